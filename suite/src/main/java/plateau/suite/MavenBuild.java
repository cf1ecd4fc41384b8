package plateau.suite;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/// Maven, which compiles all modules, one after the other, and says of each when its class path is written.
final class MavenBuild {
    private static final Pattern READY = Pattern.compile("Wrote classpath file '(.*)/target/[^/]*'.*");

    private final Path root;
    private final List<String> command;
    private final Path log;

    MavenBuild(Path root, List<String> command, Path log) {
        this.root = root;
        this.command = command;
        this.log = log;
    }

    /// Whether all was compiled. What went wrong is printed.
    boolean run(Consumer<Path> ready) throws IOException, InterruptedException {
        var process = new ProcessBuilder(command)
                .directory(root.toFile())
                .redirectErrorStream(true)
                .start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
        process.getOutputStream().close();
        var complaints = new ArrayList<String>();
        // Maven says so before it closes the file; with its next line that is done.
        var written = Optional.<Path>empty();
        try (var lines = process.inputReader();
                var kept = Files.newBufferedWriter(log)) {
            for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                written.ifPresent(ready);
                keep(line, kept);
                if (line.startsWith("[ERROR]") || line.startsWith("[WARNING]")) {
                    complaints.add(line);
                }
                var found = READY.matcher(line);
                written = found.find() ? Optional.of(Path.of(found.group(1))) : Optional.empty();
            }
            written.ifPresent(ready);
        }
        boolean isBuilt = process.waitFor() == 0;
        if (!isBuilt) {
            complaints.forEach(System.out::println);
            System.out.println("The build failed; all that it said is in " + log);
        }
        return isBuilt;
    }

    private static void keep(String line, BufferedWriter kept) throws IOException {
        kept.write(line);
        kept.newLine();
    }
}
