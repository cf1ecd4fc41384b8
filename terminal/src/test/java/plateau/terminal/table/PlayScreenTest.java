package plateau.terminal.table;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.terminal.TerminalDriver.DOWN;
import static plateau.terminal.TerminalDriver.ENTER;
import static plateau.terminal.TerminalDriver.ESCAPE;
import static plateau.terminal.TerminalDriver.INTERRUPT;
import static plateau.terminal.TerminalDriver.RIGHT;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.terminal.TerminalDriver;

/// The real program in a pseudo-terminal, played by keys and clicks.
@Tag("slow")
final class PlayScreenTest {
    /// The terminal is as it was: lines, echo, signals.
    private static final List<String> SANE = List.of("icanon", "echo", "isig");

    private static TerminalDriver play(String... arguments) {
        return playIn(Map.of(), arguments);
    }

    private static TerminalDriver playIn(Map<String, String> environment, String... arguments) {
        var all = new ArrayList<>(List.of("play"));
        all.addAll(List.of(arguments));
        all.addAll(List.of("-s", "3", "--pace", "0"));
        return TerminalDriver.start(24, 80, environment, all.toArray(String[]::new));
    }

    private static void checkSane(String left) {
        var settings = List.of(left.substring(left.indexOf("code ")).split("[\\s;]+"));
        assertThat(settings).containsAll(SANE);
    }

    @ParameterizedTest
    @CsvSource({
        "piles, turn-limit=12",
        "tilings, size=3",
        "mansuba, round-limit=12",
        "munificence, turns=8",
        "carcassonne, followers=2"
    })
    void aWholeGameIsPlayedByKeysAlone(String game, String option) {
        try (var terminal = play(game, "-o", option, "--seats", "human,random")) {
            terminal.await("? help");
            int questions = 0;
            while (!isOver(terminal)) {
                terminal.pressAndSee(RIGHT + ENTER);
                assertThat(questions++).isLessThan(1000);
            }
            assertThat(terminal.press(ESCAPE).finish()).contains("The game is over", "code 0");
        }
    }

    /// Waits for a question, or for the end.
    private static boolean isOver(TerminalDriver terminal) {
        terminal.await(
                "a question or the end",
                seen -> seen.contains("\n>") || seen.contains("? >") || seen.contains("(y/n)") || seen.contains(OVER));
        return terminal.seen().contains(OVER);
    }

    private static final String OVER = "The game is over. Enter leaves";

    @Test
    void aTileIsTurnedAndAFollowerPutByArrows() {
        try (var terminal = play("carcassonne", "--seats", "human,random")) {
            terminal.await("Where does the tile go?").await("At -1,0");
            terminal.press(RIGHT).await("At 1,0").press(ENTER).await("Which way does it face?");
            terminal.await("··│·######").await("north: as it is");
            terminal.press(RIGHT).await("west: turned once").await("··│·####··");
            terminal.press(ENTER).await("Where does a follower go?").await("A city@13");
            terminal.press(RIGHT, ENTER).await("follower on the city.");
            terminal.await("│·###●·");
        }
    }

    @Test
    void aTileIsTurnedAndAFollowerPutByMouse() {
        try (var terminal = play("carcassonne", "--seats", "human,random")) {
            terminal.await("Where does the tile go?").await("··│·#");
            terminal.click("··│·#", 7).await("Which way does it face?");
            terminal.click(" west ", 2).await("Where does a follower go?");
            terminal.click("A city@13", 0).await("follower on the city.");
            terminal.await("│·###●·");
        }
    }

    @Test
    void inFrenchTheWordsOfMovesAreFrenchAndTakenInBothLanguages() {
        try (var terminal = play("carcassonne", "--seats", "human,random", "--lang", "fr")) {
            terminal.await("Sur -1,0").press("1,0 ", "o", "\t").await("> 1,0 ouest");
            terminal.press(ENTER).await("A ville@13").await("aucun");
            terminal.press(ESCAPE).await("Où va la tuile ?");
            terminal.press("1,0 up", ENTER).await("possible : nord ouest sud");
            terminal.press(ESCAPE, "1,0 we", "\t").await("> 1,0 west");
            terminal.press(" NONE", ENTER).await("ne met pas de partisan.");
        }
    }

    @Test
    void completionIsNotStoppedByAccents() {
        try (var terminal = play("munificence", "--seats", "human,random", "--lang", "fr")) {
            terminal.await("faveur").press("re", "\t").await("> re");
            terminal.press("c", "\t").await("> réclamer");
            terminal.press(ESCAPE, "coups", ENTER).await("réclamer 12").press(ESCAPE);
            terminal.press("keep", ENTER).await("Que faites-vous ?");
        }
    }

    @Test
    void aMoveIsTypedWithCompletionAndTakenBackWordByWord() {
        try (var terminal = play("carcassonne", "--seats", "human,random")) {
            terminal.await("At -1,0").press("1").await("Possible: 1,0");
            terminal.press("\t", "we", "\t", ENTER).await("Where does a follower go?");
            terminal.press(ESCAPE).await("Where does the tile go?");
            terminal.press("1,0", ENTER).await("Which way does it face?");
            terminal.press("\u007f").await("Where does the tile go?");
            terminal.press("1,0 upwards", ENTER).await("'upwards' is not possible after '1,0'");
        }
    }

    @Test
    void questionMarkExplainsAndMovesAreListed() {
        try (var terminal = play("carcassonne", "--seats", "human,random")) {
            terminal.await("At -1,0").press("?").await("What is on the board");
            terminal.press(ESCAPE).await("At -1,0");
            terminal.press("moves", ENTER).await("-1,0 west").press(ESCAPE).await("At -1,0");
        }
    }

    @Test
    void anOnlyChoiceIsExplained() {
        try (var terminal = play("tilings", "--seats", "human,random")) {
            terminal.await("Only 5,5 is possible here: Enter takes it. The first tile has a given");
            terminal.press(ENTER).await("turn 3");
        }
    }

    @Test
    void keysThatCutSentencesShortAnswerNoQuestion() {
        var arguments = "play tilings --preset first-steps -s 3 --seats human,random --pace 700";
        try (var terminal = TerminalDriver.start(24, 80, Map.of(), arguments.split(" "))) {
            terminal.await("turn 1").await("Where does the first tile go");
            terminal.press(ENTER.repeat(12)).await("turn 3").await("Where do you lay");
            terminal.press("x").await("\n> x").await("turn 3");
        }
    }

    @Test
    void whatIsTypedWhileMovesAreToldIsNotLost() {
        var arguments = "play tilings --preset first-steps -s 3 --seats human,random --pace 700";
        try (var terminal = TerminalDriver.start(24, 80, Map.of(), arguments.split(" "))) {
            terminal.await("Where does the first tile go");
            terminal.press(ENTER, "h", "i", "n", "t").await("Where do you lay").await("\n> hint");
        }
    }

    @Test
    void whatWasRefusedGivesWayToWhatIsTypedNext() {
        try (var terminal = play("piles", "--seats", "human,random")) {
            terminal.await("At 1,1").press("zz").await("no word here begins so");
            terminal.press(ENTER).await("'zz' is not possible here");
            terminal.press("m").await("> m\n").press("oves", ENTER).await("25 moves");
            terminal.press(ESCAPE).await("At 1,1").press("save x").await("Enter writes the game");
            terminal.press(ESCAPE, "undo", ENTER).await("Nothing of this turn is decided yet");
            terminal.press("1", ENTER).await("Half a cell").await("> 1,");
        }
    }

    @Test
    void whatIsTypedAheadDoesNotLeaveTheEnd() {
        var alone = List.of("piles", "-o", "size=1", "-n", "1", "--hesitations", "0");
        try (var terminal = play(alone.toArray(String[]::new))) {
            terminal.await("Only 1,1 is possible").press(ENTER.repeat(6)).await(OVER);
            assertThat(terminal.isFull()).isTrue();
            assertThat(terminal.press(ENTER).finish()).contains("The game is over after 1 move");
        }
    }

    @Test
    void aHintNamesAMoveAndWhatItPromises() {
        try (var terminal = play("piles", "-o", "size=2", "--seats", "human,random")) {
            terminal.await("At 1,1").press("hint", ENTER).await("Best here: ").await("% of the win");
            terminal.press("m").await("> m").press(ESCAPE, "hint", ENTER).await("what you type");
            terminal.press(ENTER).await("Play ").press("y").await("puts a token on");
        }
    }

    @Test
    void theStackIsSeenBeforeItIsConfirmedAndHesitationHasALimit() {
        try (var terminal = play("piles", "--hesitations", "2", "--seats", "human,random")) {
            terminal.await("At 1,1").press(ENTER).await("Play 1,1? (y/n)").await("1,1: -");
            terminal.press("n").await("Not played. Choose again.");
            terminal.press("2,2 n", ENTER).await("the turn is lost").await("puts a token on 1,1");
        }
        try (var terminal = play("piles", "--hesitations", "1,stop", "--seats", "human,random")) {
            terminal.await("At 1,1").press(ENTER).await("Play 1,1? (y/n)").press("n");
            assertThat(terminal.finish())
                    .contains("No more hesitation: the game stops.", "The game was stopped after 0 moves.");
        }
    }

    @Test
    void aGameIsSavedAndGoesOn(@TempDir Path folder) throws IOException {
        var file = folder.resolve("saved").toString();
        try (var terminal = play("piles", "-o", "size=3", "--seats", "human=Anna,random")) {
            terminal.await("player 1 (Anna)").enter("2,2 y").await("turn 3 of");
            terminal.enter("save " + file).await("Saved in");
            terminal.press("quit", ENTER).await("(y/n)").press("y");
            assertThat(terminal.finish()).contains("The game was stopped", "code 0");
        }
        assertThat(Files.readString(Path.of(file))).contains("\"moves\":[\"2,2\"");
        try (var terminal = playIn(Map.of(), "--continue", file)) {
            terminal.await("player 1 (Anna)").await("turn 3 of").enter("resign");
            terminal.await("Resign? (y/n)").press("y").await("resigned");
        }
    }

    @Test
    void whoNamesNoGameIsAsked() {
        try (var terminal = TerminalDriver.start(24, 80, Map.of(), "play")) {
            terminal.await("zones and influenc…").await("    coloured tiles laid edge to edge;");
            terminal.press("p", ENTER).await("How is it played?");
            terminal.press(ENTER).await("How many players? (1–26)").press("99", ENTER);
            terminal.await("piles takes 1 to 26 players, not 99")
                    .press("2", ENTER)
                    .await("Against whom?");
            terminal.press("r", ENTER).await("On which cell do you put your token?");
        }
    }

    @Test
    void aMenuIsInColumnsAndAClickTakesWhatIsSeen() {
        try (var terminal = TerminalDriver.start(10, 80, Map.of(), "play")) {
            terminal.await("Which game?").press("mm", ENTER).await("How is it played?");
            terminal.await("chinese-checkers  ");
            terminal.click("Enter", 0).press(DOWN, ENTER).await("How many players?");
            terminal.press("7").await("> 7");
        }
    }

    @Test
    void aWideCharacterIsTakenBackAsAWhole() {
        try (var terminal = TerminalDriver.start(24, 80, Map.of(), "play")) {
            terminal.await("Which game?").press("p", ENTER).await("How is it played?");
            terminal.press(ENTER).await("How many players?").press("🎲").await("> 🎲");
            terminal.press("\u007f", ENTER).await("Against whom?");
        }
    }

    @ParameterizedTest
    @CsvSource({"en_GB.UTF-8, ? help", "fr_FR.UTF-8, ? aide"})
    void aSmallFootSaysHowToGetHelp(String locale, String help) {
        for (var game : List.of("munificence", "tilings")) {
            try (var terminal = playIn(Map.of("LC_ALL", locale), game, "--seats", "human,random")) {
                terminal.await(
                        "help in the last line, once",
                        seen -> seen.substring(seen.lastIndexOf('\n')).split(Pattern.quote(help), -1).length == 2);
            }
        }
    }

    @Test
    void theScreenFollowsTheSizeOfTheTerminal() {
        try (var terminal = play("piles", "--seats", "human,random")) {
            terminal.await("At 1,1").resize(40, 120);
            terminal.await("the foot at the bottom", seen -> seen.endsWith("takes back a word"));
            terminal.resize(12, 40).await("turn 1 of");
            terminal.resize(24, 80).await("? help");
        }
    }

    @Test
    void ctrlCLeavesTheTerminalAsItWas() {
        try (var terminal = play("piles", "--seats", "human,random")) {
            terminal.await("At 1,1");
            assertThat(terminal.isFull()).isTrue();
            terminal.press(INTERRUPT).await("Stop the game? (y/n)").press("n").await("At 1,1");
            terminal.press(INTERRUPT).await("Stop the game? (y/n)").press(INTERRUPT);
            var left = terminal.finish();
            assertThat(left).contains("The game was stopped after 0 moves.", "code 0");
            assertThat(terminal.isFull()).isFalse();
            checkSane(left);
        }
    }

    @Test
    void aBotThatThinksCanBeStopped() {
        try (var terminal = play("piles", "--seats", "mcts:time=60s,human")) {
            terminal.await("player 1 (mcts:time=60s) is thinking").press(ESCAPE);
            terminal.await("Stop the game? (y/n)").press("y");
            checkSane(terminal.finish());
        }
    }

    @Test
    void theGameIsPlayedInFrench() {
        try (var terminal = playIn(Map.of("LC_ALL", "fr_FR.UTF-8"), "carcassonne", "--seats", "human,random")) {
            terminal.await("Où va la tuile ?").press("conseil", ENTER).await("Le mieux ici : ");
        }
    }

    @Test
    void withoutColoursNoneAreSent() {
        try (var terminal = playIn(Map.of("NO_COLOR", "1"), "piles", "--seats", "human,random")) {
            terminal.await("At 1,1");
            assertThat(terminal.raw()).doesNotContainPattern("\u001b\\[[0-9;]*[34]8;");
            assertThat(terminal.isFull()).isTrue();
        }
    }

    @Test
    void coloursAreAsExactAsTheTerminalHasThem() {
        try (var terminal = playIn(Map.of("COLORTERM", "truecolor"), "piles", "--seats", "human,random")) {
            terminal.await("At 1,1");
            assertThat(terminal.raw()).contains("38;2;46;148;216m");
        }
    }

    @Test
    void outsideUtf8EverythingIsAscii() {
        try (var terminal = playIn(Map.of("LC_ALL", "C"), "carcassonne", "--seats", "human,random")) {
            terminal.await("At -1,0").await(">A player 0");
            assertThat(terminal.raw()).containsPattern("\\A\\p{ASCII}*\\z");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"dumb", "plain"})
    void lineByLineItIsWithoutAScreen(String why) {
        var term = why.equals("dumb") ? Map.of("TERM", "dumb") : Map.<String, String>of();
        var plain = why.equals("plain") ? List.of("piles", "--plain") : List.of("piles");
        try (var terminal = playIn(term, plain.toArray(String[]::new))) {
            terminal.await("which cell? (q leaves)").press("q\n");
            assertThat(terminal.finish()).contains("The game was stopped after 0", "code 0");
            assertThat(terminal.raw()).doesNotContain("\u001b[?1049h");
        }
    }
}
