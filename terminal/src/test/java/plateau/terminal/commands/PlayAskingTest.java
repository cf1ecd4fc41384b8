package plateau.terminal.commands;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plateau.terminal.CommandTest;

/// `play` when it is not told what to play: it asks, line by line.
class PlayAskingTest extends CommandTest {
    /// The original's file: how many play, the size, then the answers.
    @Test
    void aFileThatBeginsWithPlayersAndSizePlaysAsItIs() {
        var answers =
                "2\n3\n"
                        + PlayCommandTest.WORKED_EXAMPLE.replace(" ", "\n").replace(",", "\n")
                        + "\n";
        var ran = runWith(answers, "play", "piles", "--ask");
        assertThat(ran.succeeded().out())
                .startsWith("How many players? (1–16) [2] > 2\nsize: cells on a side of the board")
                .endsWith("The winner is player 2 (human).\n");
    }

    @Test
    void whatCannotBePlayedIsAskedAgain() {
        var ran = runWith("40\n\nx\n2\nq\n", "play", "piles", "--ask");
        assertThat(ran.succeeded().out())
                .contains("'40' is not possible; possible: 1–16")
                .contains("size must be 1 to 26, not x")
                .contains("+---+---+\n");
    }

    @Test
    void withoutAGameAScriptIsToldWhatToWrite() {
        run("play").refused("which game?", "'plateau play tilings'", "there are tilings, piles");
        assertThat(runIn("fr", "", "play").err()).startsWith("plateau: quel jeu ?");
    }

    @Test
    void somebodyAtAKeyboardIsAskedWhatToPlayAndAgainstWhom() {
        var ran = runAtKeyboard("en", "piles\nsmall\n\nrandom\nq\n", "play", "--plain");
        assertThat(ran.succeeded().out())
                .contains("Which game?", "  1 tilings      coloured tiles", "Against whom?")
                .contains("player 1 (human), which cell?")
                .contains("player 2 (random): 0");
    }

    @Test
    void enterAloneGivesASensibleGame() {
        var ran = runAtKeyboard("fr", "\n\n\n\nq\n", "play", "--plain", "-s", "1");
        assertThat(ran.succeeded().out())
                .contains("Quel jeu ?", "Comment le jouer ?", "Contre qui ?")
                .contains("joueur 1 (medium)");
    }

    @Test
    void aWrongNameOrNumberIsAskedAgainAndTheEndOfTheInputEndsIt() {
        var ran = runAtKeyboard("en", "9\nchess\n", "play");
        assertThat(ran.succeeded().out())
                .contains("'9' is neither a number from 1 to")
                .contains("'chess' is neither");
    }

    @Test
    void everyOptionCanBeAskedForOneByOne() {
        var ran = runAtKeyboard("en", "piles\nown\n2\n\n3\n1\nq\n", "play", "--record", file("g"));
        assertThat(ran.succeeded().out()).contains("cell-limit: ", "+---+---+\n");
    }
}
