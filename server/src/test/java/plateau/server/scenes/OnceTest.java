package plateau.server.scenes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import plateau.core.text.BadInput;

@Timeout(60)
class OnceTest {
    private final Once<String, String> once = new Once<>(10, String::length);
    private final AtomicInteger tries = new AtomicInteger();

    private String made(String key) {
        return once.get(key, () -> key + tries.incrementAndGet());
    }

    @Test
    void whoComesWhileItIsMadeWaitsForIt() throws Exception {
        var begun = new CountDownLatch(1);
        var gate = new CountDownLatch(1);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var first = threads.submit(() -> once.get("a", () -> {
                begun.countDown();
                await(gate);
                return "made";
            }));
            begun.await();
            var others = IntStream.range(0, 20)
                    .mapToObj(_ -> threads.submit(() -> made("a")))
                    .toList();
            assertThat(made("b")).isEqualTo("b1");
            gate.countDown();
            assertThat(first.get()).isEqualTo("made");
            for (var other : others) {
                assertThat(other.get()).isEqualTo("made");
            }
        }
        assertThat(once.made()).isEqualTo(2);
    }

    private static void await(CountDownLatch gate) {
        try {
            gate.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void whatWasNotAskedForLongestGoesWhenThereIsNoRoom() {
        for (var key : List.of("aaaa", "bbbb", "aaaa", "cccc", "aaaa", "bbbb")) {
            made(key);
        }
        assertThat(once.made()).isEqualTo(4);
        assertThat(made("bbbb")).isEqualTo("bbbb4");
    }

    @Test
    void whatCannotBeMadeIsRefusedAndTriedAgain() {
        assertThatThrownBy(() -> once.get("a", () -> {
                    throw new BadInput("test.no", "no");
                }))
                .isInstanceOf(BadInput.class);
        assertThat(made("a")).isEqualTo("a1");
    }
}
