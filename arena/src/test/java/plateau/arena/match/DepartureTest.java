package plateau.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static plateau.arena.series.SeededGames.CARCASSONNE;
import static plateau.arena.series.SeededGames.PILES;
import static plateau.arena.series.SeededGames.RANDOM;
import static plateau.arena.series.SeededGames.cut;
import static plateau.arena.series.SeededGames.keeper;
import static plateau.arena.series.SeededGames.played;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.arena.series.Scoresheet;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.Seating;
import plateau.core.State;
import plateau.core.Turn;
import plateau.core.records.GameRecord;
import plateau.core.text.BadInput;
import plateau.games.Games;

/// Players who leave, fail or are expelled: the others go on.
class DepartureTest {
    /// Fails before the first move.
    private static final Player ABSENT_MINDED = new Player() {
        @Override
        public void begin(Seating seating) {
            throw new IllegalStateException("not today");
        }

        @Override
        public int choose(Turn turn) {
            throw new AssertionError("never asked");
        }
    };

    /// Crashes when it is asked for the so manyth time.
    private static Player crashing(int turn) {
        var asked = new int[1];
        return each -> {
            if (++asked[0] == turn) {
                throw new IllegalStateException("out of ideas");
            }
            return RANDOM.choose(each);
        };
    }

    @Test
    void whatIsPlayedForWhoHasLeftIsNobodysDecision() {
        var chosen = new int[3];
        var idle = new int[3];
        var counting = new Onlooker() {
            @Override
            public void moving(State before, int mover, int move, int choices) {
                if (mover >= 0) {
                    (choices > 0 ? chosen : idle)[mover]++;
                }
            }
        };
        var referee = new Referee(PILES, List.of(RANDOM, crashing(3), RANDOM));
        var sheet = new Scoresheet(referee.match(), 0, false);
        sheet.begin();
        referee.play(4, counting.and(sheet));
        assertThat(chosen[1]).isEqualTo(2);
        assertThat(idle[1]).isPositive();
        assertThat(idle[0] + idle[2]).isZero();
        assertThat(sheet.decisions()).isEqualTo(chosen[0] + chosen[1] + chosen[2]);
    }

    @Test
    void theOthersFinishAGameOfCarcassonneWithoutWhoCrashed() {
        for (int turn = 1; turn <= 6; turn++) {
            var keeper = keeper(CARCASSONNE, 4);
            var players = List.of(RANDOM, crashing(turn), RANDOM, RANDOM);
            var referee = new Referee(CARCASSONNE, players);
            assertThat(referee.play(7, keeper)).isEqualTo(Ending.FINISHED);
            var record = keeper.finish(7, referee.result());
            assertThat(record.departures()).hasSize(1);
            var departure = record.departures().getFirst();
            assertThat(departure.seat()).isEqualTo(1);
            assertThat(departure.ending()).isEqualTo(Ending.CRASH);
            assertThat(departure.reason()).contains("out of ideas");
            assertThat(record.moves().get(departure.ply())).isEqualTo(turn % 2 == 1 ? "lost" : "none");
            assertThat(Collections.frequency(record.moves(), "skip")).isGreaterThan(10);
            var shares = record.result().orElseThrow().payoffs();
            assertThat(shares.get(1)).isZero();
            assertThat(shares.stream().mapToDouble(share -> share).sum()).isCloseTo(1, within(1e-9));
            var read = GameRecord.parse(record.toJson());
            assertThat(Verification.verify(CARCASSONNE, read).toString()).contains("moves hold");
        }
    }

    @ParameterizedTest
    @MethodSource("plateau.arena.series.SeededGames#games")
    void everyGameOfThreeGoesOnWithoutOne(Game game) {
        if (game.maxPlayers() < 3) {
            return;
        }
        for (int turn = 1; turn <= 3; turn++) {
            var keeper = keeper(game, 3);
            var referee = new Referee(game, List.of(RANDOM, RANDOM, crashing(turn)));
            assertThat(referee.play(turn, keeper)).isEqualTo(Ending.FINISHED);
            var record = GameRecord.parse(keeper.finish(turn, referee.result()).toJson());
            assertThat(record.departures()).hasSize(1);
            assertThat(record.result().orElseThrow().payoffs().get(2)).isZero();
            Verification.verify(game, record);
            var resumed = keeper(game, 3);
            var again = new Referee(game, List.of(RANDOM, RANDOM, RANDOM));
            int ply = (record.departures().getFirst().ply() + record.moves().size()) / 2;
            var part = cut(record, ply).withDepartures(record.departures());
            again.playOn(turn, part, resumed);
            assertThat(resumed.finish(turn, again.result())).isEqualTo(record);
        }
    }

    @Test
    void aStandInPlaysForWhoeverLeft() {
        var turns = new int[1];
        Player counting = turn -> {
            turns[0]++;
            return RANDOM.choose(turn);
        };
        var game = Games.named("tilings").parse(List.of());
        var referee = new Referee(game, List.of(RANDOM, RANDOM, crashing(2))).withStandIns(() -> counting);
        assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.FINISHED);
        assertThat(turns[0]).isGreaterThan(5);
        assertThat(referee.match().payoff(2)).isZero();
        assertThat(referee.result().payoffs().stream()
                        .mapToDouble(share -> share)
                        .sum())
                .isCloseTo(1, within(1e-9));
    }

    @Test
    void whereTheStandInFailsTooTheSeatIdles() {
        var game = Games.named("tilings").parse(List.of());
        var referee = new Referee(game, List.of(RANDOM, RANDOM, crashing(2))).withStandIns(() -> crashing(2));
        assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.FINISHED);
        assertThat(referee.match().departures()).hasSize(1);
    }

    @Test
    void whereTheStandInCannotEvenSitDownTheSeatIdles() {
        var closed = new int[1];
        var failing = new Player() {
            @Override
            public void begin(Seating seating) {
                throw new IllegalStateException("not today");
            }

            @Override
            public int choose(Turn turn) {
                throw new AssertionError("never asked");
            }

            @Override
            public void close() {
                closed[0]++;
            }
        };
        var game = Games.named("tilings").parse(List.of());
        var referee = new Referee(game, List.of(RANDOM, RANDOM, crashing(2))).withStandIns(() -> failing);
        assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.FINISHED);
        assertThat(referee.match().departures()).hasSize(1);
        assertThat(closed).containsExactly(1);
    }

    @Test
    void whereNoStandInComesTheSeatIdles() {
        var game = Games.named("tilings").parse(List.of());
        Supplier<Player> nobody = () -> {
            throw new IllegalStateException("nobody is free");
        };
        var referee = new Referee(game, List.of(RANDOM, RANDOM, crashing(2))).withStandIns(nobody);
        assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.FINISHED);
        assertThat(referee.match().departures()).hasSize(1);
    }

    @Test
    void whenTwoOfThreeHaveLeftTheThirdHasWon() {
        var keeper = keeper(CARCASSONNE, 3);
        var referee = new Referee(CARCASSONNE, List.of(crashing(2), RANDOM, turn -> -1));
        assertThat(referee.play(1, keeper)).isEqualTo(Ending.ILLEGAL_MOVE);
        var record = keeper.finish(1, referee.result());
        assertThat(record.departures()).extracting(Departure::seat).containsExactly(0, 2);
        assertThat(record.result().orElseThrow().payoffs()).containsExactly(0.0, 1.0, 0.0);
        Verification.verify(CARCASSONNE, GameRecord.parse(record.toJson()));
        var more = new ArrayList<>(record.moves());
        more.add("D");
        var longer = new GameRecord("carcassonne", Map.of(), 3, more).withDepartures(record.departures());
        assertThatThrownBy(() -> Match.of(CARCASSONNE, longer, Onlooker.NONE))
                .hasMessageContaining("comes after too many have left");
    }

    @Test
    void whoeverFailsAtTheVeryBeginningIsOutToo() {
        var referee = new Referee(PILES, List.of(ABSENT_MINDED, RANDOM));
        assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.CRASH);
        assertThat(referee.result().payoffs()).containsExactly(0.0, 1.0);
    }

    @Test
    void whereAllFailAtTheBeginningTheLastOfThemHasWon() {
        var referee = new Referee(PILES, List.of(ABSENT_MINDED, ABSENT_MINDED));
        assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.CRASH);
        assertThat(referee.match().departures()).extracting(Departure::seat).containsExactly(0);
        assertThat(referee.result().payoffs()).containsExactly(0.0, 1.0);
    }

    @Test
    void aDepartureThatCannotBeIsRefusedInWordsAndChangesNothing() {
        var match = new Match(CARCASSONNE, 3);
        assertRefused(match, 0, Ending.CRASH, "the game has not begun: nobody can leave seat 0");
        assertThatThrownBy(() -> match.play("x"))
                .isInstanceOf(BadInput.class)
                .hasMessage("the game has not begun: 'x' comes too early");
        match.begin(1, Onlooker.NONE);
        assertRefused(match, 7, Ending.CRASH, "there is no seat 7; the seats go from 0 to 2");
        assertRefused(match, -1, Ending.CRASH, "there is no seat -1; the seats go from 0 to 2");
        assertRefused(
                match,
                1,
                Ending.FINISHED,
                "nobody leaves a game as FINISHED; possible: " + "[ILLEGAL_MOVE, TIMEOUT, CRASH, RESIGNED, ABANDONED]");
        match.expel(0, Ending.CRASH, "out of ideas", true);
        assertRefused(match, 0, Ending.CRASH, "seat 0 is left twice");
        assertThat(match.isOver()).isFalse();
        match.expel(1, Ending.RESIGNED, "bored", true);
        assertThat(match.isOver()).isTrue();
        assertRefused(match, 2, Ending.CRASH, "the game is over: nobody can leave seat 2 any more");
        assertThat(match.result().payoffs()).containsExactly(0.0, 0.0, 1.0);
    }

    private static void assertRefused(Match match, int seat, Ending ending, String words) {
        var before = match.result();
        int departures = match.departures().size();
        int ply = match.ply();
        assertThatThrownBy(() -> match.expel(seat, ending, "", true))
                .isInstanceOf(BadInput.class)
                .hasMessage(words);
        assertThat(match.result()).isEqualTo(before);
        assertThat(match.departures()).hasSize(departures);
        assertThat(match.ply()).isEqualTo(ply);
    }

    @Test
    void nobodyLeavesAGameThatIsFinished() {
        var record = played(PILES, 2, 1);
        var match = Match.of(PILES, record, Onlooker.NONE);
        assertRefused(match, 0, Ending.CRASH, "the game is over: nobody can leave seat 0 any more");
        var late = new Departure(0, record.moves().size(), Ending.CRASH, "");
        assertThatThrownBy(() -> Match.of(PILES, record.withDepartures(List.of(late)), Onlooker.NONE))
                .hasMessageContaining("nobody can leave seat 0 any more");
    }

    @Test
    void nobodyTakesBackWhatCameBeforeADeparture() {
        var match = new Match(PILES, 3);
        match.begin(1, Onlooker.NONE);
        match.play("1,1");
        match.expel(1, Ending.RESIGNED, "bored", true);
        assertThat(match.mover()).isEqualTo(2);
        assertThat(match.undo()).isEqualTo(-1);
        match.play("3,3");
        assertThat(match.undo()).isEqualTo(2);
        assertThat(match.mover()).isEqualTo(2);
    }
}
