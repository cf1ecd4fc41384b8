package plateau.server.http;

import io.helidon.http.Header;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.zip.GZIPOutputStream;
import plateau.server.http.message.Media;
import plateau.server.stream.PackedChunks;

/// Answers of many characters are packed for those who can unpack them, which most of a page's weight is
/// worth. A move's answer is too small to be looked at.
final class Compression {
    /// Fewer bytes go in one packet anyway.
    static final int LEAST = 1024;

    /// Half the time of the usual level, and hardly larger.
    static final int LEVEL = 4;

    /// For what is packed once.
    static final int SMALLEST = 9;

    private static final Header PACKED = HeaderValues.createCached(HeaderNames.CONTENT_ENCODING, "gzip");
    private static final Header VARIES = HeaderValues.createCached(HeaderNames.VARY, "Accept-Encoding");

    private Compression() {}

    /// The bytes as they are sent, and said to be in the headers of the answer.
    static byte[] pack(Exchange exchange, String type, byte[] bytes) {
        return pack(exchange, type, bytes, () -> packed(bytes, LEVEL));
    }

    /// @param packed the bytes as they are where they are packed
    static byte[] pack(Exchange exchange, String type, byte[] bytes, Supplier<byte[]> packed) {
        if (bytes.length < LEAST || !Media.isText(type)) {
            return bytes;
        }
        var headers = exchange.response().headers();
        headers.add(VARIES);
        if (!isTaken(exchange.header(HeaderNames.ACCEPT_ENCODING))) {
            return bytes;
        }
        headers.set(PACKED);
        return packed.get();
    }

    /// The packing of a stream, said to be in the headers of the answer; none where the reader does not take it.
    static Optional<PackedChunks> ofStream(Exchange exchange) {
        var headers = exchange.response().headers();
        headers.add(VARIES);
        if (!isTaken(exchange.header(HeaderNames.ACCEPT_ENCODING))) {
            return Optional.empty();
        }
        headers.set(PACKED);
        return Optional.of(new PackedChunks());
    }

    /// Whether `gzip` is among what a reader takes; `gzip;q=0` is what it does not.
    static boolean isTaken(String accept) {
        for (var each : accept.split(",")) {
            if (Media.essence(each).equalsIgnoreCase("gzip")) {
                return !Media.isRefused(each);
            }
        }
        return false;
    }

    static byte[] packed(byte[] bytes, int level) {
        var packed = new ByteArrayOutputStream(bytes.length / 4);
        try (var out = new Levelled(packed, level)) {
            out.write(bytes);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return packed.toByteArray();
    }

    private static final class Levelled extends GZIPOutputStream {
        private Levelled(ByteArrayOutputStream out, int level) throws IOException {
            super(out, 8192);
            def.setLevel(level);
        }
    }
}
