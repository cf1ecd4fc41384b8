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
        return OWN.computeIfAbsent(drawing.game(), game -> SHARED + read(drawing.getClass(), game + ".css"));
    }

    /// A sheet that touches nothing but drawings. What has a name for the whole page, such as an animation,
    /// cannot be within a rule.
    static String nested(String sheet) {
        var within = new StringBuilder(".plateau{\n");
        var beside = new StringBuilder();
        sheet.lines().forEach(line -> {
            var part = line.startsWith("@keyframes") ? beside : within;
            part.append(line).append('\n');
        });
        return within.append("}\n").append(beside).toString();
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
