package plateau.arena.folder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumSet;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import plateau.core.text.Message;
import plateau.testkit.Eventually;

@Timeout(60)
class SaverTest {
    private static final Map<String, String> PAGES = Map.of("standings.csv", "x");

    private static void waitFor(Thread thread, Thread.State state) {
        var states = EnumSet.of(state, Thread.State.TERMINATED);
        Eventually.is("a thread that is " + state, () -> states.contains(thread.getState()));
    }

    @Test
    void closingWaitsForWhatIsBeingWritten() throws InterruptedException {
        var begun = new CountDownLatch(1);
        var closing = new CompletableFuture<Thread>();
        var isWritten = new AtomicBoolean();
        var wasWritten = new AtomicBoolean();
        var saver = new Saver(1, () -> PAGES, _ -> {
            begun.countDown();
            waitFor(closing.join(), Thread.State.BLOCKED);
            isWritten.set(true);
        });
        begun.await();
        var thread = Thread.ofPlatform().start(() -> {
            saver.close();
            wasWritten.set(isWritten.get());
        });
        closing.complete(thread);
        thread.join();
        assertThat(wasWritten).isTrue();
    }

    @Test
    void whatIsMadeWhileItIsClosedIsNotWritten() throws InterruptedException {
        var making = new CompletableFuture<Thread>();
        var closed = new CompletableFuture<Map<String, String>>();
        var written = new AtomicInteger();
        var saver = new Saver(
                1,
                () -> {
                    making.complete(Thread.currentThread());
                    return closed.join();
                },
                _ -> written.incrementAndGet());
        var thread = making.join();
        saver.close();
        closed.complete(PAGES);
        thread.join();
        assertThat(written).hasValue(0);
    }

    @Test
    void aDiskThatIsFullIsTriedAgain() throws InterruptedException {
        var tries = new CountDownLatch(3);
        try (var _ = new Saver(1, () -> PAGES, _ -> {
            tries.countDown();
            throw new Unwritten(Message.of("of-option", "%s: %s", Message.field("out"), "full"));
        })) {
            tries.await();
        }
        assertThat(tries.getCount()).isZero();
    }

    @Test
    void whateverElseGoesWrongIsNotLost() {
        var making = new CompletableFuture<Thread>();
        var saver = new Saver(
                1,
                () -> {
                    making.complete(Thread.currentThread());
                    throw new IllegalStateException("no ratings");
                },
                _ -> {});
        waitFor(making.join(), Thread.State.WAITING);
        assertThatThrownBy(saver::close).hasMessage("no ratings");
    }

    @Test
    void pausesAreTwentyTimesAsLongAsWhatIsBetweenThem() {
        assertThat(Saver.pauseMillis(5000, 1_000_000)).isEqualTo(5000);
        assertThat(Saver.pauseMillis(5000, 3_000_000_000L)).isEqualTo(60_000);
    }
}
