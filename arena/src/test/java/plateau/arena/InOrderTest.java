package plateau.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
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
}
