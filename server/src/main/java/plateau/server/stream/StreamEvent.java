package plateau.server.stream;

import java.util.Optional;
import java.util.function.Supplier;

/// Something that is sent down a stream, as server-sent event or as a line of JSON.
///
/// @param id by which a stream is resumed; 0 for what is not repeated
/// @param type also in the JSON
/// @param json one line
/// @param scene what is shown after it, as JSON: it is large, and made when it is sent. Empty where nothing is
public record StreamEvent(long id, String type, String json, Supplier<Optional<Chunk>> scene) {
    private static final Supplier<Optional<Chunk>> NONE = Optional::empty;

    public StreamEvent(long id, String type, String json) {
        this(id, type, json, NONE);
    }

    /// The same with what is shown after it.
    public StreamEvent showing(Supplier<Optional<Chunk>> shown) {
        return new StreamEvent(id, type, json, shown);
    }

    StreamEvent bare() {
        return showing(NONE);
    }

    boolean hasScene() {
        return !scene.equals(NONE);
    }
}
