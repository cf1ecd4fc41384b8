package plateau.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import plateau.arena.series.Pairing;
import plateau.arena.series.Task;
import plateau.arena.series.Worker;
import plateau.bots.RandomBot;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Interrupted;
import plateau.core.Player;
import plateau.core.Result;
import plateau.core.Roster;
import plateau.core.State;
import plateau.core.Turn;
import plateau.core.text.BadInput;
import plateau.games.Games;
import plateau.testkit.Eventually;

class RefereeTest {
    private static final Game PILES = Games.named("piles").parse(List.of("size=3"));
    private static final Game TILINGS = Games.named("tilings").parse(List.of("size=6"));
    private static final Player RANDOM = new RandomBot().player();

    @Test
    void theSameSeedGivesTheSameGameAgainAndAgain() {
        var referee = new Referee(TILINGS, List.of(RANDOM, RANDOM));
        var first = moves(referee, 5);
        var other = moves(referee, 6);
        assertThat(moves(referee, 5)).isEqualTo(first).isNotEqualTo(other);
        assertThat(moves(new Referee(TILINGS, List.of(RANDOM, RANDOM)), 5)).isEqualTo(first);
    }

    @Test
    void whatOnePlayerDrawsDoesNotChangeTheChancesOfOthers() {
        Player wasteful = turn -> {
            turn.random().nextLong();
            return RANDOM.choose(turn);
        };
        var plain = firstChance(new Referee(TILINGS, List.of(RANDOM, RANDOM)));
        assertThat(firstChance(new Referee(TILINGS, List.of(wasteful, RANDOM)))).isEqualTo(plain);
    }

    @Test
    void aPlayerMayPlayOnItsPositionWithoutTouchingTheTable() {
        Player meddler = turn -> {
            var mine = turn.position();
            int move = turn.legal().get(0);
            mine.play(move);
            return move;
        };
        var meddled = moves(new Referee(PILES, List.of(meddler, RANDOM)), 1);
        Player honest = turn -> turn.legal().get(0);
        assertThat(meddled).isEqualTo(moves(new Referee(PILES, List.of(honest, RANDOM)), 1));
    }

    @Test
    void anIllegalMoveLosesAGameOfTwo() {
        var referee = new Referee(PILES, List.of(RANDOM, turn -> -7));
        assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.ILLEGAL_MOVE);
        assertThat(referee.result().payoffs()).containsExactly(1.0, 0.0);
        assertThat(referee.result().reason()).isEqualTo("move -7 is not legal");
    }

    @Test
    void aCrashEndsTheGameAndLosesIt() {
        Player broken = turn -> {
            throw new IllegalStateException("out of ideas");
        };
        var referee = new Referee(PILES, List.of(broken, RANDOM));
        assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.CRASH);
        assertThat(referee.result().payoffs()).containsExactly(0.0, 1.0);
        assertThat(referee.result().reason()).contains("out of ideas");
    }

    @Test
    void whoeverLeavesAGameOfTwoLosesIt() {
        Player leaving = turn -> {
            throw new Player.Leaving("dinner");
        };
        var referee = new Referee(PILES, List.of(RANDOM, leaving));
        assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.ABANDONED);
        assertThat(referee.result().payoffs()).containsExactly(1.0, 0.0);
        assertThat(referee.result().scores()).containsExactly(1, 0);
        assertThat(referee.result().reason()).isEqualTo("dinner");
    }

    @Test
    void aGameAfterABrokenOneIsWhole() {
        var turns = new int[1];
        Player onceBroken = turn -> turns[0]++ == 0 ? -1 : turn.legal().get(0);
        var referee = new Referee(PILES, List.of(onceBroken, RANDOM));
        assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.ILLEGAL_MOVE);
        assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.FINISHED);
        assertThat(referee.result().reason()).isEqualTo("board-full");
    }

    @Test
    void thinkingIsInterruptedWhenTheGameIsStoppedAndNobodyIsToBlame() throws Exception {
        for (var sleeper : List.of(new Sleeper(Interrupted::new), new Sleeper(Oversleeping::new))) {
            var referee = new Referee(PILES, List.of(RANDOM, sleeper));
            var stopper = Thread.ofPlatform().start(() -> sleeper.onceAsleep(referee::stop));
            assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.ABANDONED);
            stopper.join();
            assertThat(referee.isBrokenOff()).isTrue();
            assertThat(referee.match().departures()).isEmpty();
            assertThat(referee.result().payoffs()).isEmpty();
            assertThat(referee.result().scores()).as("after one move").containsExactly(1, 0);
        }
    }

    @Test
    void aMoveMadeAfterTheGameIsStoppedIsNotPlayed() {
        var referees = new ArrayList<Referee>();
        Player stopping = turn -> {
            referees.getFirst().stop();
            return turn.legal().get(0);
        };
        referees.add(new Referee(PILES, List.of(stopping, RANDOM)));
        assertThat(moves(referees.getFirst(), 1)).isEmpty();
        assertThat(referees.getFirst().isBrokenOff()).isTrue();
    }

    @Test
    void whoeverIsInterruptedByAnybodyBreaksTheGameOff() {
        Player interrupted = turn -> {
            Thread.currentThread().interrupt();
            throw new Interrupted();
        };
        var referee = new Referee(PILES, List.of(interrupted, RANDOM));
        assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.ABANDONED);
        assertThat(referee.isBrokenOff()).isTrue();
        assertThat(Thread.interrupted()).as("for whoever called").isTrue();
    }

    @Test
    void whoeverOnlySaysThatItWasInterruptedHasCrashed() {
        Player pretending = turn -> {
            throw new Interrupted();
        };
        var referee = new Referee(PILES, List.of(pretending, RANDOM));
        assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.CRASH);
        assertThat(referee.isBrokenOff()).isFalse();
    }

    @Test
    void nobodyIsAskedInAGameThatBeginsAfterTheStop() {
        var asked = new int[1];
        Player counting = turn -> {
            asked[0]++;
            return turn.legal().get(0);
        };
        var referee = new Referee(PILES, List.of(counting, counting));
        referee.stop();
        assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.ABANDONED);
        assertThat(referee.isBrokenOff()).isTrue();
        assertThat(asked).containsExactly(0);
    }

    @Test
    void anInterruptionFromElsewhereIsNotTakenBack() {
        var referees = new ArrayList<Referee>();
        Player stopped = turn -> {
            stopFromAnotherThread(referees.getFirst());
            return turn.legal().get(0);
        };
        referees.add(new Referee(PILES, List.of(stopped, RANDOM)));
        referees.getFirst().play(1, Onlooker.NONE);
        Thread.currentThread().interrupt();
        referees.getFirst().play(1, Onlooker.NONE);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void aThreadIsInterruptedOnlyWhileItPlays() throws Exception {
        var referees = new ArrayList<Referee>();
        Player stoppedMeanwhile = turn -> {
            stopFromAnotherThread(referees.getFirst());
            assertThat(Thread.currentThread().isInterrupted()).isTrue();
            return turn.legal().get(0);
        };
        referees.add(new Referee(PILES, List.of(stoppedMeanwhile, RANDOM)));
        referees.getFirst().play(1, Onlooker.NONE);
        assertThat(Thread.currentThread().isInterrupted()).as("after the game").isFalse();
        stopFromAnotherThread(referees.getFirst());
        assertThat(Thread.interrupted()).as("long after the game").isFalse();
    }

    private static void stopFromAnotherThread(Referee referee) {
        var stopper = Thread.ofPlatform().start(referee::stop);
        // Not by join, which would take the interruption that is looked for
        Eventually.is("the end of who stops it", () -> !stopper.isAlive());
    }

    /// Plays well and fails when all is over.
    private static final class SoreLoser implements Player {
        private final List<String> calls;

        SoreLoser(List<String> calls) {
            this.calls = calls;
        }

        @Override
        public int choose(Turn turn) {
            return turn.legal().get(0);
        }

        @Override
        public void end(Supplier<Result> result) {
            calls.add("end");
            throw new AssertionError("I never lose");
        }

        @Override
        public void close() {
            calls.add("close");
            throw new AssertionError("I will not go");
        }
    }

    @Test
    void whatAPlayerThrowsWhenAllIsOverChangesNothing() {
        var calls = new ArrayList<String>();
        var players = List.<Player>of(new SoreLoser(calls), new SoreLoser(calls));
        var referee = new Referee(PILES, players);
        assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.FINISHED);
        assertThat(referee.match().departures()).isEmpty();
        referee.close();
        assertThat(calls).containsExactly("end", "end", "close", "close");
    }

    @Test
    void aStandInWhoFailsWhenAllIsOverIsSentHomeAllTheSame() {
        var calls = new ArrayList<String>();
        var referee = new Referee(PILES, List.of(RANDOM, RANDOM, turn -> -1)).withStandIns(() -> new SoreLoser(calls));
        assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.FINISHED);
        assertThat(calls).containsExactly("end", "close");
    }

    @Test
    void aCompanyBreaksUpWhateverItsPlayersThrow() {
        var calls = new ArrayList<String>();
        var roster = new Roster() {
            @Override
            public Game game(String id, Map<String, Object> options) {
                return PILES;
            }

            @Override
            public Player player(String name, Game game) {
                return new SoreLoser(calls);
            }
        };
        var pairing = new Pairing("piles", Map.of(), List.of("a", "b"));
        try (var worker = new Worker(roster, Set.of())) {
            worker.play(new Task(0, "", pairing, 1, 0, 1));
        }
        assertThat(calls).containsExactly("end", "end", "close", "close");
    }

    @Test
    void aWrongNumberOfPlayersIsRefused() {
        assertThatThrownBy(() -> new Referee(TILINGS, List.of(RANDOM)))
                .isInstanceOf(BadInput.class)
                .hasMessage("tilings takes 2 to 20 players, not 1");
        assertThatThrownBy(() -> new Referee(PILES, Collections.nCopies(27, RANDOM)))
                .hasMessage("piles takes 1 to 26 players, not 27");
    }

    private static List<String> moves(Referee referee, long seed) {
        var moves = new ArrayList<String>();
        referee.play(seed, new Listener(moves));
        return moves;
    }

    private static String firstChance(Referee referee) {
        return moves(referee, 9).getFirst();
    }

    /// Something that a bot may throw when its sleep is disturbed.
    private static final class Oversleeping extends RuntimeException {}

    private record Listener(List<String> moves) implements Onlooker {
        @Override
        public void moving(State before, int mover, int move, int choices) {
            moves.add(before.notation(move));
        }
    }
}
