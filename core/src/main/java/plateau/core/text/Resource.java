package plateau.core.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;

/// Data files that a game brings along beside its classes: the only reading that rules do.
public final class Resource {
    private Resource() {}

    /// One of the files of a name on the class path.
    ///
    /// @param home the jar or folder it is in
    /// @param text reads it
    public record Found(String home, Supplier<String> text) {}

    /// The text of a file beside a class.
    public static String text(Class<?> beside, String name) {
        try (var stream = beside.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalArgumentException("no " + name + " beside " + beside);
            }
            return text(stream);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /// The files of a name in all jars and folders of the class path.
    public static List<Found> everywhere(ClassLoader loader, String name) {
        try {
            return Collections.list(loader.getResources(name)).stream()
                    .map(url -> new Found(home(url, name), () -> text(url)))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /// The jar or folder that a class was read from; empty for one that was not read.
    public static String home(Class<?> type) {
        var name = type.getName().replace('.', '/') + ".class";
        var url = type.getResource("/" + name);
        return url == null ? "" : home(url, name);
    }

    private static String home(URL url, String name) {
        try {
            if (url.openConnection() instanceof JarURLConnection jar) {
                return Path.of(jar.getJarFileURL().toURI()).toString();
            }
            var path = Path.of(url.toURI());
            int depth = path.getNameCount() - Path.of(name).getNameCount();
            return path.getRoot().resolve(path.subpath(0, depth)).toString();
        } catch (IOException | URISyntaxException | IllegalArgumentException elsewhere) {
            return url.toString();
        }
    }

    private static String text(URL url) {
        try (var stream = url.openStream()) {
            return text(stream);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String text(InputStream stream) throws IOException {
        return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
}
