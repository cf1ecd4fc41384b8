package plateau.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// Scripts that the tests bring to a page.
final class Resource {
    private Resource() {}

    /// @param name beside this class, or from the root of all
    static String read(String name) {
        try (var stream = Resource.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException(name + " is not there");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
