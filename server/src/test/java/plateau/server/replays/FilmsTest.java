package plateau.server.replays;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import plateau.core.text.Message;
import plateau.server.http.problem.Problem;
import plateau.testkit.Eventually;

/// Films are made once, and a few at a time.
@Timeout(60)
class FilmsTest {
    private final Films films = new Films(48, 100_000, Duration.ofMinutes(1));

    @Test
    void aFilmThatManyAskForIsMadeOnce() throws Exception {
        var made = new AtomicInteger();
        var begun = new CountDownLatch(1);
        var goOn = new CountDownLatch(1);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Callable<Optional<Film>> ask = () -> films.find("a", () -> {
                made.incrementAndGet();
                begun.countDown();
                await(goOn);
                return Optional.of(film("a"));
            });
            var found = new ArrayList<Future<Optional<Film>>>();
            for (int i = 0; i < 10; i++) {
                found.add(threads.submit(ask));
            }
            begun.await();
            goOn.countDown();
            for (var each : found) {
                assertThat(each.get().orElseThrow())
                        .isSameAs(found.getFirst().get().orElseThrow());
            }
        }
        assertThat(made).hasValue(1);
    }

    @Test
    void twoAreMadeAtATime() throws Exception {
        var now = new AtomicInteger();
        var most = new AtomicInteger();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 12; i++) {
                var id = "film" + i;
                var _ = threads.submit(() -> films.find(id, () -> {
                    most.accumulateAndGet(now.incrementAndGet(), Math::max);
                    var film = film(id);
                    now.decrementAndGet();
                    return Optional.of(film);
                }));
            }
        }
        assertThat(films.size()).isEqualTo(12);
        assertThat(most.get()).isBetween(1, 2);
    }

    @Test
    void whatWasDroppedWhileItWasMadeIsMadeAnew() throws Exception {
        var first = films.find("a", () -> {
            films.drop("a");
            return Optional.of(film("a"));
        });
        assertThat(films.size()).isZero();
        var second = films.find("a", () -> Optional.of(film("a")));
        assertThat(second.orElseThrow()).isNotSameAs(first.orElseThrow());
        assertThat(films.named("a")).containsExactly("a");
    }

    @Test
    void whatTakesLongHoldsNobodyAndIsThereLater() throws Exception {
        var hasty = new Films(48, 100_000, Duration.ofMillis(1));
        var made = new AtomicInteger();
        var goOn = new CountDownLatch(1);
        Supplier<Optional<Film>> slow = () -> {
            made.incrementAndGet();
            await(goOn);
            return Optional.of(film("a"));
        };
        for (int each = 0; each < 3; each++) {
            assertThatThrownBy(() -> hasty.find("a", slow))
                    .isInstanceOf(Problem.class)
                    .hasMessageContaining("ask again in a moment");
        }
        goOn.countDown();
        Eventually.is("it is there", () -> hasty.size() == 1);
        assertThat(hasty.find("a", slow)).isPresent();
        assertThat(made).hasValue(1);
    }

    @Test
    void nobodyWaitsForEverUntilItsRecordIsLookedAt() {
        var hasty = new Films(48, 100_000, Duration.ofMillis(1));
        var busy = new Semaphore(0);
        var goOn = new CountDownLatch(1);
        for (var id : List.of("a", "b")) {
            assertThatThrownBy(() -> hasty.find(id, () -> {
                        busy.release();
                        await(goOn);
                        return Optional.empty();
                    }))
                    .isInstanceOf(Problem.class);
        }
        busy.acquireUninterruptibly(2);
        assertThatThrownBy(() -> hasty.alone(() -> 1))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("too many games");
        goOn.countDown();
        Eventually.is("there is room again", () -> tried(() -> hasty.alone(() -> 1)));
    }

    private static boolean tried(Runnable work) {
        try {
            work.run();
            return true;
        } catch (Problem _) {
            return false;
        }
    }

    @Test
    void whatCannotBeMadeIsTriedAnewByWhoComesThen() {
        for (int each = 0; each < 100; each++) {
            assertThatThrownBy(() -> films.find("a", () -> {
                        throw Problem.missing(Message.of("replay.missing", "there is no replay '%s'", "a"));
                    }))
                    .isInstanceOf(Problem.class);
            assertThat(films.find("a", Optional::empty)).isEmpty();
        }
        assertThat(films.find("a", () -> Optional.of(film("a")))).isPresent();
    }

    private static Film film(String id) {
        return Film.ofRecord(id, TestRecords.piles());
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
