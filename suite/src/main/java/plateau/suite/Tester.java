package plateau.suite;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A virtual machine that tests classes of one module, as they are named to it.
final class Tester implements AutoCloseable {
    /// Not by its type, which needs more than the JDK.
    private static final String MAIN = "plateau.suite.TesterMain";

    private final Process process;
    private final BufferedReader answers;
    private final Writer orders;
    private final Path reports;

    private Tester(Process process, Path reports) {
        this.process = process;
        this.reports = reports;
        answers = process.inputReader();
        orders = process.outputWriter();
    }

    /// Starts one that waits for names.
    static Tester start(TestModule module, Path root) throws IOException {
        var target = module.folder().resolve("target");
        var reports = Files.createDirectories(target.resolve("tests"));
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        // Those of `test.arguments` and `test.more` in the poms.
        command.add("@" + target.resolve("test-arguments"));
        // Surefire has assertions checked, too.
        command.addAll(List.of("-ea", "-Dplateau.root=" + root));
        command.addAll(List.of("-cp", classPath(target, root)));
        command.addAll(List.of(MAIN, reports.toString(), module.isQuick() ? "slow" : ""));
        var process = new ProcessBuilder(command)
                .directory(module.folder().toFile())
                .redirectError(ProcessBuilder.Redirect.appendTo(
                        reports.resolve("errors.log").toFile()))
                .start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
        return new Tester(process, reports);
    }

    private static String classPath(Path target, Path root) throws IOException {
        var own = root.resolve("suite/target");
        var places = Stream.of(
                target.resolve("test-classes").toString(),
                target.resolve("classes").toString(),
                Files.readString(target.resolve("test-class-path")).strip(),
                own.resolve("classes").toString(),
                Files.readString(own.resolve("test-class-path")).strip());
        // Once each: some tests make folders of them.
        return places.flatMap(each -> Stream.of(each.split(File.pathSeparator)))
                .distinct()
                .collect(Collectors.joining(File.pathSeparator));
    }

    /// Tests a class; whoever ends meanwhile has failed.
    TestOutcome test(String name) throws IOException {
        long begun = System.nanoTime();
        orders.write(name + "\n");
        orders.flush();
        for (var line = answers.readLine(); line != null; line = answers.readLine()) {
            if (line.startsWith(TestOutcome.MARK)) {
                return TestOutcome.parse(line, reports.resolve(name + ".txt"), System.nanoTime() - begun);
            }
        }
        throw new IOException("its virtual machine has ended; see " + reports);
    }

    /// Lets it end what it has started.
    @Override
    public void close() {
        try {
            orders.close();
            process.waitFor();
        } catch (IOException gone) {
            process.destroy();
        } catch (InterruptedException _) {
            process.destroy();
        }
    }
}
