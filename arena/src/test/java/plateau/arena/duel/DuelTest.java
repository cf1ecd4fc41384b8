package plateau.arena.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.match.Guests;
import plateau.arena.match.Onlooker;
import plateau.arena.match.Referee;
import plateau.arena.match.Sleeper;
import plateau.bots.Bots;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Interrupted;
import plateau.core.Player;
import plateau.core.luck.Lot;
import plateau.games.Games;

class DuelTest {
    private static final Game PILES = Games.named("piles").parse(java.util.List.of("size=3"));
    private static final Game MUNIFICENCE = Games.named("munificence").defaults();
    private static final Player CRASHING = _ -> {
        throw new IllegalStateException("crash");
    };

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 7})
    void equalSidesHaveHalfOfTheWins(int players) {
        var report = duel(PILES, "random", "random", players, 2000, 2).run();
        assertThat(report.a().share()).isCloseTo(0.5, within(0.05));
        assertThat(report.a().share() + report.b().share()).isCloseTo(1, within(1e-12));
        assertThat(report.interval().low()).isLessThan(0.5);
        assertThat(report.interval().high()).isGreaterThan(0.5);
    }

    @Test
    void equalSidesHaveExactlyHalfWhereNothingIsDrawnByLot() {
        var guests =
                new Guests(PILES, Map.of("first", () -> turn -> turn.legal().get(0)));
        for (int players = 2; players <= 5; players++) {
            var report = new Duel(guests, guests.pairing("first", "first"), players, 1, 1, 1).run();
            assertThat(report.a().share()).isEqualTo(0.5);
            assertThat(report.a().score()).isEqualTo(report.b().score());
        }
    }

    @Test
    void greedyBeatsRandomAtMunificence() {
        var report = duel(MUNIFICENCE, "greedy", "random", 2, 200, 2).run();
        assertThat(report.interval().low()).isGreaterThan(0.6);
        assertThat(report.a().score()).isGreaterThan(report.b().score());
        assertThat(report.a().name()).isEqualTo("greedy");
        assertThat(report.partial()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void threadsMakeNoDifference(int players) {
        var one = duel(MUNIFICENCE, "greedy", "random", players, 60, 1).run();
        var two = duel(MUNIFICENCE, "greedy", "random", players, 60, 2).run();
        assertThat(two)
                .usingRecursiveComparison()
                .ignoringFieldsMatchingRegexes(".*\\.(seconds|slowest)")
                .isEqualTo(one);
    }

    @Test
    void theLastRoundIsPlayedToItsEnd() {
        var duel = duel(PILES, "random", "random", 3, 7, 2);
        assertThat(duel.games()).isEqualTo(12);
        assertThat(duel.run().games()).isEqualTo(12);
        assertThat(duel.played()).isEqualTo(12);
    }

    @Test
    void aRoundPlaysOneSeedInEverySeating() {
        var seen = new ArrayList<Long>();
        Player recorder = turn -> {
            if (turn.player() == 0) {
                seen.add(turn.random().nextLong());
            }
            return turn.legal().get(0);
        };
        var guests = new Guests(PILES, Map.of("recorder", () -> recorder));
        new Duel(guests, guests.pairing("recorder", "recorder"), 2, 1, 4, 1).run();
        int turns = seen.size() / 4;
        assertThat(seen.subList(turns, 2 * turns)).isEqualTo(seen.subList(0, turns));
        assertThat(seen.subList(2 * turns, 3 * turns)).isNotEqualTo(seen.subList(0, turns));
    }

    @Test
    void gamesAreCountedOnceHoweverManyLeaveThem() {
        var report = againstRandom(CRASHING, 4, 12, 1).run();
        assertThat(report.endings().values().stream().mapToLong(count -> count).sum())
                .isEqualTo(report.games());
        assertThat(report.a().faults().get(Ending.CRASH)).isGreaterThan(report.games());
    }

    @Test
    void aPlayerWhoCrashesIsCountedOnItsSide() {
        var report = againstRandom(CRASHING, 2, 10, 2).run();
        assertThat(report.games()).isEqualTo(10);
        assertThat(report.finished()).isZero();
        assertThat(report.a().faults()).isEqualTo(Map.of(Ending.CRASH, 10L));
        assertThat(report.b().faults()).isEmpty();
        assertThat(report.a().share()).isZero();
        assertThat(report.b().share()).isEqualTo(1);
    }

    @Test
    void theSlowestDecisionIsNoFasterThanTheMean() {
        var report = duel(PILES, "greedy", "random", 2, 20, 1).run();
        assertThat(report.a().seconds())
                .isPositive()
                .isLessThanOrEqualTo(report.a().slowest());
        assertThat(report.b().seconds())
                .isPositive()
                .isLessThanOrEqualTo(report.b().slowest());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void aStoppedDuelReportsWholeRounds(int players) {
        var turns = new int[1];
        var holder = new ArrayList<Duel>();
        Player stopping = turn -> {
            if (++turns[0] == 1000) {
                holder.getFirst().stop();
            }
            return turn.legal().get(turn.random().nextInt(turn.legal().size()));
        };
        holder.add(againstRandom(stopping, players, 1_000_000, 1));
        var report = holder.getFirst().run();
        assertThat(report.partial()).isTrue();
        assertThat(report.games()).isPositive().isLessThan(1000);
        assertThat(report.games() % Seatings.of(players).size()).isZero();
        assertThat(holder.getFirst().played())
                .isBetween(report.games(), report.games() + Seatings.of(players).size());
    }

    @Test
    void thinkingThatIsBrokenOffCountsForNothing() throws Exception {
        var sleeper = new Sleeper(Interrupted::new);
        var duel = againstRandom(sleeper, 2, 10, 2);
        var stopper = Thread.ofPlatform().start(() -> sleeper.onceAsleep(duel::stop));
        var report = duel.run();
        stopper.join();
        assertThat(report.partial()).isTrue();
        assertThat(report.games()).isZero();
        assertThat(report.a().faults()).isEmpty();
        assertThat(report.a().slowest()).isZero();
    }

    /// What a duel should come to, worked out game by game.
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5})
    void aDuelCountsEverySeatingOfEveryRound(int players) {
        var seatings = Seatings.of(players);
        int rounds = 3;
        var lists = Map.of(Side.A, "greedy", Side.B, "random");
        double share = 0;
        var scores = new double[2];
        for (int round = 0; round < rounds; round++) {
            for (var seating : seatings) {
                var bots = seating.stream().map(lists::get).toList();
                var sitting = bots.stream()
                        .map(name -> Bots.parse(name, PILES).player())
                        .toList();
                var referee = new Referee(PILES, sitting);
                referee.play(Lot.seedOfGame(7, round), Onlooker.NONE);
                for (int seat = 0; seat < players; seat++) {
                    var side = seating.get(seat);
                    share += side == Side.A ? referee.match().payoff(seat) : 0;
                    scores[side.ordinal()] += referee.state().score(seat);
                }
            }
        }
        int games = rounds * seatings.size();
        var report = duel(PILES, "greedy", "random", players, games - 1, 2).run();
        assertThat(report.games()).isEqualTo(games);
        assertThat(report.finished()).isEqualTo(games);
        assertThat(report.a().share()).isCloseTo(share / games, within(1e-9));
        assertThat(report.b().share()).isCloseTo(1 - share / games, within(1e-9));
        double seats = games * players / 2.0;
        assertThat(report.a().score()).isCloseTo(scores[0] / seats, within(1e-9));
        assertThat(report.b().score()).isCloseTo(scores[1] / seats, within(1e-9));
    }

    /// The sixth game, the second of the third round, is broken off: two rounds count.
    @Test
    void aRoundThatIsNotWholeDoesNotCount() {
        var asked = new ArrayList<Long>();
        Player breaking = turn -> {
            if (turn.ply() < 2) {
                asked.add(0L);
            }
            if (asked.size() == 6) {
                Thread.currentThread().interrupt();
                throw new Interrupted();
            }
            return turn.legal().get(turn.random().nextInt(turn.legal().size()));
        };
        var duel = againstRandom(breaking, 2, 6, 1);
        var report = duel.run();
        assertThat(duel.played()).isEqualTo(5);
        assertThat(report.games()).isEqualTo(4);
        assertThat(report.partial()).isTrue();
    }

    private static Duel duel(Game game, String a, String b, int players, long games, int threads) {
        var guests = new Guests(game);
        return new Duel(guests, guests.pairing(a, b), players, 7, games, threads);
    }

    private static Duel againstRandom(Player player, int players, long games, int threads) {
        var guests = new Guests(PILES, Map.of("player", () -> player));
        return new Duel(guests, guests.pairing("player", "random"), players, 1, games, threads);
    }
}
