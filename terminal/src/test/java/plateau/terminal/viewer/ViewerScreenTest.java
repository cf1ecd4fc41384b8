package plateau.terminal.viewer;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.terminal.TerminalDriver.ENTER;
import static plateau.terminal.TerminalDriver.ESCAPE;
import static plateau.terminal.TerminalDriver.INTERRUPT;
import static plateau.terminal.TerminalDriver.LEFT;
import static plateau.terminal.TerminalDriver.RIGHT;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.records.GameRecord;
import plateau.terminal.CommandTest;
import plateau.terminal.TerminalDriver;

/// The real program in a pseudo-terminal: games looked at by keys.
@Tag("slow")
final class ViewerScreenTest extends CommandTest {
    private static final String HOME = "\u001b[H";
    private static final String END = "\u001b[F";
    private static final String WHEEL_DOWN = "\u001b[<65;5;5M";

    /// Nothing moves by itself on the result page.
    private static final Map<String, String> STILL = Map.of("PLATEAU_MOTION", "off");

    private static TerminalDriver start(int rows, int columns, String... arguments) {
        return TerminalDriver.start(rows, columns, STILL, arguments);
    }

    private String recorded(String game, String option) {
        var file = file("games");
        run("watch", game, "-o", option, "--seed", "3", "-q", "--record", file).succeeded();
        return file;
    }

    /// The terminal is as it was: lines, echo, signals.
    private static void checkSane(String left) {
        var settings = List.of(left.substring(left.indexOf("code ")).split("[\\s;]+"));
        assertThat(settings).contains("icanon", "echo", "isig");
    }

    @ParameterizedTest
    @CsvSource({
        "piles, size=2, 24, 80",
        "tilings, size=3, 45, 140",
        "mansuba, round-limit=12, 24, 80",
        "munificence, turns=8, 24, 80",
        "carcassonne, followers=2, 24, 80"
    })
    void aRecordIsWalkedThroughToItsEndAndBack(String game, String option, int rows, int columns) {
        try (var terminal = start(rows, columns, "replay", recorded(game, option))) {
            terminal.await("move 0 of").await("Paused");
            terminal.press(RIGHT).await("move 1 of").press("n").await("move 2 of");
            terminal.press("l", WHEEL_DOWN).await("move 4 of").press(LEFT, "p").await("move 2 of");
            terminal.press("5", ENTER).await("move 5 of");
            terminal.press(END).await("This is the last position");
            terminal.press("n").await("The result").await("The game is over after");
            terminal.press("p").await("This is the last position").press(HOME).await("move 0 of");
            terminal.press("e").await("What the moves earned");
            terminal.press("?").await("How to look at a game").press(ESCAPE).await("Paused");
            assertThat(terminal.isFull()).isTrue();
            checkSane(terminal.press("q").finish());
        }
    }

    @Test
    void spacePlaysARecordToItsResult() {
        try (var terminal = start(24, 80, "replay", recorded("piles", "size=2"))) {
            terminal.await("Paused").press("+", "+", "+", " ").await("The result");
            assertThat(terminal.press(ESCAPE).finish()).contains("code 0");
        }
    }

    @Test
    void bracketsGoThroughTheRecordsOfAFile() throws IOException {
        var file = recorded("piles", "size=2");
        run("watch", "tilings", "-o", "size=3", "-q", "--record", file).succeeded();
        Files.writeString(Path.of(file), Files.readString(Path.of(file)) + "{\"format\":\"plateau-record\"}\n");
        try (var terminal = start(24, 80, "replay", file, "--game", "2")) {
            terminal.await("tilings · record 2").press("[").await("piles · record 1");
            terminal.press("[").await("This is the first record of the file.");
            terminal.press("]").await("tilings · record 2");
            terminal.press("]").await("line 3").await("tilings · record 2");
            assertThat(terminal.press("q").finish()).contains("code 0");
        }
    }

    @Test
    void bracketsGoFromFileToFile() {
        var first = recorded("piles", "size=2");
        var second = file("others");
        run("watch", "tilings", "-o", "size=3", "-q", "--record", second).succeeded();
        try (var terminal = start(24, 100, "replay", first, second)) {
            terminal.await("piles · record 1 of").press("]").await("tilings · record 1 of");
            terminal.press("]").await("This is the last record of the last file.");
            terminal.press("[").await("piles · record 1 of");
            terminal.press("[").await("This is the first record of the first file.");
        }
    }

    @Test
    void aRecordThatGoesWrongIsShownAsFarAsItGoes() throws IOException {
        var file = file("wrong");
        var moves = "[\"1,1\",\"1,2\",\"9,9\"]";
        Files.writeString(
                Path.of(file),
                "{\"format\":\"plateau-record\",\"version\":2,\"game\":\"piles\","
                        + "\"options\":{\"size\":2},\"players\":2,\"moves\":"
                        + moves
                        + "}\n");
        try (var terminal = start(24, 80, "replay", file)) {
            terminal.await("ply 2:").press("n").await("move 1 of 2");
            assertThat(terminal.press("q").finish()).contains("line 1: ply 2: '9,9'", "code 1");
        }
    }

    @Test
    void aLiveGameIsHeldSteppedAndLeftWithItsRecord() throws IOException {
        var file = Path.of(file("live"));
        try (var terminal = start(24, 80, "watch", "piles", "--seed", "2", "--record", file.toString())) {
            terminal.await("move 1 of 1 so far").press(" ").await("Paused;");
            terminal.press("-", "n").await("so far").press("p").await("The game is held");
            terminal.press("G").await("Paused; space lets the game go on");
            var left = terminal.press("q").finish();
            assertThat(left).contains("The game was stopped after", "code 0");
            checkSane(left);
        }
        var record = GameRecord.parse(Files.readString(file));
        assertThat(record.result()).isEmpty();
        assertThat(record.moves()).hasSizeBetween(1, 50);
    }

    @Test
    void aLiveGameEndsWithItsResult() {
        try (var terminal = start(24, 80, "watch", "tilings", "-o", "size=3", "-i", "--seed", "2")) {
            terminal.await("tilings · influence").press("+", "+", "+").await("The winner is");
            assertThat(terminal.press("q").finish()).contains("The winner is", "code 0");
        }
    }

    @Test
    void theScreenFollowsTheSizeOfTheTerminal() {
        try (var terminal = start(45, 140, "replay", recorded("tilings", "size=10"))) {
            terminal.await("Paused").press("n").await("move 1 of").resize(24, 80);
            terminal.await("all of it in 24 rows", seen -> seen.contains("q leave") && seen.contains("move 1 of"));
            checkSane(terminal.press("q").finish());
        }
    }

    @Test
    void afterCtrlCTheTerminalIsAsItWas() {
        try (var terminal = start(24, 80, "watch", "piles")) {
            terminal.await("so far").press(INTERRUPT);
            checkSane(terminal.finish());
        }
    }

    @Test
    void thereAreFireworksUnlessColoursOrMotionAreUnwanted() {
        var file = recorded("piles", "size=2");
        try (var terminal = TerminalDriver.start(24, 80, Map.of(), "replay", file)) {
            terminal.await("Paused").press(END, "n").await("│").press("p").await("last position");
        }
        try (var terminal = TerminalDriver.start(24, 80, Map.of("NO_COLOR", "1"), "replay", file)) {
            terminal.await("Paused").press(END, "n").await("The result").press("p", "q");
            terminal.finish();
            assertThat(terminal.raw()).doesNotContain("│", ";38;", ";48;");
        }
    }

    @Test
    void whereThereIsNoScreenTurnsArePrinted() {
        var file = recorded("piles", "size=2");
        try (var terminal = start(24, 80, "replay", file, "--plain")) {
            assertThat(terminal.finish()).contains("Move 1: Player 1", "The winner is");
        }
        try (var terminal = TerminalDriver.start(24, 80, Map.of("TERM", "dumb"), "replay", file)) {
            assertThat(terminal.finish()).contains("Move 1: Player 1", "The winner is");
        }
        try (var terminal = start(24, 80, "replay", file, "--ply", "2")) {
            assertThat(terminal.finish()).contains("+---+---+").doesNotContain("1049");
        }
    }

    @Test
    void aFrenchSessionIsFrench() {
        try (var terminal = start(24, 80, "replay", recorded("mansuba", "round-limit=12"), "--lang", "fr")) {
            terminal.await("En pause").press("n").await("coup 1 sur").press("i");
            terminal.await("capturées").press("e").await("Ce que les coups ont rapporté");
            terminal.press("q").finish();
        }
    }
}
