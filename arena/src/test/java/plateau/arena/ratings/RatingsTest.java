package plateau.arena.ratings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.text.BadInput;

class RatingsTest {
    private static final List<String> THREE = List.of("random", "greedy", "mcts");
    private static final List<Double> FIVE = List.of(0.0, -100.0, 50.0, 200.0, 400.0);

    @ParameterizedTest
    @CsvSource({"2, 0", "2, 0.5", "3, 0", "3, 0.5", "4, 0", "4, 0.8", "5, 0.5"})
    void strengthsAreFound(int players, double ties) {
        var synthetic = new Synthetic(FIVE, ties, 1);
        var rounds = synthetic.everybodyMeets(players, 1500);
        var ratings = Ratings.fit(synthetic.names(), rounds, "p0");
        for (int i = 0; i < FIVE.size(); i++) {
            var rating = ratings.get(i);
            assertThat(rating.elo()).isCloseTo(synthetic.elo(i), within(25.0));
            assertThat(rating.interval().high() - rating.interval().low()).isLessThan(50);
            assertThat(rating.held()).isEqualTo(Rating.Held.BOTH_SIDES);
        }
    }

    @Test
    void betweenTwoItIsTheOddsWithHalfAWinMoreForEach() {
        var rounds = Stream.of(games(60, 1, 0), games(20, 0, 1), draws(20, 0, 1));
        var rating = fit(rounds).get(1);
        double odds = (60 + 10 + 0.5) / (20 + 10 + 0.5);
        assertThat(rating.elo()).isCloseTo(1000 + 400 * Math.log10(odds), within(1e-9));
        assertThat(rating.games()).isEqualTo(100);
    }

    @Test
    void theAnchorHasExactlyThousandAndNoInterval() {
        var anchor =
                fit(Stream.of(games(7, 1, 0), games(3, 0, 2), games(1, 2, 1))).getFirst();
        assertThat(anchor.elo()).isEqualTo(1000);
        assertThat(anchor.interval().low()).isEqualTo(1000);
        assertThat(anchor.interval().high()).isEqualTo(1000);
        assertThat(anchor.held()).isEqualTo(Rating.Held.BOTH_SIDES);
    }

    @Test
    void anotherAnchorMovesAllByTheSame() {
        var synthetic = new Synthetic(FIVE, 0.3, 2);
        var rounds = synthetic.everybodyMeets(3, 20);
        var one = Ratings.fit(synthetic.names(), rounds, "p0");
        var other = Ratings.fit(synthetic.names(), rounds, "p3");
        double moved = one.get(3).elo() - 1000;
        for (int i = 0; i < FIVE.size(); i++) {
            assertThat(other.get(i).elo()).isCloseTo(one.get(i).elo() - moved, within(1e-6));
        }
        assertThat(other.get(3).elo()).isEqualTo(1000);
    }

    @ParameterizedTest
    @CsvSource({"2", "3", "4"})
    void theOrderOfGamesMakesNoDifferenceToTheLastBit(int players) {
        var synthetic = new Synthetic(FIVE, 0.4, 3);
        var rounds = new ArrayList<List<Placing>>();
        var games = synthetic.everybodyMeets(players, 30).stream()
                .map(List::getFirst)
                .toList();
        for (int i = 0; i < games.size(); i += 3) {
            rounds.add(new ArrayList<>(games.subList(i, Math.min(i + 3, games.size()))));
        }
        var ratings = Ratings.fit(synthetic.names(), rounds, "p0");
        var random = new Random(1);
        for (int times = 0; times < 20; times++) {
            Collections.shuffle(rounds, random);
            rounds.forEach(round -> Collections.shuffle(round, random));
            assertThat(Ratings.fit(synthetic.names(), rounds, "p0")).isEqualTo(ratings);
        }
    }

    @Test
    void whoWinsOrLosesEverythingHasAFiniteRatingAndIsTold() {
        var ratings = fit(Stream.of(games(100, 1, 0), games(100, 0, 2)));
        var winner = ratings.get(1);
        assertThat(winner.held()).isEqualTo(Rating.Held.FROM_BELOW);
        assertThat(winner.elo()).isBetween(1600.0, 2200.0);
        // With 97.5 % the one who won 100 games of 100 wins 96.4 % of them, or 570 points.
        assertThat(winner.interval().low()).isBetween(1200.0, 1570.0);
        assertThat(winner.interval().high()).isBetween(2000.0, 4000.0);
        var loser = ratings.get(2);
        assertThat(loser.held()).isEqualTo(Rating.Held.FROM_ABOVE);
        assertThat(loser.elo()).isCloseTo(2000 - winner.elo(), within(1e-6));
    }

    @Test
    void whoeverIsNotComparedWithTheAnchorIsTold() {
        var names = List.of("random", "greedy", "a", "b", "nobody");
        var rounds = rounds(Stream.of(games(5, 1, 0), games(5, 0, 1), games(9, 2, 3), games(3, 3, 2)));
        var ratings = Ratings.fit(names, rounds, "random");
        assertThat(ratings.stream().map(Rating::held))
                .containsExactly(
                        Rating.Held.BOTH_SIDES,
                        Rating.Held.BOTH_SIDES,
                        Rating.Held.NOT,
                        Rating.Held.NOT,
                        Rating.Held.NOT);
        assertThat(ratings.get(2).elo() - ratings.get(3).elo()).isBetween(100.0, 200.0);
        for (var rating : ratings.subList(2, 5)) {
            assertThat(rating.interval().high() - rating.interval().low()).isGreaterThan(1000);
        }
        assertThat(ratings.getLast().games()).isZero();
        assertThat(ratings.getLast().elo()).isEqualTo(1000);
    }

    /// Both beat a third: nobody knows which of them is better.
    @Test
    void aCommonVictimComparesNobody() {
        var ratings = fit(Stream.of(games(50, 0, 1), games(50, 2, 1)));
        assertThat(ratings.get(2).held()).isEqualTo(Rating.Held.NOT);
        assertThat(ratings.get(2).interval().high() - ratings.get(2).interval().low())
                .isGreaterThan(1000);
    }

    @Test
    void withoutGamesNothingIsKnown() {
        assertThat(Ratings.fit(THREE, List.of(), "random").stream().map(Rating::held))
                .containsExactly(Rating.Held.BOTH_SIDES, Rating.Held.NOT, Rating.Held.NOT);
        assertThat(Ratings.byPlayers(THREE, List.of(), "random")).isEmpty();
    }

    @Test
    void manyWhoAreInOneStrictOrderHaveFiniteRatings() {
        var names = IntStream.range(0, 60).mapToObj(each -> "p" + each).toList();
        var rounds = new ArrayList<List<Placing>>();
        for (int better = 0; better < names.size(); better++) {
            for (int worse = 0; worse < better; worse++) {
                rounds.addAll(games(4, better, worse));
            }
        }
        var ratings = Ratings.fit(names, rounds, "p30");
        for (int i = 1; i < names.size(); i++) {
            assertThat(ratings.get(i).elo())
                    .isFinite()
                    .isGreaterThan(ratings.get(i - 1).elo());
        }
        assertThat(ratings.getFirst().held()).isEqualTo(Rating.Held.FROM_ABOVE);
        assertThat(ratings.getLast().held()).isEqualTo(Rating.Held.FROM_BELOW);
    }

    @Test
    void gamesAgainstOneselfTellNothing() {
        var some = List.of(games(30, 1, 0), games(10, 0, 1));
        var ratings = fit(some.stream());
        var more = fit(Stream.concat(some.stream(), Stream.of(games(500, 2, 2))));
        assertThat(more.get(1).elo()).isCloseTo(ratings.get(1).elo(), within(1e-9));
        assertThat(more.get(2).games()).isEqualTo(500);
        assertThat(more.get(2).held()).isEqualTo(Rating.Held.NOT);
    }

    /// Two seats of three are twice the chance to win, which is no strength.
    @Test
    void severalSeatsOfOneEntrantAreCountedEachForItself() {
        var synthetic = new Synthetic(List.of(0.0, 150.0), 0.2, 4);
        var rounds = new ArrayList<>(synthetic.games(List.of(0, 0, 1), 2000));
        rounds.addAll(synthetic.games(List.of(0, 1, 1), 2000));
        var rating = Ratings.fit(synthetic.names(), rounds, "p0").get(1);
        assertThat(rating.elo()).isCloseTo(1150, within(25.0));
        assertThat(rating.games()).isEqualTo(4000);
    }

    @Test
    void everyNumberOfPlayersHasRatingsOfItsOwn() {
        var two = rounds(Stream.of(games(30, 1, 0), games(10, 0, 1)));
        var three = List.of(new Placing(List.of(List.of(0), List.of(1), List.of(2))));
        var mixed = new ArrayList<List<Placing>>();
        two.forEach(round -> mixed.add(List.of(round.getFirst(), three.getFirst())));
        var ratings = Ratings.byPlayers(THREE, mixed, "random");
        assertThat(ratings.keySet()).containsExactly(2, 3);
        assertThat(ratings.get(2)).isEqualTo(Ratings.fit(THREE, two, "random"));
        assertThat(ratings.get(3)).isEqualTo(Ratings.fit(THREE, Collections.nCopies(40, three), "random"));
    }

    @Test
    void anUnknownAnchorIsRefused() {
        assertThatThrownBy(() -> Ratings.fit(THREE, List.of(), "randon"))
                .isInstanceOf(BadInput.class)
                .hasMessage("nobody named 'randon' is rated, to have 1000 points; there are random greedy"
                        + " mcts; did you mean 'random'?");
        assertThatThrownBy(() -> Ratings.fit(List.of("a", "a"), List.of(), "a"))
                .hasMessage("two entrants of one name: [a, a]");
    }

    private static List<Rating> fit(Stream<List<List<Placing>>> rounds) {
        return Ratings.fit(THREE, rounds(rounds), "random");
    }

    private static List<List<Placing>> rounds(Stream<List<List<Placing>>> rounds) {
        return rounds.flatMap(List::stream).toList();
    }

    private static List<List<Placing>> games(int times, int winner, int loser) {
        return Collections.nCopies(times, List.of(new Placing(List.of(List.of(winner), List.of(loser)))));
    }

    private static List<List<Placing>> draws(int times, int one, int other) {
        return Collections.nCopies(times, List.of(new Placing(List.of(List.of(one, other)))));
    }
}
