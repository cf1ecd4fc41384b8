package plateau.terminal.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import plateau.terminal.CommandTest;

/// `play` when it is not told what to play: it asks, line by line.
class PlayAskingTest extends CommandTest {
    /// The original's file: how many play, the size, then the answers.
    @Test
    void aFileThatBeginsWithPlayersAndSizePlaysAsItIs() {
        var answers =
                "2\n3\n" + PlayCommandTest.WORKED_EXAMPLE.replace(" ", "\n").replace(",", "\n") + "\n";
        var ran = runWith(answers, "play", "piles", "--ask");
        assertThat(ran.succeeded().out())
                .startsWith("How many players? (1–26) [2] > 2\nsize: cells on a side of the board")
                .endsWith("The winner is player 2 (human).\n");
    }

    @Test
    void whatCannotBePlayedIsAskedAgain() {
        var ran = runWith("40\n\nx\n2\nq\n", "play", "piles", "--ask");
        assertThat(ran.succeeded().out())
                .contains("piles takes 1 to 26 players, not 40")
                .contains("size must be 1 to 50, not x")
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
                .contains("player 1 (you), which cell?")
                .contains("player 2 (random): 0");
    }

    @Test
    void enterAloneGivesASensibleGame() {
        var ran = runAtKeyboard("fr", "\n\n\n\nq\n", "play", "--plain", "-s", "1");
        assertThat(ran.succeeded().out())
                .contains("Quel jeu ?", "Comment le jouer ?", "Contre qui ?")
                .contains("joueur 1 (moyen)");
    }

    @Test
    void inFrenchPresetsAndLevelsAreFrenchAndTakenInBothLanguages() {
        var french = "piles\nPLAFONNE\n\ndifficile\nq\n";
        var ran = runAtKeyboard("fr", french, "play", "--plain", "--record", file("g"));
        assertThat(ran.succeeded().out())
                .contains(" habituel ", " plafonné ", " personnel ")
                .contains(" facile ", "[moyen]", " humain ")
                .contains("joueur 2 (difficile)");
        assertThat(Path.of(file("g"))).content().contains("\"cell-limit\":6", "\"seats\":[\"human\",\"hard\"]");
        var english = runAtKeyboard("fr", "piles\ncapped\n\nhard\nq\n", "play", "--plain");
        assertThat(english.succeeded().out()).contains("joueur 2 (difficile)");
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
        var ran = runAtKeyboard("en", "piles\nown\n2\n\n3\n\n1\nq\n", "play", "--record", file("g"));
        assertThat(ran.succeeded().out()).contains("cell-limit: ", "+---+---+\n");
    }

    @Test
    void onlyWhatWasNotSaidIsAsked() {
        var seats = runWith("3\nq\n", "play", "piles", "--ask", "--seats", "human=Ann,greedy");
        assertThat(seats.succeeded().out())
                .startsWith("size: cells on a side of the board")
                .contains("player 1 (Ann), which cell?", "player 2 (greedy): 0", " turn 1 of 360");
        var option = runWith("3\nq\n", "play", "piles", "--ask", "-o", "size=2", "-o", "turn-limit=9");
        assertThat(option.succeeded().out())
                .startsWith("How many players? (1–")
                .contains("player 3 (human): 0", "turn 1 of 9")
                .doesNotContain("size: cells");
        var all = runWith("q\n", "play", "piles", "--ask", "-n", "3", "-o", "size=2");
        assertThat(all.succeeded().out()).startsWith("     1   2\n").contains("player 3 (human): 0");
    }

    @Test
    void whatDoesNotGoWithWhatWasSaidIsAskedAgain() {
        var ran = runWith("3\n5\n12\nq\n", "play", "mansuba", "--ask", "-o", "towers=9");
        assertThat(ran.succeeded().out())
                .contains("elephants=0 and kings=0 are more than the 5 places of a player")
                .contains("player 2 (human): 0", "  10  11\n");
        var battle = runWith("4\n10\nq\n", "play", "mansuba", "--ask", "-n", "2", "-o", "formation=battlefield");
        assertThat(battle.succeeded().out().split("width: ", -1)).hasSize(2 + 1);
    }

    @Test
    void whereNobodyCanPlayThatIsSaid() {
        runWith("2\n", "play", "mansuba", "--ask", "-o", "width=3", "-o", "height=1")
                .refused("2 players with 3 places each do not fit on 3×1 places");
    }

    @Test
    void enterTakesWhatAPresetGives() {
        var ran = runWith("\n\nq\n", "play", "piles", "--ask", "--preset", "small");
        assertThat(ran.succeeded().out()).contains("[3] > ", "   +---+---+---+\n");
        var cut = runWith("\n4\nq\n", "play", "piles", "--ask", "--preset", "small");
        assertThat(cut.succeeded().out()).contains("   +---+---+---+---+\n");
    }
}
