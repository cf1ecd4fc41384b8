package plateau.server.stream;

import java.nio.charset.StandardCharsets;

/// Part of what is sent down a stream: as it is, and as part of a packed stream.
public interface Piece {
    byte[] bytes();

    /// As [PackedPieces#packed] makes it.
    byte[] packed();

    /// What is sent once.
    static Piece of(String text) {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        return new Piece() {
            @Override
            public byte[] bytes() {
                return bytes;
            }

            @Override
            public byte[] packed() {
                return PackedPieces.packed(bytes);
            }
        };
    }
}
