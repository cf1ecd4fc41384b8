package plateau.server.replays;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Films are made once, and a few at a time.
@Timeout(60)
class FilmsTest {
    private final Films films = new Films(48, 100_000);

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
