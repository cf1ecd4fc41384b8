package plateau.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class InOrderTest {
    private final List<String> passedOn = new ArrayList<>();
    private final InOrder<String> inOrder = new InOrder<>(passedOn::add);

    @Test
    void partsArePassedOnInTheOrderOfTheirNumbers() {
        inOrder.accept(1, List.of("c"));
        assertThat(passedOn).isEmpty();
        inOrder.accept(0, List.of("a", "b"));
        assertThat(passedOn).containsExactly("a", "b", "c");
    }

    @Test
    void whatWaitsForAPartThatNeverCameIsPassedOnInTheEnd() {
        inOrder.accept(2, List.of("e"));
        inOrder.accept(1, List.of("d"));
        inOrder.flush();
        assertThat(passedOn).containsExactly("d", "e");
    }
}
