package plateau.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plateau.core.Game;
import plateau.core.TextView;
import plateau.games.Games;

class CaptionTest {
    private static Caption caption(String language, Game game) {
        return new Caption(Words.named(language), game, player -> "P" + player);
    }

    @Test
    void playersAndLimitsStandOnAsFewLinesAsFit() {
        var game = Games.named("piles").defaults();
        var view = game.begin(12).view(0);
        var lines = caption("en", game).lines(view);
        assertThat(lines).hasSize(2).allMatch(line -> line.length() <= 80);
        assertThat(lines.getFirst()).startsWith(">● P0: 0   ■ P1: 0   ▲ P2: 0   ");
        assertThat(lines.getLast()).endsWith("   △ P10: 0   ◇ P11: 0   turn 1 of 1000");
    }

    @Test
    void aPlayerAndTheGameAreToldApart() {
        var game = Games.named("carcassonne").defaults();
        var view = game.begin(2).view(0);
        assertThat(caption("fr", game).player(view, 1)).isEqualTo("■ P1 : 0, 7 partisans");
        assertThat(caption("fr", game).game(view)).containsExactly("71 tuiles à tirer");
        assertThat(caption("fr", game).legend()).startsWith("# ville, * blason");
    }

    @Test
    void aGameThatTellsNothingHasItsPoints() {
        var game = Games.named("piles").defaults();
        var view = TextView.of(game.begin(2), "some text");
        assertThat(caption("en", game).lines(view)).containsExactly(">● P0: 0   ■ P1: 0");
    }
}
