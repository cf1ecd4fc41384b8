package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plateau.core.text.Json;
import plateau.testkit.Eventually;

/// Ctrl-C, as a terminal sends it, loses nothing.
@Timeout(600)
@Tag("slow")
class InterruptTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void aSimulationPrintsWhatWasPlayedMarkedAsPartial() throws Exception {
        var record = folder.resolve("games.jsonl");
        var process = new ProcessBuilder(interruptible(
                        "simulate",
                        "piles",
                        "--games",
                        "1000000000",
                        "--threads",
                        "2",
                        "--seed",
                        "1",
                        "--json",
                        "--record",
                        record.toString()))
                .start();
        waitUntilWritten(record, process);
        interrupt(process);
        var ran = Project.finish(process);

        assertThat(ran.code()).isEqualTo(130);
        var json = Json.readObject(ran.out().strip());
        assertThat(json).containsEntry("partial", true);
        long games = (long) Objects.requireNonNull(json.get("games"));
        assertThat(games).isPositive();
        try (var lines = Files.lines(record)) {
            assertThat(lines.count()).as("records, all whole").isEqualTo(games);
        }
    }

    @Test
    void aLongGameIsBrokenOffAndDoesNotCount() throws Exception {
        var ran = interruptWhenBusy(
                "simulate", "piles", "-o", "size=26", "-o", "turn-limit=10000000", "--games", "4", "--json");
        assertThat(Json.readObject(ran.out().strip()))
                .containsEntry("partial", true)
                .containsEntry("games", 0L)
                .containsEntry("plies", 0L);
    }

    @Test
    void aLadderPrintsTheWholeRoundsOfThePairUnderWayAndStops() throws Exception {
        var ran = interruptWhenBusy(
                "ladder",
                "carcassonne",
                "--pair",
                "greedy/random",
                "--pair",
                "random/random",
                "--games",
                "1000000000",
                "--json");

        assertThat(ran.code()).isEqualTo(130);
        var json = Json.readObject(ran.out().strip());
        assertThat(json).containsEntry("a", "greedy").containsEntry("partial", true);
        long games = (long) Objects.requireNonNull(json.get("games"));
        assertThat(games % 2).isZero();
        assertThat(json).containsEntry("endings", Map.of("FINISHED", games));
    }

    @Test
    void aTournamentWritesItsStandingsAndSaysHowToGoOn() throws Exception {
        var out = folder.resolve("cup");
        var process = new ProcessBuilder(interruptible(
                        "tournament",
                        "carcassonne",
                        "--players",
                        "random,greedy",
                        "--games",
                        "1000000",
                        "--json",
                        "--out",
                        out.toString()))
                .start();
        waitUntilWritten(out.resolve("games.jsonl"), process);
        interrupt(process);
        var ran = Project.finish(process);

        assertThat(ran.code()).isEqualTo(130);
        assertThat(ran.err()).contains("Go on with: plateau tournament --resume --out " + out);
        assertThat(Files.readString(out.resolve("standings.json"))).isEqualTo(ran.out());
        var json = Json.readObject(ran.out().strip());
        assertThat(json).containsEntry("partial", true).containsEntry("planned", 1_000_000L);
        try (var lines = Files.lines(out.resolve("records.jsonl"))) {
            assertThat(lines.count()).isEqualTo(json.get("games"));
        }
    }

    @Test
    void anEvaluationWritesEverythingAndSaysHowToGoOn() throws Exception {
        var out = folder.resolve("sweep");
        var process = new ProcessBuilder(interruptible(
                        "evaluate",
                        "piles",
                        "--sweep",
                        "size=3..5",
                        "--games",
                        "1000000",
                        "--json",
                        "--keep-games",
                        "--out",
                        out.toString()))
                .start();
        waitUntilWritten(out.resolve("parts.jsonl"), process);
        interrupt(process);
        var ran = Project.finish(process);

        assertThat(ran.code()).isEqualTo(130);
        assertThat(ran.err()).contains("Go on with: plateau evaluate --resume --out " + out);
        assertThat(Json.readObject(ran.out().strip()))
                .containsEntry("partial", true)
                .containsEntry("planned", 3_000_000L);
        for (var file : List.of("cells.csv", "cells.parquet", "games.parquet", "report.html")) {
            assertThat(out.resolve(file)).isNotEmptyFile();
        }
        assertThat(Files.readString(out.resolve("evaluation.json"))).contains("\"partial\":true");
    }

    @Test
    void anAnalysisPrintsWhatItFoundSoFar() throws Exception {
        var record = folder.resolve("game.jsonl").toString();
        Project.run(Map.of(), Project.plateau("watch", "tilings", "-s", "1", "-q", "--record", record));
        var ran = interruptWhenBusy("analyse", record, "--ply", "6", "--bot", "mcts:time=60m", "--json");

        assertThat(ran.code()).isEqualTo(130);
        var json = Json.readObject(ran.out().strip());
        assertThat(json).containsEntry("partial", true);
        assertThat((long) Objects.requireNonNull(json.get("steps"))).isPositive();
        assertThat((List<?>) json.get("moves")).isNotEmpty();
    }

    @Test
    void aGameIsShownTurnByTurn() throws Exception {
        var process = new ProcessBuilder(interruptible("watch", "piles", "--seats", "random,mcts:time=60m"))
                .redirectErrorStream(true)
                .start();
        readUntil(process, "Move 1: ");
        interrupt(process);
        Project.finish(process);
    }

    @Test
    void thinkingIsBrokenOffAndBlamedOnNobody() throws Exception {
        var ran = interruptWhenBusy("simulate", "piles", "--seats", "random,mcts:time=60m", "--games", "4", "--json");
        assertThat(ran.code()).isEqualTo(130);
        assertThat(Json.readObject(ran.out().strip()))
                .containsEntry("partial", true)
                .containsEntry("games", 0L)
                .containsEntry("endings", Map.of());
    }

    @Test
    void aGameBrokenOffIsStillRecorded() throws Exception {
        var record = folder.resolve("game.jsonl");
        var process = new ProcessBuilder(
                        interruptible("play", "piles", "--seats", "human,random", "--record", record.toString()))
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().write("2 3 y\n".getBytes(java.nio.charset.StandardCharsets.UTF_8));
        process.getOutputStream().flush();
        readUntil(process, "Move 2: ");
        interrupt(process);
        var ran = Project.finish(process);
        assertThat(ran.out()).as("though the prompt waits").contains("stopped after 2 moves.");
        assertThat(ran.code()).isEqualTo(130);

        var verified = Project.run(Map.of(), Project.plateau("verify", record.toString()));
        assertThat(verified.out()).contains("2 moves hold; the game is not over");
        assertThat(verified.code()).isZero();
    }

    /// A shell that runs tests in the background has them ignore Ctrl-C; this undoes it.
    private static List<String> interruptible(String... arguments) {
        var command = new ArrayList<>(List.of("env", "--default-signal=INT"));
        command.addAll(Project.plateau(arguments));
        return command;
    }

    /// Starts a command, lets it work for a while and interrupts it.
    private static Project.Ran interruptWhenBusy(String... arguments) throws IOException, InterruptedException {
        var process = new ProcessBuilder(interruptible(arguments)).start();
        waitUntilBusy(process);
        interrupt(process);
        return Project.finish(process);
    }

    private static void interrupt(Process process) throws IOException, InterruptedException {
        Project.run(Map.of(), List.of("kill", "-INT", String.valueOf(process.pid())));
    }

    private static void waitUntilWritten(Path file, Process process) {
        Eventually.is("something in " + file, () -> !process.isAlive() || (Files.exists(file) && Files.size(file) > 0));
    }

    /// Waits until the program has used as much time as it takes to start and play a while.
    private static void waitUntilBusy(Process process) {
        var enough = Duration.ofSeconds(2);
        Eventually.is(
                "a program at work",
                () -> !process.isAlive()
                        || process.info().totalCpuDuration().orElse(enough).compareTo(enough) >= 0);
    }

    private static void readUntil(Process process, String text) throws IOException {
        var seen = new StringBuilder();
        int next = process.getInputStream().read();
        while (next >= 0 && seen.indexOf(text) < 0) {
            seen.append((char) next);
            next = process.getInputStream().read();
        }
        assertThat(seen.toString()).contains(text);
    }
}
