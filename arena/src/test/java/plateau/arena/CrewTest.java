package plateau.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Where a crew goes wrong it may well never end.
@Timeout(600)
class CrewTest {
    private static final long ENDLESS = Long.MAX_VALUE / 2;

    @ParameterizedTest
    @CsvSource({"0, 1", "0, 3", "1, 1", "1, 4", "7, 2", "64, 64", "1000, 1", "1000, 3", "20000, 8"})
    void everyGameIsPlayedExactlyOnce(int games, int threads) {
        var times = new AtomicIntegerArray(games);
        var crew = new Crew(games, threads);
        crew.run(workers(threads, index -> times.incrementAndGet((int) index) > 0));
        assertThat(IntStream.range(0, games).map(times::get)).allMatch(count -> count == 1);
        assertThat(crew.played()).isEqualTo(games);
        assertThat(crew.threads()).isEqualTo(threads);
    }

    @Test
    void gamesBeginInTheOrderOfTheirNumbers() {
        var seen = new ArrayList<Long>();
        new Crew(100, 1).run(workers(1, seen::add));
        assertThat(seen).isSorted().hasSize(100);
    }

    @Test
    void everyWorkerHasAThreadOfItsOwn() {
        var together = new CyclicBarrier(4);
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        new Crew(4, 4)
                .run(workers(4, index -> meet(together) && threads.add(Thread.currentThread())));
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
    void aGameBrokenOffDoesNotCount() {
        var crew = new Crew(100, 3);
        crew.run(workers(3, index -> index % 4 == 0));
        assertThat(crew.played()).isEqualTo(25);
    }

    static Stream<Throwable> failures() {
        return Stream.of(new IllegalStateException("a"), new StackOverflowError("b"));
    }

    @ParameterizedTest
    @MethodSource("failures")
    void aFailureReachesTheCallerAndStopsTheOthers(Throwable failure) {
        var crew = new Crew(ENDLESS, 3);
        var workers = workers(3, index -> index != 1000 || raise(failure));
        assertThatThrownBy(() -> crew.run(workers)).isSameAs(failure);
        assertThat(crew.played()).isGreaterThanOrEqualTo(500);
        assertThat(workers).allMatch(worker -> worker.stops.get() > 0);
    }

    @Test
    void evenAFailureThatIsCheckedReachesTheCaller() {
        var failure = new java.io.IOException("c");
        assertThatThrownBy(() -> new Crew(ENDLESS, 2).run(workers(2, index -> raise(failure))))
                .hasCause(failure);
    }

    @Test
    void theFirstOfManyFailuresIsTold() {
        var first = new IllegalStateException("first");
        var workers = workers(1, index -> raise(index == 0 ? first : new Error("later")));
        assertThatThrownBy(() -> new Crew(10, 1).run(workers)).isSameAs(first);
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> boolean raise(Throwable failure) throws T {
        throw (T) failure;
    }

    @ParameterizedTest
    @CsvSource({"1", "4"})
    void aStopEndsTheWorkAndEveryWorkerIsTold(int threads) {
        var crews = new ArrayList<Crew>();
        var workers =
                workers(
                        threads,
                        index -> {
                            if (index == 100) {
                                crews.getFirst().stop();
                            }
                            return true;
                        });
        crews.add(new Crew(ENDLESS, threads));
        crews.getFirst().run(workers);
        assertThat(crews.getFirst().played()).isGreaterThan(100 - threads);
        assertThat(workers).allMatch(worker -> worker.stops.get() == 1);
    }

    @Test
    void afterAStopNothingBegins() {
        var crew = new Crew(100, 2);
        crew.stop();
        crew.run(
                workers(
                        2,
                        index -> {
                            throw new AssertionError("game " + index);
                        }));
        assertThat(crew.played()).isZero();
    }

    @Test
    void whatAllThreadsAllocateIsCountedTogether() {
        var kept = new ConcurrentHashMap<Long, byte[]>();
        var effort =
                new Crew(20, 2)
                        .run(workers(2, index -> kept.put(index, new byte[1_000_000]) == null));
        assertThat(effort.bytes()).isBetween(20_000_000L, 25_000_000L);
        assertThat(effort.seconds()).isPositive();
    }

    @Test
    void whoeverWaitsMayBeInterruptedAndLosesNothing() {
        var waiting = Thread.currentThread();
        var crew = new Crew(1000, 2);
        crew.run(
                workers(
                        2,
                        index -> {
                            if (index == 10) {
                                waiting.interrupt();
                            }
                            return true;
                        }));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(crew.played()).isEqualTo(1000);
    }

    private static List<Hand> workers(int count, LongPredicate game) {
        return Stream.generate(() -> new Hand(game)).limit(count).toList();
    }

    /// A worker who counts how often it is told to stop.
    private static final class Hand implements Crew.Worker {
        private final LongPredicate game;
        private final AtomicInteger stops = new AtomicInteger();

        private Hand(LongPredicate game) {
            this.game = game;
        }

        @Override
        public boolean play(long index) {
            return game.test(index);
        }

        @Override
        public void stop() {
            stops.incrementAndGet();
        }
    }
}
