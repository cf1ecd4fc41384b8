package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.core.text.Json;
import plateau.terminal.Main;
import plateau.terminal.screen.Screen;
import plateau.terminal.screen.Words;

/// What `plateau evaluate` keeps in a folder, with all that it takes on the class path.
@Tag("slow")
class EvaluationFolderTest {
    @TempDir
    private Path folder = Path.of("");

    private record Ran(int code, String out, String err) {}

    private static Ran evaluate(String... arguments) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        var screen = new Screen(
                new StringReader(""),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                true,
                false,
                false,
                Words.of("en"));
        var line = Stream.concat(Stream.of("evaluate"), Arrays.stream(arguments));
        int code = Main.run(screen, line.toArray(String[]::new));
        return new Ran(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private String name(String name) {
        return folder.resolve(name).toString();
    }

    private Ran sweep(String out, String... more) {
        var all = new ArrayList<>(List.of("piles", "--sweep", "size=2,3", "--sweep", "seat2=random,greedy"));
        all.addAll(List.of("--games", "40", "--seed", "7", "--out", name(out)));
        all.addAll(List.of(more));
        return evaluate(all.toArray(String[]::new));
    }

    private String read(String file) throws IOException {
        return Files.readString(folder.resolve(file));
    }

    /// The cells of a run, without how long games took.
    private List<String> cells(String out) throws IOException {
        return read(out + "/cells.csv")
                .lines()
                .map(line -> line.substring(0, line.lastIndexOf(',')))
                .toList();
    }

    private static String games(String folder) {
        var ran = evaluate("--sql", "select * from games order by cell, game", folder, "--json");
        assertThat(ran.err()).isEmpty();
        return ran.out();
    }

    @Test
    void everythingIsKept() throws IOException {
        var ran = sweep("out", "--keep-games");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.code()).isZero();
        assertThat(ran.out())
                .endsWith("Kept in " + name("out") + ": report.html, cells.csv, cells.parquet and more.\n");
        for (var file : List.of("report.html", "cells.csv", "cells.parquet", "games.parquet", "parts.jsonl")) {
            assertThat(folder.resolve("out").resolve(file)).isNotEmptyFile();
        }
        try (var plots = Files.list(folder.resolve("out/plots"))) {
            assertThat(plots.map(Path::toString).collect(Collectors.toSet()))
                    .anyMatch(each -> each.endsWith(".svg"))
                    .anyMatch(each -> each.endsWith(".png"));
        }
        assertThat(cells("out")).hasSize(5).first().asString().startsWith("cell,size,seat2,games,complete,");
        var json = Json.readObject(read("out/evaluation.json"));
        assertThat(json)
                .containsEntry("games", 40L)
                .containsEntry(
                        "command",
                        "plateau evaluate piles --sweep size=2,3 --sweep seat2=random,greedy --seats"
                                + " random, --games 40 --seed 7 --keep-games");
        assertThat(json.get("result")).asString().contains("games=160", "cells=4", "partial=false");
    }

    @Test
    void gamesMayBeKeptFromThenOn() throws IOException {
        sweep("with", "--keep-games");
        sweep("out");
        var ran = evaluate("--resume", "--keep-games", "--out", name("out"));
        assertThat(ran.code()).isZero();
        assertThat(games(name("out"))).isNotEmpty().isEqualTo(games(name("with")));
        assertThat(read("out/evaluation.json")).contains("--seed 7 --keep-games\"");
    }

    @Test
    void tablesAnswerQuestions() {
        sweep("out", "--keep-games");
        var ran = evaluate(
                "--sql",
                "select c.cell, c.games, count(*) n from cells c join games g using (cell)"
                        + " group by all order by 1",
                name("out"));
        assertThat(ran.out().lines()).hasSize(5).last().asString().matches(" +3 +40 +40");
        assertThat(games(name("out")).lines()).hasSize(160);
        var wrong = evaluate("--sql", "select nothing from cells", name("out"));
        assertThat(wrong.code()).isEqualTo(2);
        assertThat(wrong.err()).startsWith("plateau: --sql: ");
    }

    @Test
    void aBrokenJournalIsGoneOnWithToTheSameFigures() throws IOException {
        sweep("whole", "--keep-games");
        sweep("broken", "--keep-games");
        var parts = folder.resolve("broken/parts.jsonl");
        var lines = Files.readAllLines(parts);
        // Some parts, and a line that was torn.
        var half = String.join("\n", lines.subList(0, lines.size() / 2)) + "\n{\"cell\":3,\"fr";
        Files.writeString(parts, half);
        for (var file : List.of("cells.csv", "cells.parquet", "games.parquet", "report.html")) {
            Files.delete(folder.resolve("broken").resolve(file));
        }
        var ran = evaluate("--resume", "--out", name("broken"));
        assertThat(ran.err()).isEmpty();
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).contains("games were played before.");
        assertThat(cells("broken")).isEqualTo(cells("whole"));
        assertThat(games(name("broken"))).isEqualTo(games(name("whole")));
        assertThat(folder.resolve("broken/report.html")).isNotEmptyFile();
    }

    @Test
    void threadsDoNotMatter() throws IOException {
        sweep("one", "--threads", "1");
        sweep("two", "--threads", "2");
        assertThat(cells("two")).isEqualTo(cells("one"));
    }

    @Test
    void whatIsGivenAgainHasToAgree() {
        sweep("out");
        differs("with --games 40, not 41", "--games", "41");
        differs("with --seed 7, not 8", "--seed", "8");
        differs("with GAME piles, not tilings", "tilings");
        differs("with --sweep size=2,3,seat2=random,greedy, not size=2..3", "--sweep", "size=2..3");
        differs("with --seats random,random, not greedy", "--seats", "greedy");
        differs("with -n 2, not 3", "-n", "3");
        differs("with --until none, not ±1%", "--until", "±1%");
        differs("with --goal none, not balance", "--goal", "balance");
        differs("with -o none, not size=2", "-o", "size=2");
        differs("with --clock none, not 1s/move", "--clock", "1s/move");
        assertThat(evaluate("piles", "--games", "40", "--resume", "--out", name("out"))
                        .code())
                .isZero();
    }

    private void differs(String message, String... more) {
        var all = Stream.concat(Stream.of("--resume", "--out", name("out")), Arrays.stream(more));
        var ran = evaluate(all.toArray(String[]::new));
        assertThat(ran.err()).contains("plateau: --resume: the evaluation was begun " + message);
        assertThat(ran.code()).isEqualTo(2);
    }

    @Test
    void refusesFoldersThatHoldSomethingElse() throws IOException {
        sweep("out");
        assertThat(sweep("out").err())
                .contains("holds an evaluation; --resume goes on with it, or name another folder");
        assertThat(evaluate("--resume", "--out", name("nowhere")).err()).contains("there is no evaluation in");
        Files.writeString(folder.resolve("file"), "");
        assertThat(sweep("file").err()).contains("is a file, not a folder");
    }
}
