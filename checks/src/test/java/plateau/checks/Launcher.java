package plateau.checks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// `./plateau` with what has been built: the project's own, or a copy for who changes something in it.
final class Launcher {
    /// Keeps it from building.
    static final Map<String, String> AS_BUILT = Map.of("PLATEAU_BUILD", "never");

    private Launcher() {}

    /// As `./plateau` in a folder, with one start-up cache for all tests.
    static void linkIn(Path folder) throws IOException {
        Files.createSymbolicLink(folder.resolve("plateau"), Project.ROOT.resolve("plateau"));
    }

    static void copyTo(Path folder) throws IOException {
        Files.copy(Project.ROOT.resolve("plateau"), folder.resolve("plateau"), StandardCopyOption.COPY_ATTRIBUTES);
        var lib = Files.createDirectories(folder.resolve("terminal/target/lib"));
        for (var jar : jars(Project.ROOT.resolve("terminal/target/lib"))) {
            Files.copy(jar, lib.resolve(jar.getFileName()));
        }
    }

    static Project.Ran run(Path folder, Map<String, String> environment, String... arguments)
            throws IOException, InterruptedException {
        var command = new ArrayList<String>();
        command.add(folder.resolve("plateau").toString());
        command.addAll(List.of(arguments));
        return Project.run(environment, command);
    }

    static List<Path> jars(Path folder) throws IOException {
        return list(folder).stream()
                .filter(file -> file.toString().endsWith(".jar"))
                .toList();
    }

    static List<Path> list(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }
}
