package plateau.server.replays;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import plateau.core.text.BadInput;
import plateau.server.http.Problem;

class StudioTest {
    private final AtomicInteger made = new AtomicInteger();

    private byte[] make(int size) {
        made.incrementAndGet();
        return new byte[size];
    }

    @Test
    void whatWasMadeIsKeptAsLongAsThereIsRoom() {
        try (var studio = new Studio("test", 1, 1, 100)) {
            studio.picture("a 1", "a 1", () -> make(60));
            studio.picture("a 1", "a 1", () -> make(60));
            assertThat(made).hasValue(1);
            studio.picture("b 1", "b 1", () -> make(60));
            studio.picture("a 1", "a 1", () -> make(60));
            assertThat(made).hasValue(3);
            studio.drop("a");
            studio.picture("a 1", "a 1", () -> make(60));
            assertThat(made).hasValue(4);
        }
    }

    @Test
    void whatIsRefusedIsToldAndTheNextPictureIsMade() {
        try (var studio = new Studio("test", 1, 1, 100)) {
            assertThatThrownBy(
                            () ->
                                    studio.picture(
                                            "a",
                                            "a",
                                            () -> {
                                                throw new BadInput("no picture");
                                            }))
                    .isInstanceOf(BadInput.class);
            assertThat(studio.picture("a", "a", () -> make(3))).hasSize(3);
        }
    }

    @Test
    void nobodyWaitsInALongLine() throws InterruptedException {
        var begun = new CountDownLatch(1);
        var goOn = new CountDownLatch(1);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor();
                var studio = new Studio("test", 1, 1, 100)) {
            var _ =
                    threads.submit(
                            () ->
                                    studio.picture(
                                            "slow",
                                            "slow",
                                            () -> {
                                                begun.countDown();
                                                await(goOn);
                                                return make(1);
                                            }));
            begun.await();
            var second = new Thread(() -> studio.picture("second", "second", () -> make(1)));
            second.start();
            while (studio.waiting() == 0) {
                Thread.onSpinWait();
            }
            assertThatThrownBy(() -> studio.picture("third", "third", () -> make(1)))
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
                var studio = new Studio("test", 8, 1, 100)) {
            var first =
                    threads.submit(
                            () ->
                                    studio.picture(
                                            "film",
                                            "ada",
                                            () -> {
                                                begun.countDown();
                                                await(goOn);
                                                return make(1);
                                            }));
            begun.await();
            var second = threads.submit(() -> studio.picture("film", "bob", () -> make(2)));
            assertThatThrownBy(() -> studio.picture("other", "ada", () -> make(1)))
                    .isInstanceOf(Problem.class)
                    .hasMessageContaining("still being made");
            goOn.countDown();
            assertThat(second.get()).isEqualTo(first.get());
            assertThat(made).hasValue(1);
            assertThat(studio.picture("other", "ada", () -> make(1))).hasSize(1);
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
