package plateau.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import plateau.arena.series.Pairing;
import plateau.arena.series.Task;
import plateau.arena.series.Worker;
import plateau.core.Clock;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.Seating;
import plateau.core.Turn;
import plateau.games.Games;

class ClocksTest {
    private static final Game PILES = Games.named("piles").defaults();
    private static final Player FIRST = turn -> turn.legal().get(0);
    private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

    @Test
    void aTimePerMoveIsTheSameForEveryMove() {
        var clocks = new Clocks(Collections.nCopies(2, Clock.parse("2s/move")));
        assertThat(clocks.spend(0, 2 * SECOND)).isTrue();
        assertThat(clocks.left(0)).isEqualTo(2 * SECOND);
        assertThat(clocks.spend(0, 2 * SECOND + 1)).isFalse();
    }

    @Test
    void aBankShrinksAndGrowsForEachPlayerAlone() {
        var clocks = new Clocks(Collections.nCopies(2, Clock.parse("10s+1s")));
        assertThat(clocks.spend(0, 4 * SECOND)).isTrue();
        assertThat(clocks.left(0)).isEqualTo(7 * SECOND);
        assertThat(clocks.left(1)).isEqualTo(10 * SECOND);
        assertThat(clocks.spend(0, 7 * SECOND)).isTrue();
        assertThat(clocks.left(0)).isEqualTo(SECOND);
        assertThat(clocks.spend(0, SECOND + 1)).isFalse();
        assertThat(clocks.left(0)).isZero();
        clocks.begin();
        assertThat(clocks.left(0)).isEqualTo(10 * SECOND);
    }

    @Test
    void everybodyMayHaveAClockOfItsOwn() {
        var clocks = new Clocks(List.of(Clock.parse("10s+1s"), Clock.NONE, Clock.parse("2s/move")));
        assertThat(clocks.isTimed()).isTrue();
        assertThat(clocks.isTimed(0)).isTrue();
        assertThat(clocks.isTimed(1)).isFalse();
        assertThat(clocks.spend(0, 4 * SECOND)).isTrue();
        assertThat(clocks.left(0)).isEqualTo(7 * SECOND);
        assertThat(clocks.spend(1, 1000 * SECOND)).isTrue();
        assertThat(clocks.spend(2, 3 * SECOND)).isFalse();
    }

    /// One that thinks as long as another is out of time where it may think less.
    @Test
    void anEntrantMayHaveAClockOfItsOwn() {
        var told = new ArrayList<Told>();
        Supplier<Player> thinker = () -> {
            told.add(new Told(SECOND));
            return told.getLast();
        };
        var guests = new Guests(PILES, Map.of("x", thinker));
        var seats = List.of("slow=x", "free@none=x", "quick@500ms/move=x");
        var pairing = new Pairing("piles", Map.of(), seats, "2s/move");
        var worker = new Worker(guests, Set.of(Worker.Extra.RECORDS));
        var record = worker.play(new Task(0, "", pairing, 1, 0, 1)).getFirst().record();
        assertThat(told.stream().map(each -> each.clock.toString())).containsExactly("2s/move", "", "500ms/move");
        assertThat(told.get(1).left).isNotEmpty().allMatch(Optional::isEmpty);
        assertThat(told.get(0).left).isNotEmpty().allMatch(Optional::isPresent);
        assertThat(record.orElseThrow().seats()).isEqualTo(seats);
        assertThat(record.orElseThrow().departures()).singleElement().satisfies(left -> {
            assertThat(left.seat()).isEqualTo(2);
            assertThat(left.ending()).isEqualTo(Ending.TIMEOUT);
        });
    }

    @Test
    void stepsAndNoClockLookAtNoTime() {
        assertThat(new Clocks(Collections.nCopies(2, Clock.parse("steps=5"))).isTimed())
                .isFalse();
        assertThat(new Clocks(Collections.nCopies(2, Clock.NONE)).isTimed()).isFalse();
    }

    /// Says itself how long it thinks.
    private static final class Told implements Timekeeper {
        private final List<Optional<Duration>> left = new ArrayList<>();
        private final long each;
        private Clock clock = Clock.NONE;

        private Told(long each) {
            this.each = each;
        }

        @Override
        public void begin(Seating seating) {
            clock = seating.clock();
        }

        @Override
        public int choose(Turn turn) {
            left.add(turn.timeLeft());
            return turn.legal().get(0);
        }

        @Override
        public long thought() {
            return each;
        }
    }

    @Test
    void playersAreToldTheClockAndWhatIsLeft() {
        var told = new Told(30 * SECOND);
        var clock = Clock.parse("10m+1s");
        new Referee(PILES, List.of(told, FIRST), List.of("a", "b"), clock).play(1, Onlooker.NONE);
        assertThat(told.clock).isEqualTo(clock);
        assertThat(told.left.subList(0, 3))
                .containsExactly(
                        Optional.of(Duration.ofSeconds(600)),
                        Optional.of(Duration.ofSeconds(571)),
                        Optional.of(Duration.ofSeconds(542)));
    }

    @Test
    void whoHasUsedUpItsBankIsOutAndTheOthersGoOn() {
        var slow = new Told(4 * SECOND);
        var clock = Clock.parse("10s");
        var referee = new Referee(PILES, List.of(FIRST, slow, FIRST), List.of("", "", ""), clock);
        assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.FINISHED);
        assertThat(referee.match().departures())
                .containsExactly(new Departure(1, 7, Ending.TIMEOUT, "thought for 4000 ms, with 2000 ms left"));
        assertThat(referee.result().payoffs().get(1)).isZero();
    }

    @Test
    void whoNeverAnswersIsInterrupted() {
        Player stuck = _ -> {
            while (!Thread.currentThread().isInterrupted()) {
                LockSupport.parkNanos(SECOND);
            }
            throw new IllegalStateException("woken");
        };
        var clock = Clock.parse("20ms/move");
        var referee = new Referee(PILES, List.of(stuck, FIRST, FIRST), List.of("", "", ""), clock);
        assertThat(referee.play(1, Onlooker.NONE)).isEqualTo(Ending.FINISHED);
        assertThat(referee.match().departures()).extracting(Departure::ending).containsExactly(Ending.TIMEOUT);
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    @Test
    void whatFoulSaysIsHowThePlayerLeaves() {
        Player foul = _ -> {
            throw new Foul(Ending.RESIGNED, "had enough");
        };
        var referee = new Referee(PILES, List.of(foul, FIRST, FIRST));
        referee.play(1, Onlooker.NONE);
        assertThat(referee.match().departures()).containsExactly(new Departure(0, 0, Ending.RESIGNED, "had enough"));
    }

    @Test
    void aRecordTellsTheClockAndTheTimes() {
        var clock = Clock.parse("10m+1s");
        var keeper = new RecordKeeper("piles", Map.of(), List.of("a", "b"), clock);
        var referee = new Referee(PILES, List.of(new Told(30 * SECOND), FIRST), List.of("a", "b"), clock);
        referee.play(1, keeper);
        var record = keeper.finish(1, referee.result());
        assertThat(record.clock()).isEqualTo("10m+1s");
        assertThat(record.times().taken()).hasSameSizeAs(record.moves());
        assertThat(record.times().taken().get(0)).isEqualTo(30_000);
        assertThat(record.times().taken().get(1)).isLessThan(30_000);
    }

    @Test
    void aGameThatGoesOnFromItsRecordHasItsClocksWhereTheyStood() {
        var clock = Clock.parse("10m");
        var keeper = new RecordKeeper("piles", Map.of(), List.of("a", "b"), clock);
        var told = new Told(90 * SECOND);
        var names = List.of("a", "b");
        new Referee(PILES, List.of(told, FIRST), names, clock).play(1, keeper);
        var record = keeper.breakOff(1);
        var match = new Match(PILES, 2, clock);
        match.resume(1, record, Onlooker.NONE);
        assertThat(match.timeLeft(0)).contains(Duration.ofSeconds(600 - 6 * 90));
    }

    @Test
    void stepsLeaveRecordsAsTheyAre() {
        var clock = Clock.parse("steps=5");
        var keeper = new RecordKeeper("piles", Map.of(), List.of("a", "b"), clock);
        var referee = new Referee(PILES, Collections.nCopies(2, FIRST), List.of("a", "b"), clock);
        referee.play(1, keeper);
        var record = keeper.finish(1, referee.result());
        assertThat(record.clock()).isEqualTo("steps=5");
        assertThat(record.times().taken()).isEmpty();
    }
}
