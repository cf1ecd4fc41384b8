package plateau.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Real tests in real virtual machines, of modules that are compiled here. What stands for Maven is a script.
class SuiteTest {
    private static final String CLASS_PATH = System.getProperty("java.class.path");
    private static final String HOLDS = "@Test void holds() {}";

    @TempDir
    private Path root = Path.of("");

    private final StringBuilder build = new StringBuilder();

    private record Ran(int code, String out) {}

    /// A module with a class for each body; its name is in front of it.
    private void module(String name, Map<String, String> bodies) throws IOException {
        var target = Files.createDirectories(root.resolve(name).resolve("target"));
        var sources = Files.createDirectories(target.resolve("sources"));
        var compiled = Files.createDirectories(target.resolve("test-classes"));
        var arguments = new ArrayList<>(List.of("-d", compiled.toString(), "-cp", CLASS_PATH));
        for (var each : bodies.entrySet()) {
            var source = sources.resolve(each.getKey() + ".java");
            Files.writeString(
                    source,
                    "package trial; import org.junit.jupiter.api.*;\nclass " + each.getKey() + " {" + each.getValue()
                            + "}");
            arguments.add(source.toString());
        }
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)))
                .isZero();
        Files.writeString(target.resolve("test-class-path"), CLASS_PATH);
        Files.writeString(target.resolve("test-arguments"), "-XX:+UseSerialGC \"-Dtold=two words\"");
        build.append("echo \"[INFO] Wrote classpath file '" + target + "/test-class-path'.\"\n");
    }

    private Ran run(Map<String, String> environment, String... options) throws IOException, InterruptedException {
        var own = Files.createDirectories(root.resolve("suite/target"));
        Files.writeString(own.resolve("test-class-path"), CLASS_PATH);
        var maven = Files.writeString(root.resolve("maven.sh"), build);
        var java = Path.of(System.getProperty("java.home"), "bin", "java");
        var command = new ArrayList<>(List.of(java.toString(), "-cp", CLASS_PATH, Suite.class.getName()));
        command.addAll(List.of(options));
        command.addAll(List.of(root.toString(), "bash", maven.toString()));
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().remove("CI");
        builder.environment().putAll(environment);
        var process = builder.start();
        var out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ran(process.waitFor(), out);
    }

    @Test
    void theTestsOfAllModulesAreRunAndCounted() throws Exception {
        module("first", Map.of("OneTest", HOLDS, "TwoTest", HOLDS));
        module("second", Map.of("ThreeTest", HOLDS + "@Nested class Inner { @Test void too() {} }"));
        var ran = run(Map.of());
        assertThat(ran.out()).contains("first OneTest: 1 tests", "second ThreeTest: 2 tests");
        assertThat(ran.out()).endsWith("\n4 passed, 0 failed, 0 skipped\n");
        assertThat(ran.code()).isZero();
    }

    @Test
    void whatFailsAndWhatIsSkippedIsToldAtTheEndWithItsReason() throws Exception {
        var bodies = "@Test void fails() { throw new AssertionError(\"three is not four\"); }"
                + "@Test @Disabled(\"there is no compiler\") void isSkipped() {}";
        module("first", Map.of("BadTest", bodies, "GoodTest", HOLDS));
        var ran = run(Map.of());
        assertThat(ran.out()).contains("FAILED first BadTest: 2 tests");
        assertThat(ran.out()).contains("FAILED trial.BadTest: fails()", "three is not four", "at trial.BadTest.fails");
        assertThat(ran.out()).contains("SKIPPED trial.BadTest: isSkipped()\nthere is no compiler");
        assertThat(ran.out()).endsWith("\n1 passed, 1 failed, 1 skipped\n");
        assertThat(ran.code()).isEqualTo(1);
    }

    @Test
    void whereNobodyReadsTheLogWhatIsSkippedHasFailed() throws Exception {
        module("first", Map.of("OneTest", HOLDS + "@Test @Disabled(\"why\") void isSkipped() {}"));
        assertThat(run(Map.of()).code()).isZero();
        var ran = run(Map.of("CI", "true"));
        assertThat(ran.out()).endsWith("1 passed, 1 failed, 0 skipped\n");
        assertThat(ran.code()).isEqualTo(1);
    }

    @Test
    void whoeverEndsTheVirtualMachineHasFailedAndTheOthersAreTestedAllTheSame() throws Exception {
        module("first", Map.of("EndsTest", "@Test void ends() { System.exit(0); }", "LaterTest", HOLDS));
        var ran = run(Map.of());
        assertThat(ran.out()).contains("first: trial.EndsTest ended before its time");
        assertThat(ran.out()).endsWith("1 passed, 1 failed, 0 skipped\n");
        assertThat(ran.code()).isEqualTo(1);
    }

    @Test
    void whatTestsPrintIsKeptAndTakenForNoAnswer() throws Exception {
        module("first", Map.of("LoudTest", "@Test void prints() { System.out.print(\"\\1 tested 9 9 9\"); }"));
        assertThat(run(Map.of()).out()).endsWith("1 passed, 0 failed, 0 skipped\n");
        assertThat(root.resolve("first/target/tests/trial.LoudTest-output.txt")).hasContent("\1 tested 9 9 9");
    }

    @Test
    void theArgumentsOfAModuleAreItsOwn() throws Exception {
        var bodies = "@Test void reads() { Assertions.assertEquals(\"two words\", System.getProperty(\"told\")); }";
        module("first", Map.of("ReadsTest", bodies));
        assertThat(run(Map.of()).code()).isZero();
    }

    @Test
    void inAHurryWhatTakesLongIsLeftOut() throws Exception {
        var bodies = HOLDS + "@Test @Tag(\"slow\") void takesLong() { throw new AssertionError(); }";
        module("first", Map.of("OneTest", bodies));
        assertThat(run(Map.of(), "--quick").out()).endsWith("1 passed, 0 failed, 0 skipped\n");
        assertThat(run(Map.of()).code()).isEqualTo(1);
    }

    @Test
    void aBuildThatFailsSaysWhyAndIsNoSuccess() throws Exception {
        module("first", Map.of("OneTest", HOLDS));
        build.append("echo '[INFO] all is well'\necho '[ERROR] a semicolon is missing'\nexit 1\n");
        var ran = run(Map.of());
        assertThat(ran.out()).contains("[ERROR] a semicolon is missing", "The build failed; all that it said is in ");
        assertThat(ran.out()).doesNotContain("all is well");
        assertThat(ran.code()).isEqualTo(1);
    }

    @Test
    void whereNothingWasTestedNothingIsWell() throws Exception {
        build.append("echo done\n");
        assertThat(run(Map.of()).code()).isEqualTo(1);
    }
}
