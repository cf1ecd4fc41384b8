package plateau.core.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SignsTest {
    @Test
    void theFirstEightAreTheShapesOfTheDrawings() {
        assertThat(IntStream.range(0, 8).mapToObj(Signs::of)).containsExactly("●", "■", "▲", "◆", "★", "✚", "⬢", "○");
    }

    @Test
    void twentySixPlayersHaveSignsOfTheirOwn() {
        assertThat(IntStream.range(0, 26).mapToObj(Signs::of)).doesNotHaveDuplicates();
        assertThat(Signs.of(26)).isEqualTo(Signs.of(0));
    }

    @Test
    void aSignTellsItsPlayer() {
        for (int player = 0; player < 26; player++) {
            assertThat(Signs.player(Signs.of(player).charAt(0))).isEqualTo(player);
        }
        assertThat(Signs.player('x')).isEqualTo(-1);
    }
}
