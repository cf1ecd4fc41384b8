package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.core.text.Text;

/// A broken game from a jar is left out and told in a line; everything else goes on.
@Tag("slow")
class BrokenGamesTest {
    /// A sound game with one piece of its text replaced, and what is said of it.
    private record Break(String right, String wrong, String told) {}

    private static final String HEAD =
            "public record Broken(@Option(help = \"stones\", byDefault = \"3\", min = 1, max = 9) int stones)";
    private static final String START = "return new Position();";

    private static final Map<String, Break> BREAKS = Map.ofEntries(
            Map.entry(
                    "norecord",
                    new Break(
                            HEAD,
                            "public final class Broken",
                            "it is not a record; write 'record Broken(…) implements Game'")),
            Map.entry(
                    "nooption",
                    new Break(
                            HEAD, "public record Broken(int stones)", "'int stones' is not described; write @Option(")),
            Map.entry(
                    "baddefault",
                    new Break(
                            "byDefault = \"3\"",
                            "byDefault = \"30\"",
                            "byDefault = \"30\" of stones: the default stones must be 1 to 9," + " not 30")),
            Map.entry(
                    "longoption",
                    new Break(
                            "int stones)", "long stones)", "'long stones' cannot be an option; whole numbers are int")),
            Map.entry(
                    "fewerplayers",
                    new Break(
                            "public String id() {",
                            "public int maxPlayers() { return 1; } "
                                    + "public int defaultPlayers() { return 1; } "
                                    + "public String id() {",
                            "minPlayers() is 2, but maxPlayers() only 1; the most must not be"
                                    + " fewer than the fewest")),
            Map.entry(
                    "nodefault",
                    new Break("byDefault = \"3\", ", "", "int stones has neither a default nor a static method")),
            Map.entry(
                    "badpreset", new Break("stones=9", "stones=10", "its preset 'big': stones must be 1 to 9, not 10")),
            Map.entry(
                    "usualpreset",
                    new Break(
                            "name = \"big\"",
                            "name = \"usual\"",
                            "its preset 'usual' has the name of the game without a preset")),
            Map.entry(
                    "badtype",
                    new Break("int stones)", "String stones)", "class java.lang.String cannot be an option")),
            Map.entry(
                    "badid",
                    new Break("\"broken\"", "\"Broken Game\"", "id() must be lower-case letters, digits and hyphens")),
            Map.entry("nosummary", new Break("\"a game of one move\"", "null", "summary() must be one line")),
            Map.entry(
                    "throws",
                    new Break(
                            START,
                            "throw new IllegalStateException(\"not ready\");",
                            "java.lang.IllegalStateException: not ready at" + " throws_.Broken.start(Broken.java:")),
            Map.entry("nullstart", new Break(START, "return null;", "start(2) gives null")),
            Map.entry(
                    "wrongplayers",
                    new Break("return 2;", "return 3;", "start(2) gives a position whose players() is 3")),
            Map.entry(
                    "initialiser",
                    new Break(
                            "public String id() {",
                            "static final int X = Integer.parseInt(\"x\");\n public String id() {",
                            "java.lang.NumberFormatException: For input string: \"x\"")));

    @TempDir
    private Path folder = Path.of("");

    @Test
    void everyBrokenGameIsToldInALineAndStopsNoOther() throws Exception {
        var jars = new ArrayList<>(List.of(Outsider.game("sound.Sound").jar(path("sound.jar"))));
        BREAKS.forEach((name, change) -> jars.add(jar(name, change)));

        var ran = run(jars, "games");
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).contains("piles ", "sound ").doesNotContain("broken");
        assertThat(ran.err().lines()).hasSize(BREAKS.size());
        BREAKS.forEach((name, change) -> assertThat(ran.err().lines())
                .as(ran.err())
                .anySatisfy(line -> assertThat(line)
                        .startsWith(Text.format("plateau: %s_.Broken in %s", name, path(name + ".jar")))
                        .contains(" is left out: " + change.told)));
    }

    @Test
    void namingABrokenGameTellsTheReasonOnce() throws Exception {
        var jar = jar("norecord", BREAKS.getOrDefault("norecord", new Break("", "", "")));
        var ran = run(List.of(jar), "watch", "broken");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err().lines().toList().getLast())
                .startsWith("plateau: no game 'broken': norecord_.Broken in " + jar)
                .contains("it is not a record");
        assertThat(ran.err()).containsOnlyOnce("it is not a record");
    }

    @Test
    void noTextOfAGameSteersTheTerminal() throws Exception {
        var right = "public String notation(int move) {";
        var wrong =
                "public String cause() { return \"a\\u001b[31mb\"; } " + right + " if (over) return \"\\u001b[31m\"; ";
        var jar = Outsider.broken("loud.Loud", right, wrong).jar(path("loud.jar"));
        for (var command : List.of("check", "simulate", "watch")) {
            var ran = run(List.of(jar), command, "loud");
            assertThat(ran.out()).as(command).contains("a?[31mb").doesNotContain("\u001b");
        }
    }

    @Test
    void aSecondGameOfTheSameIdIsRefusedWithBothNamed() throws Exception {
        var first = Outsider.game("first.Twin").jar(path("first.jar"));
        var second = Outsider.game("second.Twin").jar(path("second.jar"));
        var ours = Outsider.broken("third.Mine", "\"mine\"", "\"piles\"").jar(path("third.jar"));
        var ran = run(List.of(first, second, ours), "games");
        assertThat(ran.out()).containsOnlyOnce("twin ").containsOnlyOnce("piles ");
        assertThat(ran.err().lines())
                .satisfiesExactly(
                        line -> assertThat(line)
                                .contains("second.Twin in " + second)
                                .contains("'twin' is already the id() of first.Twin in " + first),
                        line -> assertThat(line)
                                .contains("third.Mine in " + ours)
                                .contains("the id() of plateau.games.piles.Piles in "));
    }

    @Test
    void whatFailsLaterIsToldAsThatGamesFault() throws Exception {
        var jar = Outsider.broken(
                        "late.Late", START, "if (stones == 5) throw new ArithmeticException(\"five\"); " + START)
                .jar(path("late.jar"));
        var ran = run(List.of(jar), "simulate", "late", "-o", "stones=5");
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.err())
                .startsWith(Text.format("plateau: late.Late in %s failed: ", jar))
                .contains("java.lang.ArithmeticException: five at late.Late.start(Late.java:")
                .doesNotContain("defect of the program", "\tat ");
    }

    private Path jar(String name, Break change) {
        try {
            return Outsider.broken(name + "_.Broken", change.right, change.wrong)
                    .jar(path(name + ".jar"));
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    private Path path(String name) {
        return folder.resolve(name);
    }

    private static Project.Ran run(List<Path> jars, String... arguments) throws Exception {
        return Outsider.run("", jars, arguments);
    }
}
