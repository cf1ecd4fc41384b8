package plateau.core;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// Data files that a game brings along beside its classes: the only reading that rules do.
public final class Resource {
    private Resource() {}

    /// The text of a file beside a class.
    public static String text(Class<?> beside, String name) {
        try (var stream = beside.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalArgumentException("no " + name + " beside " + beside);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
