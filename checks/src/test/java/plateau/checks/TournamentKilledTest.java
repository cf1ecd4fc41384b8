package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plateau.core.text.Json;
import plateau.testkit.Eventually;

/// A tournament that was killed, as `kill -9` does it, loses at most the games in flight.
@Timeout(600)
@Tag("slow")
class TournamentKilledTest {
    /// Plays the first move of the list, and needs nothing but a shell.
    private static final String BOT = """
            while read -r line; do
              case $line in
                *'"type":"hello"'*) echo '{"type":"hello","name":"First","wants":["legal"]}' ;;
                *'"type":"start"'*) echo '{"type":"ready"}' ;;
                *'"type":"turn"'*)
                  move=${line#*'"legal":["'}
                  echo "{\\"type\\":\\"move\\",\\"move\\":\\"${move%%'"'*}\\"}" ;;
                *'"type":"bye"'*) exit ;;
              esac
            done
            """;

    @TempDir
    private Path folder = Path.of("");

    private List<String> tournament(String out) {
        return Project.plateau(
                "tournament",
                "carcassonne",
                "--players",
                "random,greedy,mcts:steps=10,cmd:sh " + folder.resolve("bot.sh"),
                "--games",
                "60",
                "--seed",
                "7",
                "--threads",
                "2",
                "--out",
                folder.resolve(out).toString());
    }

    @Test
    void killedAndResumedItHasTheStandingsOfAnUndisturbedOne() throws Exception {
        Files.writeString(folder.resolve("bot.sh"), BOT);
        assertThat(Project.run(Map.of(), tournament("whole")).code()).isZero();

        var process = new ProcessBuilder(tournament("killed")).start();
        waitForGames(10, process);
        process.destroyForcibly().waitFor();
        long kept = lines("killed");
        assertThat(kept).isBetween(10L, 59L);

        var resume = List.of(
                "tournament", "--resume", "--out", folder.resolve("killed").toString());
        var ran = Project.run(Map.of(), Project.plateau(resume.toArray(String[]::new)));
        assertThat(ran.err()).isEmpty();
        assertThat(ran.code()).isZero();

        for (var file : List.of("standings.csv", "records.jsonl", "tournament.json")) {
            assertThat(text("killed", file)).as(file).isEqualTo(text("whole", file));
        }
        assertThat(untimed("killed")).isEqualTo(untimed("whole"));
    }

    private Map<String, Object> untimed(String out) throws IOException {
        var json = Json.readObject(text(out, "standings.json"));
        json.remove("times");
        return json;
    }

    private String text(String out, String file) throws IOException {
        return Files.readString(folder.resolve(out).resolve(file));
    }

    private void waitForGames(long games, Process process) {
        Eventually.is(games + " games", () -> !process.isAlive() || lines("killed") >= games);
    }

    private long lines(String out) throws IOException {
        var file = folder.resolve(out).resolve("games.jsonl");
        return Files.exists(file) ? Files.readString(file).lines().count() : 0;
    }
}
