package plateau.spark;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import plateau.core.text.Text;

/// The jars that machines of a cluster need to play: ours, and those that bring games and bots. Folders, of
/// which Spark sends none, are made jars.
final class OurJars {
    /// One class of each module, and of what it needs.
    private static final List<String> NEEDED = List.of(
            "plateau/core/Game.class",
            "plateau/games/Games.class",
            "plateau/bots/Bots.class",
            "plateau/arena/series/Engine.class",
            "plateau/spark/OurJars.class",
            "io/avaje/json/JsonReader.class",
            "org/jspecify/annotations/Nullable.class");

    private final Path scratch;
    private final List<Path> jars = new ArrayList<>();

    /// @param more as `PLATEAU_JARS` has them
    /// @param scratch where jars are made
    OurJars(String more, Path scratch) {
        this.scratch = scratch;
        var places = new LinkedHashSet<Path>();
        NEEDED.forEach(name -> home(name, places));
        for (var entry : more.split(File.pathSeparator, -1)) {
            if (!entry.isEmpty()) {
                places.addAll(named(entry));
            }
        }
        places.forEach(place -> jars.add(Files.isDirectory(place) ? packed(place) : place));
    }

    List<Path> jars() {
        return jars;
    }

    private static void home(String name, Set<Path> places) {
        var url = OurJars.class.getClassLoader().getResource(name);
        if (url != null) {
            places.add(home(name, url));
        }
    }

    private static Path home(String name, URL url) {
        try {
            if (url.openConnection() instanceof JarURLConnection jar) {
                return Path.of(jar.getJarFileURL().toURI());
            }
            var folder = url.toString().substring(0, url.toString().length() - name.length());
            return Path.of(URI.create(folder));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /// What an entry of a class path stands for; nothing where there is nothing, which was told already.
    private static List<Path> named(String entry) {
        if (entry.equals("*") || entry.endsWith(File.separator + "*")) {
            var folder = Path.of(entry.substring(0, entry.length() - 1)).toAbsolutePath();
            try (Stream<Path> files = Files.list(folder)) {
                return files.filter(file -> file.toString().endsWith(".jar"))
                        .sorted()
                        .toList();
            } catch (IOException absent) {
                return List.of();
            }
        }
        var path = Path.of(entry).toAbsolutePath();
        return Files.exists(path) ? List.of(path) : List.of();
    }

    private Path packed(Path folder) {
        try {
            var jar = scratch.resolve(Text.format("plateau-%d.jar", jars.size()));
            try (var out = new JarOutputStream(Files.newOutputStream(jar));
                    Stream<Path> files = Files.walk(folder)) {
                for (var file : files.filter(Files::isRegularFile).sorted().toList()) {
                    var name = folder.relativize(file).toString();
                    out.putNextEntry(new JarEntry(name.replace(File.separatorChar, '/')));
                    Files.copy(file, out);
                }
            }
            return jar;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
