package plateau.server.replays;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import plateau.core.Interrupted;
import plateau.core.text.BadInput;
import plateau.server.http.problem.Problem;
import plateau.testkit.Eventually;

class StudioTest {
    private static final Duration LONG = Duration.ofMinutes(1);
    private static final Studio.Patience PATIENT = new Studio.Patience(LONG, LONG);

    private final AtomicInteger made = new AtomicInteger();

    private static Studio studio(int waiting, int mostOfOne, Studio.Patience patience) {
        return new Studio("test", waiting, mostOfOne, 100, patience);
    }

    private byte[] make(int size) {
        made.incrementAndGet();
        return new byte[size];
    }

    @Test
    void whatWasMadeIsKeptAsLongAsThereIsRoom() {
        try (var studio = studio(1, 1, PATIENT)) {
            studio.picture("a 1", "a 1", _ -> make(60));
            studio.picture("a 1", "a 1", _ -> make(60));
            assertThat(made).hasValue(1);
            studio.picture("b 1", "b 1", _ -> make(60));
            studio.picture("a 1", "a 1", _ -> make(60));
            assertThat(made).hasValue(3);
            studio.drop("a");
            studio.picture("a 1", "a 1", _ -> make(60));
            assertThat(made).hasValue(4);
        }
    }

    @Test
    void whatIsRefusedIsToldAndTheNextPictureIsMade() {
        try (var studio = studio(1, 1, PATIENT)) {
            assertThatThrownBy(() -> studio.picture("a", "a", _ -> {
                        throw new BadInput("no picture");
                    }))
                    .isInstanceOf(BadInput.class);
            assertThat(studio.picture("a", "a", _ -> make(3)).orElseThrow()).hasSize(3);
        }
    }

    @Test
    void nobodyWaitsInALongLine() throws InterruptedException {
        var begun = new CountDownLatch(1);
        var goOn = new CountDownLatch(1);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor();
                var studio = studio(1, 1, PATIENT)) {
            var _ = threads.submit(() -> studio.picture("slow", "slow", _ -> {
                begun.countDown();
                await(goOn);
                return make(1);
            }));
            begun.await();
            var second = new Thread(() -> studio.picture("second", "second", _ -> make(1)));
            second.start();
            Eventually.is("one who waits", () -> studio.waiting() > 0);
            assertThatThrownBy(() -> studio.picture("third", "third", _ -> make(1)))
                    .isInstanceOf(Problem.class)
                    .hasMessageContaining("too many pictures");
            goOn.countDown();
            second.join();
            assertThat(made).hasValue(2);
        }
    }

    @Test
    void theSamePictureAskedForTwiceIsMadeOnceAndAnotherOfTheSameOneWaits() throws Exception {
        var begun = new CountDownLatch(1);
        var goOn = new CountDownLatch(1);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor();
                var studio = studio(8, 1, PATIENT)) {
            var first = threads.submit(() -> studio.picture("film", "ada", _ -> {
                begun.countDown();
                await(goOn);
                return make(1);
            }));
            begun.await();
            var second = threads.submit(() -> studio.picture("film", "bob", _ -> make(2)));
            assertThatThrownBy(() -> studio.picture("other", "ada", _ -> make(1)))
                    .isInstanceOf(Problem.class)
                    .hasMessageContaining("still being made");
            goOn.countDown();
            assertThat(second.get()).isEqualTo(first.get()).isPresent();
            assertThat(made).hasValue(1);
            assertThat(studio.picture("other", "ada", _ -> make(1)).orElseThrow())
                    .hasSize(1);
        }
    }

    @Test
    void whatTakesLongHoldsNobodyAndIsThereLater() throws Exception {
        var goOn = new CountDownLatch(1);
        var done = new CountDownLatch(1);
        var hasty = new Studio.Patience(Duration.ofMillis(1), LONG);
        try (var studio = studio(1, 1, hasty)) {
            Studio.Maker slow = _ -> {
                await(goOn);
                return make(3);
            };
            assertThat(studio.picture("film", "ada", slow)).isEmpty();
            // Who comes back, or comes for the same, has nothing begun anew.
            assertThat(studio.picture("film", "ada", slow)).isEmpty();
            assertThat(studio.picture("film", "bob", slow)).isEmpty();
            assertThat(studio.picture("other", "bob", _ -> {
                        done.countDown();
                        return make(1);
                    }))
                    .isEmpty();
            goOn.countDown();
            // They are made one after the other: with this one the first is there.
            done.await();
            assertThat(studio.picture("film", "bob", slow).orElseThrow()).hasSize(3);
            assertThat(made).hasValueLessThan(3);
        }
    }

    @Test
    void whatTakesTooLongIsBrokenOffAndNotBegunAgain() {
        var strict = new Studio.Patience(LONG, Duration.ofMillis(1));
        try (var studio = studio(1, 1, strict)) {
            Studio.Maker endless = check -> {
                made.incrementAndGet();
                while (true) {
                    check.run();
                }
            };
            for (int each = 0; each < 3; each++) {
                assertThatThrownBy(() -> studio.picture("film", "ada", endless))
                        .isInstanceOf(BadInput.class)
                        .hasMessageContaining("takes longer than")
                        .hasMessageContaining("ask for a smaller part");
            }
            assertThat(made).hasValue(1);
        }
    }

    @Test
    void whatIsBeingMadeIsBrokenOffWhenTheServerStops() throws Exception {
        var begun = new CountDownLatch(1);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<?> film;
            try (var studio = studio(1, 1, PATIENT)) {
                Studio.Maker endless = check -> {
                    begun.countDown();
                    while (true) {
                        check.run();
                    }
                };
                film = threads.submit(() -> studio.picture("film", "ada", endless));
                begun.await();
            }
            assertThatThrownBy(film::get).hasCauseInstanceOf(Interrupted.class);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
