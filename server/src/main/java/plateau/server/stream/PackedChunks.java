package plateau.server.stream;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/// A gzip stream (RFC 1952) of pieces each of which is packed for itself and ends with a whole byte, so that what
/// many are sent is packed once for all of them, and each is read as soon as it is there.
public final class PackedChunks {
    private static final byte[] HEAD = {0x1f, (byte) 0x8b, 8, 0, 0, 0, 0, 0, 0, (byte) 0xff};

    /// A last block with nothing in it (RFC 1951), before the checksum.
    private static final byte[] LAST = {3, 0};

    /// As for answers that are packed for one reader.
    private static final int LEVEL = 4;

    private final CRC32 checksum = new CRC32();
    private int length;

    /// What comes before all pieces.
    public byte[] head() {
        return HEAD.clone();
    }

    /// The next piece as it is sent.
    public byte[] next(Chunk chunk) {
        var bytes = chunk.bytes();
        checksum.update(bytes);
        length += bytes.length;
        return chunk.packed();
    }

    /// What comes after all pieces.
    public byte[] tail() {
        return ByteBuffer.allocate(LAST.length + 2 * Integer.BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .put(LAST)
                .putInt((int) checksum.getValue())
                .putInt(length)
                .array();
    }

    /// Bytes as a piece.
    public static byte[] packed(byte[] bytes) {
        try (var deflater = new Deflater(LEVEL, true)) {
            deflater.setInput(bytes);
            var out = new ByteArrayOutputStream(bytes.length / 4 + 16);
            var buffer = new byte[8192];
            int count = buffer.length;
            while (count == buffer.length) {
                count = deflater.deflate(buffer, 0, buffer.length, Deflater.SYNC_FLUSH);
                out.write(buffer, 0, count);
            }
            return out.toByteArray();
        }
    }
}
