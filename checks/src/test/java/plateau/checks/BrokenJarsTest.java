package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.core.text.Text;

/// A jar that cannot be used is told in a line; everything else goes on.
@Tag("slow")
class BrokenJarsTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void anExtensionThatCannotBeMadeIsTold() throws Exception {
        var jars = List.of(
                new Sources().naming("absent.Extra").jar(path("absent.jar")),
                extension("other", "public final class Extra {}"),
                extension("argument", extending("public Extra(int size) { assert size > 0; }", "List.of()")),
                extension("nothing", extending("", "null")),
                sources("failing", extending("", "List.of(Lost.class)"))
                        .with("failing/Lost.java", "package failing; interface Lost extends plateau.core.Game {}")
                        .losing("failing/Lost.class")
                        .jar(path("failing.jar")));
        var ran = run(jars, "games");
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).contains("piles ");
        assertThat(ran.err().lines())
                .satisfiesExactlyInAnyOrder(
                        line -> assertThat(line).contains("absent.Extra", "absent.jar", "no such class"),
                        line -> assertThat(line).contains("other.Extra", "it is no extension"),
                        line -> assertThat(line).contains("a constructor without parameters"),
                        line -> assertThat(line).contains("nothing.Extra", "games() gives null"),
                        line -> assertThat(line).contains("failing.Extra", "there is no class failing.Lost"));
    }

    @Test
    void aFileThatNamesNoExtensionIsTold() throws Exception {
        var game = Outsider.game("own.Own").naming("own.Own").jar(path("game.jar"));
        var empty = Outsider.game("mute.Mute").naming("# nothing").jar(path("empty.jar"));
        var steering = new Sources().naming("\u001b[31mred.Extra").jar(path("steering.jar"));
        var ran = run(List.of(game, empty, steering), "games");
        assertThat(ran.code()).isZero();
        assertThat(ran.err()).doesNotContain("\u001b");
        assertThat(ran.err().lines())
                .satisfiesExactly(
                        line -> assertThat(line)
                                .contains("own.Own in " + game, "it is a game; META-INF/")
                                .contains("whose games() lists it"),
                        line -> assertThat(line).contains("in " + empty, "it names no class"),
                        line -> assertThat(line).contains("?[31mred.Extra", "no such class"));
    }

    @Test
    void anInvisibleMarkBeforeTheFirstNameIsPassedOver() throws Exception {
        var marked = Outsider.game("marked.Marked").naming("\uFEFFmarked.Extra");
        var ran = run(List.of(marked.jar(path("marked.jar"))), "games");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).contains("marked ");
    }

    private Path extension(String home, String text) throws IOException {
        return sources(home, text).jar(path(home + ".jar"));
    }

    private static Sources sources(String home, String text) {
        return new Sources()
                .with(home + "/Extra.java", "package " + home + ";\n" + text)
                .naming(home + ".Extra");
    }

    private static String extending(String constructor, String games) {
        return Text.format("""
                import java.util.List;
                import plateau.core.Game;
                public final class Extra implements plateau.games.Games.Extension {
                    %s
                    public List<Class<? extends Game>> games() { return %s; }
                }
                """, constructor, games);
    }

    @Test
    void aClassThatTwoJarsBringIsTakenOnce() throws Exception {
        var first = Outsider.game("same.Same").jar(path("first.jar"));
        var second = Files.copy(first, path("second.jar"));
        var ran = run(List.of(first, second), "games");
        assertThat(ran.out()).containsOnlyOnce("same ");
        assertThat(ran.err().lines())
                .singleElement()
                .asString()
                .contains("same.Extra in " + second, first + " brings a class of this name too");
    }

    @Test
    void aPathThatIsNoJarIsTold() throws Exception {
        Files.writeString(path("text.jar"), "not a jar");
        Files.createDirectories(path("empty/META-INF/services"));
        Files.writeString(path("empty/META-INF/services/plateau.games.Games"), "a.B");
        var sound = Outsider.game("sound.Sound").jar(path("sound.jar"));
        var paths = List.of(path("gone.jar"), path("text.jar"), path("empty"), folder, sound);
        var ran = run(joined(paths), paths, "games");
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).contains("sound ");
        assertThat(ran.err().lines())
                .satisfiesExactly(
                        line -> assertThat(line).contains("gone.jar' does not exist"),
                        line -> assertThat(line).contains("text.jar' is no jar"),
                        line -> assertThat(line)
                                .contains("plateau.games.Games, which nobody reads")
                                .contains("plateau.games.Games$Extension"),
                        line -> assertThat(line).contains("is a folder of jars; write '", "/*'"));
    }

    @Test
    void aClassPathThatBringsNothingIsTold() throws Exception {
        var lost = Files.createDirectory(path("classes"));
        var ran = run(lost.toString(), List.of(lost), "games");
        assertThat(ran.err())
                .isEqualTo(Text.format(
                        "plateau: PLATEAU_JARS=%s brings nothing: no jar or folder of it has a %s%n",
                        lost, "META-INF/services/plateau.games.Games$Extension"));
    }

    @Test
    void helpIsGivenWithoutAWordOfIt() throws Exception {
        assertThat(run("/nowhere", List.of(), "games", "--help").err()).isEmpty();
    }

    private Path path(String name) {
        return folder.resolve(name);
    }

    private static String joined(List<Path> paths) {
        return paths.stream().map(Path::toString).collect(Collectors.joining(":"));
    }

    private static Project.Ran run(List<Path> jars, String... arguments) throws Exception {
        return run("", jars, arguments);
    }

    private static Project.Ran run(String environment, List<Path> jars, String... arguments) throws Exception {
        return Outsider.run(environment, jars, arguments);
    }
}
