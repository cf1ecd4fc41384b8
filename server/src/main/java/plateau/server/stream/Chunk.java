package plateau.server.stream;

import java.nio.charset.StandardCharsets;

/// Part of what is sent down a stream: as it is, and as part of a packed stream.
public interface Chunk {
    byte[] bytes();

    /// As [PackedChunks#packed] makes it.
    byte[] packed();

    /// What is sent once.
    static Chunk of(String text) {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        return new Chunk() {
            @Override
            public byte[] bytes() {
                return bytes;
            }

            @Override
            public byte[] packed() {
                return PackedChunks.packed(bytes);
            }
        };
    }
}
