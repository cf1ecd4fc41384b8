package plateau.terminal.viewer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.core.picture.Ink;
import plateau.core.text.BadInput;
import plateau.terminal.console.Frame;
import plateau.terminal.screen.Letters;

final class FireworksTest {
    private static String drawn(long milliseconds) {
        var frame = new Frame(24, 80, new Letters(true));
        frame.put(5, 0, "The winner is player 0.", Ink.PLAIN);
        new Fireworks(List.of(0)).draw(frame, milliseconds);
        return frame.toString();
    }

    @Test
    void rocketsRiseBurstAndGoOut() {
        assertThat(drawn(300)).contains("│");
        assertThat(drawn(1000)).containsPattern("[★✚●*·]");
        assertThat(drawn(Fireworks.END).replace("The winner is player 0.", "")).isBlank();
    }

    @Test
    void whatIsWrittenStaysReadable() {
        for (long time = 0; time < Fireworks.END; time += 40) {
            assertThat(drawn(time)).contains("The winner is player 0.");
        }
    }

    @Test
    void nothingMovesForThoseWhoWantNoMotion() {
        assertThat(Motion.isWanted(Map.of())).isTrue();
        assertThat(Motion.isWanted(Map.of("PLATEAU_MOTION", "off"))).isFalse();
        assertThat(Motion.isWanted(Map.of("NO_COLOR", "1"))).isFalse();
        assertThat(Motion.isWanted(Map.of("REDUCED_MOTION", "1"))).isFalse();
        assertThat(Motion.isWanted(Map.of("REDUCED_MOTION", "0"))).isTrue();
        assertThat(Motion.isWanted(Map.of("PLATEAU_MOTION", "on", "NO_COLOR", "1")))
                .isTrue();
        assertThatThrownBy(() -> Motion.isWanted(Map.of("PLATEAU_MOTION", "of")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("PLATEAU_MOTION must be on or off, not 'of'");
    }
}
