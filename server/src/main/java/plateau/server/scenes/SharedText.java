package plateau.server.scenes;

import java.nio.charset.StandardCharsets;
import plateau.server.http.Answer;
import plateau.server.stream.Chunk;
import plateau.server.stream.PackedChunks;

/// A text that is sent to many, as an answer or within a stream: it is packed once, when somebody first takes it so.
public final class SharedText implements Chunk {
    private final String text;
    private byte[] packed = {};
    private byte[] piece = {};

    SharedText(String text) {
        this.text = text;
    }

    public String text() {
        return text;
    }

    long weight() {
        return text.length();
    }

    @Override
    public byte[] bytes() {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public synchronized byte[] packed() {
        if (piece.length == 0) {
            piece = PackedChunks.packed(bytes());
        }
        return piece;
    }

    /// As an answer of some type.
    public Answer answer(String type) {
        var bytes = bytes();
        return Answer.shared(type, bytes, () -> packed(bytes));
    }

    private synchronized byte[] packed(byte[] bytes) {
        if (packed.length == 0) {
            packed = Answer.packed(bytes);
        }
        return packed;
    }
}
