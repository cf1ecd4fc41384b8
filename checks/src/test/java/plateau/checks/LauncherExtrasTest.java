package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Modules that are built when a command first needs them, among a Maven and a Java that only say how they were
/// called.
class LauncherExtrasTest {
    private static final List<String> MODULES = List.of(
            "core",
            "contract",
            "games",
            "bots",
            "arena",
            "hosting",
            "words",
            "drawing",
            "reports",
            "web",
            "server",
            "terminal",
            "data",
            "spark");

    @TempDir
    private Path folder = Path.of("");

    private Path calls = Path.of("");

    @BeforeEach
    void sources() throws Exception {
        Files.copy(Project.ROOT.resolve("plateau"), folder.resolve("plateau"));
        Files.writeString(folder.resolve("pom.xml"), "");
        for (var module : MODULES) {
            Files.createDirectories(folder.resolve(module).resolve("src/main"));
            Files.writeString(folder.resolve(module).resolve("pom.xml"), "");
        }
        Files.writeString(folder.resolve("web/bundle"), "");
        calls = Files.writeString(folder.resolve("calls"), "");
        program("bin/javac", "");
        program("bin/java", "[[ $* != *AOTCacheOutput* ]] && echo \"java $*\" >>" + calls);
        Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"25\"\n");
        // What is built are jars in the module's folder; all of them have the core's.
        program("bin/mvn", """
                while [[ $1 != -pl ]]; do shift; done
                echo "mvn $2" >>calls
                mkdir -p "$2/target/lib"
                touch "$2/target/lib/$2.jar" "$2/target/lib/core.jar"
                """);
    }

    private void program(String name, String script) throws IOException {
        var file = folder.resolve("jdk").resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/usr/bin/env bash\n" + script + "\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    private Project.Ran launch(Map<String, String> more, String... arguments) throws Exception {
        var environment = new HashMap<>(more);
        environment.put("PATH", folder.resolve("jdk/bin") + ":" + System.getenv("PATH"));
        environment.put("PLATEAU_JAVA_HOME", folder.resolve("jdk").toString());
        var command = new ArrayList<>(List.of(folder + "/plateau"));
        command.addAll(List.of(arguments));
        return Project.run(environment, command);
    }

    /// What was built for a command, and the jars it ran with.
    private List<String> ran(String... arguments) throws Exception {
        Files.writeString(calls, "");
        var ran = launch(Map.of(), arguments);
        assertThat(ran.code()).as(ran.err()).isZero();
        return Files.readAllLines(calls).stream()
                .map(LauncherExtrasTest::inShort)
                .toList();
    }

    private static String inShort(String call) {
        return call.startsWith("java ")
                ? call.replaceAll(".* -cp (\\S+) .*", "$1").replaceAll("/\\S*?/(\\w+\\.jar)", "$1")
                : call;
    }

    @Test
    void evaluateAddsTablesAndOnAddsSpark() throws Exception {
        assertThat(ran("games")).containsExactly("mvn terminal", "core.jar:terminal.jar");
        assertThat(ran("evaluate", "piles")).containsExactly("mvn data", "core.jar:terminal.jar:data.jar");
        assertThat(ran("evaluate", "piles")).as("built already").containsExactly("core.jar:terminal.jar:data.jar");
        assertThat(ran("evaluate", "piles", "--on", "local[*]"))
                .containsExactly("mvn spark", "core.jar:terminal.jar:data.jar:spark.jar");
        assertThat(ran("tournament", "piles", "--on=local[2]")).containsExactly("core.jar:terminal.jar:spark.jar");
        assertThat(ran("tournament", "piles")).containsExactly("core.jar:terminal.jar");
        assertThat(ran("evaluate", "--help")).containsExactly("core.jar:terminal.jar");
    }

    @Test
    void eachIsBuiltAnewWhenItsOwnSourcesChange() throws Exception {
        ran("evaluate", "piles", "--on", "local[*]");
        change("data");
        assertThat(ran("evaluate", "piles", "--on", "local[*]"))
                .startsWith("mvn data")
                .hasSize(2);
        change("bots");
        assertThat(ran("evaluate", "piles", "--on", "local[*]"))
                .startsWith("mvn terminal", "mvn spark")
                .hasSize(3);
        change("data");
        assertThat(ran("games")).containsExactly("core.jar:terminal.jar");
    }

    /// As if everything else had been written a while ago: some file systems count in whole seconds.
    private void change(String changed) throws IOException {
        age(folder.resolve("pom.xml"), 60);
        age(folder.resolve("web/bundle"), 60);
        for (var module : MODULES) {
            age(folder.resolve(module).resolve("pom.xml"), 60);
            age(folder.resolve(module).resolve("src/main"), 60);
            if (Files.exists(folder.resolve(module).resolve("target/built"))) {
                age(folder.resolve(module).resolve("target/built"), 30);
            }
        }
        age(folder.resolve(changed).resolve("src/main"), 0);
    }

    private static void age(Path file, int seconds) throws IOException {
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().minusSeconds(seconds)));
    }

    @Test
    void whatMayNotBeBuiltIsTold() throws Exception {
        ran("games");
        var ran = launch(Launcher.AS_BUILT, "evaluate", "piles");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err())
                .isEqualTo("plateau: the module 'data', which this needs, is not built;"
                        + " run it again without PLATEAU_BUILD=never\n");
    }

    @Test
    void aBuildThatFailsEndsIt() throws Exception {
        ran("games");
        program("bin/mvn", "echo '[ERROR] no such jar'; exit 1");
        var ran = launch(Map.of(), "evaluate", "piles");
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("[ERROR] no such jar", "the build failed; see above");
        assertThat(folder.resolve("data/target/built")).doesNotExist();
    }
}
