package plateau.checks;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/// The project's own folder, and programs run in it as people run them.
final class Project {
    /// The root of the project.
    static final Path ROOT =
            Path.of(System.getProperty("plateau.root", "..")).toAbsolutePath().normalize();

    private static final int PATIENCE_SECONDS = 600;

    private Project() {}

    /// What a program said and how it ended.
    record Ran(int code, String out, String err) {}

    /// Runs a program to its end with some additions to the environment.
    static Ran run(Map<String, String> environment, List<String> command) throws IOException, InterruptedException {
        var builder = new ProcessBuilder(command).directory(ROOT.toFile());
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        builder.environment().putAll(environment);
        var process = builder.start();
        process.getOutputStream().close();
        return finish(process);
    }

    /// Waits for a program and reads what it said.
    static Ran finish(Process process) throws IOException, InterruptedException {
        var err = new ArrayList<String>();
        var reader = Thread.ofVirtual().start(() -> err.add(read(process.getErrorStream())));
        var out = read(process.getInputStream());
        reader.join();
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new IOException("still running after " + PATIENCE_SECONDS + " s");
        }
        return new Ran(process.exitValue(), out, String.join("", err));
    }

    private static String read(java.io.InputStream stream) {
        try (stream) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            return "(unreadable: " + broken + ")";
        }
    }

    /// The command that runs Plateau from the classes under test, without the launcher.
    static List<String> plateau(String... arguments) {
        return plateauWith("", arguments);
    }

    /// The same, with more on the class path.
    static List<String> plateauWith(String more, String... arguments) {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp"));
        command.add(System.getProperty("java.class.path") + (more.isEmpty() ? "" : ":" + more));
        command.add("plateau.terminal.Main");
        command.addAll(List.of(arguments));
        return command;
    }
}
