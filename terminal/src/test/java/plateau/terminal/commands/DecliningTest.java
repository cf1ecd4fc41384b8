package plateau.terminal.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.core.text.Json;
import plateau.terminal.CommandTest;
import plateau.terminal.outside.Runtimes;

/// Bots that do not play a match as it is set up say so, and are refused before it begins.
class DecliningTest extends CommandTest {
    private static final String WORDS = "declined: I play with one other at most";

    @ParameterizedTest
    @ValueSource(strings = {"watch", "simulate"})
    void whoDeclinesAGameIsRefusedBeforeIt(String command) {
        var seat = Runtimes.bad("picky");
        run(command, "piles", "--seat", "random", "--seat", "random", "--seat", seat)
                .refused("--seat: '" + seat + "' " + WORDS);
        run(command, "piles", "-o", "size=3", "--seat", "random", "--seat", seat)
                .succeeded();
    }

    @Test
    void aPersonIsToldBeforeItsGame() {
        run("play", "piles", "--seat", "human", "--seat", Runtimes.bad("lazy")).refused(WORDS);
    }

    @Test
    void aTournamentThatAnEntrantDeclinesDoesNotBegin() {
        var seat = Runtimes.bad("picky");
        var out = folder.resolve("cup");
        var words = List.of("tournament", "piles", "-o", "size=3", "--games", "4", "--player");
        var cup = new ArrayList<>(words);
        cup.addAll(List.of("random", "--player", "greedy", "--player", seat, "-q"));
        run(cup.toArray(String[]::new)).succeeded();
        cup.addAll(List.of("-n", "3", "--out", out.toString()));
        run(cup.toArray(String[]::new)).refused("--players: '" + seat + "' " + WORDS);
        assertThat(out).doesNotExist();
    }

    @Test
    void theCellsOfAnEvaluationAreAskedFor() {
        run("evaluate", "piles", "--sweep", "players=2..3", "--seat", Runtimes.bad("picky"))
                .refused(WORDS);
    }

    @Test
    void askingIsTheStartOfTheFirstMatchWhereItIsTheSame() throws IOException {
        var seat = Runtimes.bad("none");
        var record = folder.resolve("games.jsonl").toString();
        run(
                        "simulate",
                        "piles",
                        "--seat",
                        "random",
                        "--seat",
                        seat.replace("none", "counting"),
                        "--games",
                        "2",
                        "--threads",
                        "1",
                        "--record",
                        record)
                .succeeded();
        var games = Files.readAllLines(Path.of(record));
        assertThat(Json.readObject(games.getLast()).get("logs")).asString().contains("start 2");
    }
}
