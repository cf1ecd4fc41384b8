package plateau.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.drawing.munificence.MunificenceDrawing;

class PaletteTest {
    private static final Palette SHARED = Palette.shared();

    private static double luminance(Palette palette, String variable, boolean isDark) {
        int rgb = Integer.parseInt(
                palette.resolve("var(--" + variable + ")", isDark).substring(1), 16);
        double luminance = 0;
        var weights = new double[] {0.2126, 0.7152, 0.0722};
        for (int i = 0; i < 3; i++) {
            double part = (rgb >> (16 - 8 * i) & 255) / 255.0;
            luminance += weights[i] * (part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4));
        }
        return luminance;
    }

    /// The ratio by which the guidelines for readable pages compare two colours.
    private static double contrast(Palette palette, String one, String other, boolean isDark) {
        double a = luminance(palette, one, isDark);
        double b = luminance(palette, other, isDark);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatIsWrittenCanBeRead(boolean isDark) {
        for (var paper : List.of("paper", "wash", "card")) {
            for (var ink : List.of("ink", "soft")) {
                assertThat(contrast(SHARED, ink, paper, isDark))
                        .as(ink + " on " + paper)
                        .isGreaterThanOrEqualTo(4.5);
            }
        }
        for (int player = 0; player < 8; player++) {
            assertThat(contrast(SHARED, "on" + player, "p" + player, isDark))
                    .as("on player %d", player)
                    .isGreaterThanOrEqualTo(4.5);
        }
    }

    /// What a game writes on its own colours: letters on gems, numbers on a card's band, a button's word.
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatGamesWriteOnTheirColoursCanBeRead(boolean isDark) {
        var munificence = Palette.with(MunificenceDrawing.class, "munificence");
        for (var gem : "kbgrwdpaoc".split("")) {
            assertThat(contrast(munificence, "on-gem-" + gem, "gem-" + gem, isDark))
                    .as("on gem " + gem)
                    .isGreaterThanOrEqualTo(4.5);
        }
        for (var ink : List.of("ink", "soft")) {
            assertThat(contrast(munificence, ink, "band", isDark))
                    .as(ink + " on the band of a card")
                    .isGreaterThanOrEqualTo(4.5);
        }
        assertThat(contrast(SHARED, "paper", "accent", isDark)).isGreaterThanOrEqualTo(4.5);
    }

    @Test
    void aColourThatNobodyKnowsIsADefect() {
        assertThatThrownBy(() -> SHARED.resolve("var(--mauve)", false))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("mauve");
    }
}
