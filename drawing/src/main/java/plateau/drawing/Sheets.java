package plateau.drawing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The style sheets of drawings.
final class Sheets {
    static final String SHARED = read(Sheets.class, "frame.css");

    /// What only those need who point at things.
    static final String POINTING = read(Sheets.class, "pointing.css");

    /// Read once, by the names of games.
    private static final Map<String, String> OWN = new ConcurrentHashMap<>();

    private Sheets() {}

    static String of(Drawing<?> drawing) {
        return OWN.computeIfAbsent(
                drawing.game(), game -> SHARED + read(drawing.getClass(), game + ".css"));
    }

    private static String read(Class<?> owner, String file) {
        try (var stream = owner.getResourceAsStream(file)) {
            if (stream == null) {
                throw new IllegalStateException("there is no " + file + " beside " + owner);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
