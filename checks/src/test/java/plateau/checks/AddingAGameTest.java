package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.testkit.GameContract;
import plateau.testkit.Perft;

/// `docs/adding-a-game.md` says what is true: its example compiles, keeps the contract of all games,
/// and every command knows it.
@Tag("slow")
class AddingAGameTest extends GameContract {
    /// How many files the page shows.
    static final int FILES = 11;

    @TempDir
    private static Path folder = Path.of("");

    private static URLClassLoader loader = new URLClassLoader(new URL[0]);

    @BeforeAll
    static void compile() throws IOException {
        files().naming("example.Example").compileInto(folder);
        URI classes = folder.toUri();
        loader = new URLClassLoader(new URL[] {classes.toURL()});
    }

    static Sources files() throws IOException {
        return Page.of("adding-a-game.md").files(FILES);
    }

    @AfterAll
    static void close() throws IOException {
        loader.close();
    }

    @Override
    protected List<Game> games() {
        return Stream.of("example.Takeaway", "example.KuhnPoker")
                .flatMap(name -> everyPreset(options(name)).stream())
                .toList();
    }

    private static Options<Game> options(String name) {
        try {
            return Options.of(loader.loadClass(name).asSubclass(Game.class));
        } catch (ClassNotFoundException missing) {
            throw new UncheckedIOException(new IOException(missing));
        }
    }

    @TestFactory
    Stream<DynamicTest> thePageCountsRight() throws IOException {
        var numbers = Page.of("adding-a-game.md").blocks("perft").getFirst();
        var options = options("example.Takeaway");
        return Perft.read(numbers).stream()
                .map(line -> DynamicTest.dynamicTest(line.toString(), () -> line.check(options, Game::start)));
    }

    @Test
    void thePokerIsTheOneOfOurOwnTests() throws IOException {
        var tests = Project.ROOT.resolve("testkit/src/main/java/plateau/testkit");
        for (var file : List.of("KuhnPoker.java", "KuhnState.java", "KuhnView.java")) {
            assertThat(files().text("example/" + file))
                    .isEqualTo(Files.readString(tests.resolve(file))
                            .replace("package plateau.testkit;", "package example;"));
        }
    }

    @Test
    void everyCommandKnowsTheGame() throws Exception {
        assertThat(run("games", "takeaway")).contains("stones in the heap", "1 to 1000; default 21");
        assertThat(run("watch", "takeaway", "--seed", "1")).contains("The winner is");
        assertThat(run("check", "takeaway"))
                .contains("takeaway keeps all ", " clauses in 2000 games of ", "; none was drawn");
        assertThat(run("simulate", "takeaway", "--games", "50", "--json"))
                .contains("\"game\":\"takeaway\"", "\"games\":50");
    }

    @Test
    void aJarsMovesAndPresetsAreFrenchByTheGamesOwnWords() throws Exception {
        assertThat(run("games", "takeaway", "--lang", "fr")).contains("  longue ");
        assertThat(run("watch", "takeaway", "--preset", "longue", "--seed", "1", "--lang", "fr"))
                .containsPattern("prendre[123]")
                .doesNotContain("take1", "take2", "take3");
    }

    @Test
    void aCauseIsToldInFrenchByTheGamesOwnWords(@TempDir Path other) throws Exception {
        var method = "    public String notation(int move) {";
        var page = Page.of("adding-a-game.md").text();
        assertThat(page).contains(method);
        new Page(page.replace(method, "public String cause() { return \"heap-empty\"; } @Override " + method))
                .files(FILES)
                .with("example/takeaway_fr.properties", "cause.heap-empty=Le tas est vide.\n")
                .naming("example.Example")
                .compileInto(other);
        var french = Project.plateauWith(other.toString(), "watch", "takeaway", "--lang", "fr");
        assertThat(Project.run(Map.of(), french).out()).contains(" coups. Le tas est vide.\n");
        var english = Project.plateauWith(other.toString(), "watch", "takeaway");
        assertThat(Project.run(Map.of(), english).out()).contains(" moves: heap empty.\n");
    }

    private static String run(String... arguments) throws IOException, InterruptedException {
        var ran = Project.run(Map.of(), Project.plateauWith(folder.toString(), arguments));
        assertThat(ran.code()).as(ran.err()).isZero();
        return ran.out();
    }
}
