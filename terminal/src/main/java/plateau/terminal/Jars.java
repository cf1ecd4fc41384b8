package plateau.terminal;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import plateau.core.text.Text;
import plateau.games.Games;

/// The jars and folders that `PLATEAU_JARS` names. Java passes over what it cannot use without a word,
/// so here it is told.
final class Jars {
    private static final String SERVICES = "META-INF/services";
    private static final String SERVICE = Games.Extension.class.getName();

    private final List<String> warnings = new ArrayList<>();
    private boolean bringSomething;

    private Jars() {}

    /// What is wrong with a class path; nothing when it is empty.
    static List<String> warnings(String classPath) {
        var jars = new Jars();
        for (var entry : classPath.split(File.pathSeparator, -1)) {
            if (!entry.isEmpty()) {
                jars.check(entry);
            }
        }
        if (!classPath.isEmpty() && jars.warnings.isEmpty() && !jars.bringSomething) {
            jars.warnings.add(Text.format(
                    "PLATEAU_JARS=%s brings nothing: no jar or folder of it has a %s/%s",
                    classPath, SERVICES, SERVICE));
        }
        return jars.warnings;
    }

    private void check(String entry) {
        try {
            // Java's own way to name all jars of a folder
            boolean all = entry.equals("*") || entry.endsWith(File.separator + "*");
            var path = Path.of(all ? entry.substring(0, entry.length() - 1) : entry);
            if (!Files.exists(path)) {
                warn(entry, "does not exist");
            } else if (all) {
                jarsIn(path).forEach(jar -> checkJar(jar.toString(), jar));
            } else if (Files.isDirectory(path)) {
                checkFolder(entry, path);
            } else {
                checkJar(entry, path);
            }
        } catch (InvalidPathException | IOException unusable) {
            warn(entry, "cannot be read: " + unusable.getMessage());
        }
    }

    private void checkFolder(String entry, Path folder) throws IOException {
        checkServices(entry, folder);
        if (!Files.exists(folder.resolve(SERVICES)) && !jarsIn(folder).isEmpty()) {
            warn(entry, Text.format("is a folder of jars; write '%s' to use them", folder.resolve("*")));
        }
    }

    private static List<Path> jarsIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        }
    }

    private void checkJar(String entry, Path jar) {
        try (var files = FileSystems.newFileSystem(jar)) {
            checkServices(entry, files.getPath("/"));
        } catch (IOException | RuntimeException damaged) {
            warn(entry, "is no jar, or a damaged one: " + damaged.getMessage());
        }
    }

    /// Whether a jar names an extension. A file of another name, such as the one that a shell makes of a
    /// `$` without quotes, would be read by nobody.
    private void checkServices(String entry, Path root) throws IOException {
        var services = root.resolve(SERVICES);
        if (Files.exists(services.resolve(SERVICE))) {
            bringSomething = true;
        } else if (Files.isDirectory(services)) {
            try (Stream<Path> files = Files.list(services)) {
                files.map(file -> String.valueOf(file.getFileName()))
                        .filter(name -> name.startsWith("plateau."))
                        .findFirst()
                        .ifPresent(name -> warnMisnamed(entry, name));
            }
        }
    }

    private void warnMisnamed(String entry, String name) {
        warn(
                entry,
                Text.format(
                        "has %s/%s, which nobody reads; the file must be called %s (in a shell, put the name in single quotes)",
                        SERVICES, name, SERVICE));
    }

    private void warn(String entry, String what) {
        warnings.add(Text.format("PLATEAU_JARS: '%s' %s", entry, what));
    }
}
