package plateau.terminal.commands;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plateau.terminal.CommandTest;

/// Some games count their players from 0, as their rules do: whoever plays is told, lest it be taken for a mistake.
class CountingPlayersTest extends CommandTest {
    @Test
    void whoPlaysLineByLineIsToldThatPlayersAreCountedFromZero() {
        assertThat(runWith("q\n", "play", "tilings").out())
                .startsWith("Players are counted from 0.\n")
                .contains("player 0 (human)");
        assertThat(runIn("fr", "q\n", "play", "munificence").out())
                .startsWith("Les joueurs sont comptés à partir de 0.\n");
    }

    @Test
    void nothingIsSaidWhereTheyAreCountedFromOneOrMovesAreAsTheyAreWritten() {
        assertThat(runWith("q\n", "play", "piles").out()).doesNotContain("counted");
        assertThat(runWith("q\n", "play", "tilings", "--notation").out()).doesNotContain("counted");
    }
}
