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
