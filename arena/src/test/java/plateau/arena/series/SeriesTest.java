package plateau.arena.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Where a series goes wrong it may well never end.
@Timeout(600)
class SeriesTest {
    private static final long ENDLESS = Long.MAX_VALUE / 2;
    private static final Pairing PAIRING = new Pairing("none", Map.of(), List.of());

    @ParameterizedTest
    @CsvSource({"0, 1", "0, 3", "1, 1", "1, 4", "7, 2", "64, 64", "1000, 1", "1000, 3", "20000, 8"})
    void everyTaskIsPlayedExactlyOnce(int games, int threads) {
        var times = new AtomicIntegerArray(games);
        var series = series(games, desks(threads, index -> times.incrementAndGet((int) index) > 0));
        series.run();
        assertThat(IntStream.range(0, games).map(times::get)).allMatch(count -> count == 1);
        assertThat(series.played()).isEqualTo(games);
    }

    @Test
    void tasksBeginInTheOrderOfTheSchedule() {
        var seen = new ArrayList<Long>();
        series(100, desks(1, seen::add)).run();
        assertThat(seen).isSorted().hasSize(100);
    }

    @Test
    void everyDeskHasAThreadOfItsOwn() {
        var together = new CyclicBarrier(4);
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        series(4, desks(4, index -> meet(together) && threads.add(Thread.currentThread())))
                .run();
        assertThat(threads).hasSize(4).doesNotContain(Thread.currentThread());
    }

    private static boolean meet(CyclicBarrier together) {
        try {
            together.await();
            return true;
        } catch (Exception broken) {
            throw new IllegalStateException(broken);
        }
    }

    @Test
    void theScheduleIsToldWhatCameOfEveryTask() {
        var told = new ArrayList<Long>();
        var schedule = new Numbers(1000, (task, isPlayed) -> told.add(isPlayed ? task : -1));
        new Series<>(schedule, desks(3, index -> index % 4 == 0)).run();
        assertThat(told).hasSize(1000).contains(0L, 4L, 996L).doesNotContain(1L);
    }

    @Test
    void aGameBrokenOffDoesNotCount() {
        var series = series(100, desks(3, index -> index % 4 == 0));
        series.run();
        assertThat(series.played()).isEqualTo(25);
    }

    static Stream<Throwable> failures() {
        return Stream.of(new IllegalStateException("a"), new StackOverflowError("b"));
    }

    @ParameterizedTest
    @MethodSource("failures")
    void aFailureReachesTheCallerAndStopsTheOthers(Throwable failure) {
        var desks = desks(3, index -> index != 1000 || raise(failure));
        var series = series(ENDLESS, desks);
        assertThatThrownBy(series::run).isSameAs(failure);
        assertThat(series.played()).isGreaterThanOrEqualTo(500);
        assertThat(desks).allMatch(desk -> desk.stops.get() > 0 && desk.closings.get() == 1);
    }

    @Test
    void evenAFailureThatIsCheckedReachesTheCaller() {
        var failure = new java.io.IOException("c");
        assertThatThrownBy(() ->
                        series(ENDLESS, desks(2, index -> raise(failure))).run())
                .hasCause(failure);
    }

    @Test
    void theFirstOfManyFailuresIsTold() {
        var first = new IllegalStateException("first");
        var desks = desks(1, index -> raise(index == 0 ? first : new Error("later")));
        assertThatThrownBy(() -> series(10, desks).run()).isSameAs(first);
    }

    @Test
    void aScheduleThatFailsEndsTheSeries() {
        var failure = new IllegalStateException("no room for results");
        var schedule =
                new Numbers(ENDLESS, (task, _) -> assertThat(raise(failure)).isTrue());
        assertThatThrownBy(() -> new Series<>(schedule, desks(3, index -> true)).run())
                .isSameAs(failure);
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> boolean raise(Throwable failure) throws T {
        throw (T) failure;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void aStopEndsTheWorkAndEveryDeskIsTold(int threads) {
        var holder = new ArrayList<Series<Boolean>>();
        var desks = desks(threads, index -> {
            if (index == 100) {
                holder.getFirst().stop();
            }
            return true;
        });
        holder.add(series(ENDLESS, desks));
        holder.getFirst().run();
        assertThat(holder.getFirst().played()).isGreaterThan(100 - threads);
        assertThat(desks).allMatch(desk -> desk.stops.get() == 1);
    }

    @Test
    void afterAStopNothingBegins() {
        var series = series(100, desks(2, index -> raise(new AssertionError("game " + index))));
        series.stop();
        series.run();
        assertThat(series.played()).isZero();
    }

    @Test
    void everyDeskIsClosedOnceAllIsPlayed() {
        var desks = desks(3, index -> true);
        series(50, desks).run();
        assertThat(desks).allMatch(desk -> desk.closings.get() == 1);
    }

    /// Each task is given once the one before it is played: only one thread ever works.
    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void threadsWaitForResultsThatTheScheduleWaitsFor(int threads) {
        var order = new ArrayList<String>();
        var schedule = new Schedule<Boolean>() {
            private long given;
            private long done;

            @Override
            public Optional<Task> next() {
                return given > done || given == 200 ? Optional.empty() : Optional.of(task(given++));
            }

            @Override
            public void played(Task task, Boolean result) {
                order.add("played " + task.number());
                done++;
            }
        };
        var desks = desks(threads, index -> order.add("playing " + index));
        new Series<>(schedule, desks).run();
        assertThat(order).hasSize(400);
        assertThat(order.subList(0, 4)).containsExactly("playing 0", "played 0", "playing 1", "played 1");
        assertThat(order.getLast()).isEqualTo("played 199");
    }

    /// One plays until all are stopped, the others have nothing to do but wait for what comes of it.
    @Test
    void threadsThatWaitCanBeStopped() {
        var holder = new ArrayList<Series<Boolean>>();
        var stopped = new CountDownLatch(1);
        Runnable stop = () -> {
            holder.getFirst().stop();
            stopped.countDown();
        };
        var schedule = new Numbers(1, (_, _) -> {}) {
            private int asked;

            @Override
            public Optional<Task> next() {
                if (++asked == 4) {
                    Thread.ofPlatform().start(stop);
                }
                return super.next();
            }
        };
        var desks = desks(4, index -> await(stopped));
        holder.add(new Series<>(schedule, desks));
        holder.getFirst().run();
        assertThat(desks).allMatch(desk -> desk.stops.get() == 1);
    }

    private static boolean await(CountDownLatch latch) {
        try {
            latch.await();
            return false;
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    @Test
    void whatAllThreadsAllocateIsCountedTogether() {
        var kept = new ConcurrentHashMap<Long, byte[]>();
        var effort = series(20, desks(2, index -> kept.put(index, new byte[1_000_000]) == null))
                .run();
        assertThat(effort.bytes()).isBetween(20_000_000L, 25_000_000L);
        assertThat(effort.seconds()).isPositive();
    }

    @Test
    void whoeverWaitsMayBeInterruptedAndLosesNothing() {
        var waiting = Thread.currentThread();
        var series = series(1000, desks(2, index -> {
            if (index == 10) {
                waiting.interrupt();
            }
            return true;
        }));
        series.run();
        assertThat(Thread.interrupted()).isTrue();
        assertThat(series.played()).isEqualTo(1000);
    }

    private static Task task(long number) {
        return new Task(number, "", PAIRING, 1, number, 1);
    }

    @Test
    void aDeskThatFailsToCloseLeavesNoOtherOpen() {
        var desks = desks(3, _ -> true);
        desks.getFirst().obstacle = Optional.of(new IllegalStateException("stuck"));
        desks.get(1).obstacle = Optional.of(new AssertionError("stuck, too"));
        var series = series(10, desks);
        assertThatThrownBy(series::run)
                .hasMessage("stuck")
                .satisfies(first -> assertThat(first.getSuppressed()).hasSize(1));
        assertThat(desks).allSatisfy(desk -> assertThat(desk.closings).hasValue(1));
    }

    @Test
    void whatFailsInPlayIsToldBeforeWhatFailsInClosing() {
        var desks = desks(2, _ -> Integer.parseInt("x") > 0);
        desks.getFirst().obstacle = Optional.of(new IllegalStateException("stuck"));
        assertThatThrownBy(series(10, desks)::run).isInstanceOf(NumberFormatException.class);
        assertThat(desks).allSatisfy(desk -> assertThat(desk.closings).hasValue(1));
    }

    private static Series<Boolean> series(long games, List<Hand> desks) {
        return new Series<>(new Numbers(games, (_, _) -> {}), desks);
    }

    private static List<Hand> desks(int count, LongPredicate game) {
        return Stream.generate(() -> new Hand(game)).limit(count).toList();
    }

    private interface Results {
        void add(long number, boolean isPlayed);
    }

    /// Gives tasks of one game each.
    private static class Numbers implements Schedule<Boolean> {
        private final long games;
        private final Results results;
        private long next;

        private Numbers(long games, Results results) {
            this.games = games;
            this.results = results;
        }

        @Override
        public Optional<Task> next() {
            return next == games ? Optional.empty() : Optional.of(task(next++));
        }

        @Override
        public void played(Task task, Boolean result) {
            results.add(task.number(), result);
        }
    }

    /// A desk that counts how often it is told to stop and to close.
    private static final class Hand implements Series.Desk<Boolean> {
        private final LongPredicate game;
        private final AtomicLong played = new AtomicLong();
        private final AtomicInteger stops = new AtomicInteger();
        private final AtomicInteger closings = new AtomicInteger();

        /// What it throws when it is closed.
        private Optional<Throwable> obstacle = Optional.empty();

        private Hand(LongPredicate game) {
            this.game = game;
        }

        @Override
        public Boolean play(Task task) {
            boolean isPlayed = game.test(task.number());
            if (isPlayed) {
                played.incrementAndGet();
            }
            return isPlayed;
        }

        @Override
        public long played() {
            return played.get();
        }

        @Override
        public void stop() {
            stops.incrementAndGet();
        }

        @Override
        public void close() {
            closings.incrementAndGet();
            switch (obstacle.orElse(null)) {
                case null -> {}
                case Error error -> throw error;
                case Throwable thrown -> throw (RuntimeException) thrown;
            }
        }
    }
}
