package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `./plateau` itself, on a copy of what has been built.
class LauncherTest {
    private static final Map<String, String> AS_BUILT = Map.of("PLATEAU_BUILD", "never");

    @TempDir private Path copy = Path.of("");

    @BeforeEach
    void copyWhatIsBuilt() throws IOException {
        Files.copy(
                Project.ROOT.resolve("plateau"),
                copy.resolve("plateau"),
                StandardCopyOption.COPY_ATTRIBUTES);
        var lib = Files.createDirectories(copy.resolve("terminal/target/lib"));
        for (var jar : jars(Project.ROOT.resolve("terminal/target/lib"))) {
            Files.copy(jar, lib.resolve(jar.getFileName()));
        }
    }

    @Test
    void runsACommandAndPassesItsExitCodeOn() throws Exception {
        assertThat(launch(AS_BUILT, "games").out()).contains("piles", "tilings");
        assertThat(launch(AS_BUILT, "games", "pils").code()).isEqualTo(2);
    }

    @Test
    void makesAStartUpCacheForTheseJarsAndNoOthers() throws Exception {
        launch(AS_BUILT, "games");
        var first = caches();
        assertThat(first).hasSize(1);

        launch(AS_BUILT, "games");
        assertThat(caches()).as("the same jars").isEqualTo(first);

        var core = jars(copy.resolve("terminal/target/lib")).getFirst();
        try (var zip = java.nio.file.FileSystems.newFileSystem(core)) {
            Files.writeString(zip.getPath("changed"), "a change");
        }
        launch(AS_BUILT, "games");
        assertThat(caches()).as("another jar").hasSize(1).isNotEqualTo(first);
    }

    @Test
    void saysWhatToInstallWhenThereIsNoJdk() throws Exception {
        var ran = launch(Map.of("PLATEAU_JAVA_HOME", copy.toString()), "games");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("PLATEAU_JAVA_HOME", "is no JDK 25 or newer");
    }

    @Test
    void saysWhatToDoWhenNothingIsBuilt() throws Exception {
        for (var jar : jars(copy.resolve("terminal/target/lib"))) {
            Files.delete(jar);
        }
        var ran = launch(AS_BUILT, "games");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("nothing is built; run ./plateau build");
    }

    @Test
    void closedStreamsAndOtherLocalesDoNoHarm() throws Exception {
        var play = copy.resolve("plateau") + " play piles <&-";
        var ran = Project.run(AS_BUILT, List.of("bash", "-c", play));
        assertThat(ran.out()).contains("the input has ended");

        // In a file, since these tests may run in such a locale themselves
        var script = copy.resolve("verify.sh");
        Files.writeString(script, copy.resolve("plateau") + " verify é.jsonl");
        var environment = Map.of("PLATEAU_BUILD", "never", "LC_ALL", "C");
        assertThat(Project.run(environment, List.of("bash", script.toString())).err())
                .contains("there is no file 'é.jsonl'");
    }

    @Test
    void outputThatIsLostIsAFailure() throws Exception {
        var full = copy.resolve("plateau") + " games > /dev/full";
        var ran = Project.run(AS_BUILT, List.of("bash", "-c", full));
        assertThat(ran.err()).contains("the output could not be written");
        assertThat(ran.code()).isEqualTo(1);
    }

    /// The real thing: a whole build by Maven from a copy of the sources.
    @Test
    void buildsWhatIsMissingOrStaleAndOnlyThat() throws Exception {
        copySources();
        assertThat(launch(Map.of(), "games").err()).contains("building");
        assertThat(caches()).as("made when building").hasSize(1);
        assertThat(launch(Map.of(), "games").err()).isEmpty();

        var words =
                copy.resolve("terminal/src/main/resources/plateau/terminal/words_en.properties");
        var changed = Files.readString(words).replace("One game in full", "Just one game");
        Files.writeString(words, changed);
        var ran = launch(Map.of(), "games");
        assertThat(ran.err()).contains("building");
        assertThat(ran.out()).as("no stale cache").contains("Just one game: plateau games GAME");
    }

    private void copySources() throws IOException {
        Files.delete(copy.resolve("plateau"));
        for (var jar : jars(copy.resolve("terminal/target/lib"))) {
            Files.delete(jar);
        }
        try (Stream<Path> files = Files.walk(Project.ROOT)) {
            for (var file : files.filter(LauncherTest::isSource).toList()) {
                var there = copy.resolve(Project.ROOT.relativize(file));
                Files.createDirectories(there.getParent());
                Files.copy(file, there, StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
    }

    private static boolean isSource(Path file) {
        var path = Project.ROOT.relativize(file).toString();
        return Files.isRegularFile(file)
                && (path.contains("src/main") || path.endsWith("pom.xml") || path.equals("plateau"))
                && !path.contains("target/");
    }

    private Project.Ran launch(Map<String, String> environment, String... arguments)
            throws IOException, InterruptedException {
        var command = new java.util.ArrayList<String>();
        command.add(copy.resolve("plateau").toString());
        command.addAll(List.of(arguments));
        return Project.run(environment, command);
    }

    private List<Path> caches() throws IOException {
        return list(copy.resolve("terminal/target/aot"));
    }

    private static List<Path> jars(Path folder) throws IOException {
        return list(folder).stream().filter(file -> file.toString().endsWith(".jar")).toList();
    }

    private static List<Path> list(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }
}
