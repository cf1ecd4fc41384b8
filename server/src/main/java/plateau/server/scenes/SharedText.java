package plateau.server.scenes;

import java.nio.charset.StandardCharsets;
import plateau.server.http.Answer;

/// A text that is sent to many: it is packed once, when somebody first takes it so.
public final class SharedText {
    private final String text;
    private byte[] packed = {};

    SharedText(String text) {
        this.text = text;
    }

    public String text() {
        return text;
    }

    long weight() {
        return text.length();
    }

    /// As an answer of some type.
    public Answer answer(String type) {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        return Answer.shared(type, bytes, () -> packed(bytes));
    }

    private synchronized byte[] packed(byte[] bytes) {
        if (packed.length == 0) {
            packed = Answer.packed(bytes);
        }
        return packed;
    }
}
