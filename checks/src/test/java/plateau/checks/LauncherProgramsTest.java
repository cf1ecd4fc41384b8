package plateau.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `./plateau test` looks after what the tests need, here among programs that only say how they were called.
class LauncherProgramsTest {
    private static final List<String> NEEDED =
            List.of("bash", "dirname", "readlink", "mkdir", "env", "cat", "touch", "find", "grep");

    /// What bots are compiled and run by.
    private static final List<String> PROGRAMS =
            List.of("python3", "node", "gcc", "g++", "make", "cmake", "rustc", "go", "valgrind");

    private static final String SUITE = "suite/src/main/java/plateau/suite/Suite.java";

    /// What stands for the suite.
    private static final String SAYING = """
            public class Suite {
                public static void main(String[] arguments) throws Exception {
                    var line = "suite " + String.join(" ", arguments) + "\\n";
                    java.nio.file.Files.writeString(
                            java.nio.file.Path.of("CALLS"), line, java.nio.file.StandardOpenOption.APPEND);
                }
            }
            """;

    @TempDir
    private Path folder = Path.of("");

    private Path calls = Path.of("");

    @BeforeEach
    void bareSystem() throws Exception {
        Files.copy(Project.ROOT.resolve("plateau"), folder.resolve("plateau"));
        Files.createDirectories(folder.resolve("browser"));
        Files.writeString(folder.resolve("browser/pom.xml"), "");
        Files.createDirectories(folder.resolve("bin"));
        calls = Files.writeString(folder.resolve("calls"), "");
        for (var tool : NEEDED) {
            var found = Project.run(Map.of(), List.of("bash", "-c", "command -v " + tool));
            Files.createSymbolicLink(bin(tool), Path.of(found.out().strip()));
        }
        program("mvn", "echo \"mvn $*\" >>" + calls);
        Files.createDirectories(folder.resolve(SUITE).getParent());
        Files.writeString(folder.resolve(SUITE), SAYING.replace("CALLS", calls.toString()));
        // Whoever runs this may not be root.
        program("sudo", "shift; exec \"$@\"");
    }

    private Path bin(String name) {
        return folder.resolve("bin").resolve(name);
    }

    private void program(String name, String script) throws IOException {
        Files.writeString(bin(name), "#!/usr/bin/env bash\n" + script + "\n");
        assertThat(bin(name).toFile().setExecutable(true)).isTrue();
    }

    private Project.Ran test(Map<String, String> more, String... arguments) throws Exception {
        var environment = new java.util.HashMap<>(more);
        environment.putIfAbsent("PLATEAU_CHROMIUM", "");
        environment.put("PATH", bin("").toString());
        environment.put("PLATEAU_JAVA_HOME", System.getProperty("java.home"));
        var command = new java.util.ArrayList<>(List.of(folder + "/plateau", "test"));
        command.addAll(List.of(arguments));
        return Project.run(environment, command);
    }

    @Test
    void installsOneWhereThereIsNone() throws Exception {
        program("apt-get", "echo \"apt-get $*\" >>" + calls);
        var ran = test(Map.of());
        assertThat(ran.code()).as(ran.err()).isZero();
        var packages = "python3 nodejs gcc g++ make cmake rustc golang-go valgrind";
        assertThat(ran.err()).contains("installing for the tests: " + packages + "…");
        assertThat(installed()).containsExactly("chromium-headless-shell", "chromium", packages);
    }

    /// What was to be installed, call by call.
    private List<String> installed() throws IOException {
        var words = " --no-install-recommends ";
        return Files.readAllLines(calls).stream()
                .filter(line -> line.startsWith("apt-get ") && line.contains(words))
                .map(line -> line.substring(line.indexOf(words) + words.length()))
                .toList();
    }

    @Test
    void theBrowserWithoutWindowsIsEnough() throws Exception {
        program(
                "apt-get",
                "echo \"apt-get $*\" >>" + calls + "; echo exit 1 >" + bin("chromium-headless-shell") + "; chmod +x "
                        + bin("chromium-headless-shell"));
        Files.createSymbolicLink(
                bin("chmod"),
                Path.of(Project.run(Map.of(), List.of("bash", "-c", "command -v chmod"))
                        .out()
                        .strip()));
        assertThat(test(Map.of()).code()).isZero();
        assertThat(installed()).first().isEqualTo("chromium-headless-shell");
        assertThat(installed()).doesNotContain("chromium");
    }

    @Test
    void goesOnWhereThatCannotBeDoneSinceTheTestsSaySoThemselves() throws Exception {
        program("apt-get", "exit 100");
        var ran = test(Map.of());
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(ran.err()).contains("not everything could be installed; see ");
        assertThat(Files.readString(calls)).startsWith("suite ");
    }

    @Test
    void takesTheOneThatIsThere() throws Exception {
        program("apt-get", "echo \"apt-get $*\" >>" + calls);
        program("chromium", "exit 1");
        for (var each : PROGRAMS) {
            program(each, "exit 0");
        }
        assertThat(test(Map.of()).err()).isEmpty();
        assertThat(Files.readString(calls)).startsWith("suite ");
    }

    /// Such as what only says how it might be installed.
    @Test
    void aProgramThatDoesNotRunIsAsGoodAsNone() throws Exception {
        program("apt-get", "echo \"apt-get $*\" >>" + calls);
        program("chromium", "exit 1");
        for (var each : PROGRAMS) {
            program(each, each.equals("rustc") ? "exit 1" : "exit 0");
        }
        assertThat(test(Map.of()).err()).contains("installing for the tests: rustc…");
    }

    @Test
    void needsNoneForOtherModules() throws Exception {
        program("apt-get", "echo \"apt-get $*\" >>" + calls);
        Files.createDirectories(folder.resolve("core"));
        Files.writeString(folder.resolve("core/pom.xml"), "");
        assertThat(test(Map.of(), "core").err()).isEmpty();
        assertThat(test(Map.of(), "core,browser").err()).contains("installing");
    }

    @Test
    void refusesANameThatIsNoProgram() throws Exception {
        var ran = test(Map.of("PLATEAU_CHROMIUM", "/nowhere/chromium"));
        assertThat(ran.err()).contains("PLATEAU_CHROMIUM=/nowhere/chromium is no program");
        assertThat(ran.code()).isEqualTo(2);
    }

    @Test
    void inAHurryItNeedsNoneAndTellsTheSuite() throws Exception {
        program("apt-get", "echo \"apt-get $*\" >>" + calls);
        var ran = test(Map.of(), "--quick");
        assertThat(ran.code()).as(ran.err()).isZero();
        assertThat(Files.readAllLines(calls))
                .singleElement()
                .asString()
                .startsWith("suite --quick ")
                .contains("-pl !browser,!benchmarks ");
    }

    @Test
    void refusesWhatItDoesNotKnow() throws Exception {
        assertThat(test(Map.of(), "--quik").err()).contains("test: no option '--quik'; there is --quick");
        assertThat(test(Map.of(), "--quick", "core").err()).contains("nothing comes after it, not 'core'");
        assertThat(test(Map.of(), "--quick", "core").code()).isEqualTo(2);
        assertThat(Files.readString(calls)).isEmpty();
    }
}
