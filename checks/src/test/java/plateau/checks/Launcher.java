package plateau.checks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// `./plateau` in a folder of its own, with what has been built.
final class Launcher {
    /// Keeps it from building.
    static final Map<String, String> AS_BUILT = Map.of("PLATEAU_BUILD", "never");

    private Launcher() {}

    static void copyTo(Path folder) throws IOException {
        Files.copy(Project.ROOT.resolve("plateau"), folder.resolve("plateau"), StandardCopyOption.COPY_ATTRIBUTES);
        copyJars("terminal/target/lib", folder);
    }

    /// With what the commands need that run or keep a server, too.
    static void copyWithServerTo(Path folder) throws IOException {
        copyTo(folder);
        copyJars("server/target/lib", folder);
    }

    private static void copyJars(String from, Path folder) throws IOException {
        var lib = Files.createDirectories(folder.resolve(from));
        for (var jar : jars(Project.ROOT.resolve(from))) {
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
