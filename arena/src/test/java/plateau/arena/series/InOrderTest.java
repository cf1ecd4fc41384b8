package plateau.arena.series;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class InOrderTest {
    private final List<String> passedOn = new ArrayList<>();
    private final InOrder<String> inOrder = new InOrder<>(passedOn::add);

    @Test
    void everythingIsPassedOnInTheOrderOfItsNumber() {
        inOrder.accept(1, "b");
        assertThat(passedOn).isEmpty();
        inOrder.accept(0, "a");
        inOrder.accept(2, "c");
        assertThat(passedOn).containsExactly("a", "b", "c");
    }

    @Test
    void whatWaitsForSomethingThatNeverCameIsPassedOnInTheEnd() {
        inOrder.accept(2, "e");
        inOrder.accept(1, "d");
        inOrder.flush();
        assertThat(passedOn).containsExactly("d", "e");
    }

    @Test
    void nothingIsPassedOnTwice() {
        inOrder.accept(0, "a");
        inOrder.accept(2, "c");
        inOrder.flush();
        inOrder.flush();
        assertThat(passedOn).containsExactly("a", "c");
    }

    @Test
    void whatSeveralThreadsMakeIsInOrderToo() throws InterruptedException {
        int count = 20_000;
        var next = new AtomicInteger();
        var threads = Stream.generate(() -> new Thread(() -> passOn(next, count)))
                .limit(4)
                .toList();
        threads.forEach(Thread::start);
        for (var thread : threads) {
            thread.join();
        }
        assertThat(passedOn)
                .containsExactlyElementsOf(
                        IntStream.range(0, count).mapToObj(String::valueOf).toList());
    }

    private void passOn(AtomicInteger next, int count) {
        for (int number = next.getAndIncrement(); number < count; number = next.getAndIncrement()) {
            inOrder.accept(number, String.valueOf(number));
        }
    }
}
