package plateau.server.http;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import plateau.core.wire.Wire;
import plateau.server.http.message.Media;
import plateau.server.http.message.Request;
import plateau.server.http.message.SafeHeaders;
import plateau.server.stream.Outbox;

/// What a handler answers.
public sealed interface Answer {
    int status();

    Map<String, String> headers();

    /// The same answer with these headers and no others of its own.
    Answer replaced(Map<String, String> headers);

    /// A value as JSON.
    record Json(int status, Object value, Map<String, String> headers) implements Answer {
        @Override
        public Json replaced(Map<String, String> headers) {
            return new Json(status, value, headers);
        }
    }

    /// Bytes of some type; no bytes for an answer without content.
    @SuppressWarnings("ArrayRecordComponent") // nobody compares answers
    record Bytes(int status, String type, byte[] bytes, Map<String, String> headers) implements Answer {
        @Override
        public Bytes replaced(Map<String, String> headers) {
            return new Bytes(status, type, bytes, headers);
        }
    }

    /// Bytes that many ask for: they are packed once, and not for each of them.
    @SuppressWarnings("ArrayRecordComponent") // nobody compares answers
    record Kept(int status, String type, byte[] bytes, Supplier<byte[]> packed, Map<String, String> headers)
            implements Answer {
        @Override
        public Kept replaced(Map<String, String> headers) {
            return new Kept(status, type, bytes, packed, headers);
        }
    }

    /// Lines that are made while they are sent, such as an export. The stream of them is closed at the
    /// end, come what may.
    record Lines(int status, String type, java.util.stream.Stream<String> lines, Map<String, String> headers)
            implements Answer {
        @Override
        public Lines replaced(Map<String, String> headers) {
            return new Lines(status, type, lines, headers);
        }
    }

    /// Bytes that are made while they are sent, such as an archive.
    record Written(int status, String type, Content content, Map<String, String> headers) implements Answer {
        @Override
        public Written replaced(Map<String, String> headers) {
            return new Written(status, type, content, headers);
        }
    }

    /// Writes what is to be sent.
    @FunctionalInterface
    interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    /// Events as they come, until the outbox is closed or the reader is gone.
    ///
    /// @param isForPrograms whether those who take anything get lines of JSON
    /// @param isLarge whether it is packed for those who can unpack it
    record Stream(Outbox outbox, boolean isForPrograms, boolean isLarge, Map<String, String> headers)
            implements Answer {
        @Override
        public int status() {
            return 200;
        }

        @Override
        public Stream replaced(Map<String, String> headers) {
            return new Stream(outbox, isForPrograms, isLarge, headers);
        }
    }

    /// 200 with a value as JSON.
    static Answer json(Object value) {
        return new Json(200, value, Map.of());
    }

    static Answer json(int status, Object value) {
        return new Json(status, value, Map.of());
    }

    /// 201 with a value as JSON, and where it is from now on.
    static Answer created(String location, Object value) {
        return new Json(201, value, Map.of("Location", location));
    }

    /// 204.
    static Answer nothing() {
        return new Bytes(204, "", new byte[0], Map.of());
    }

    /// 202: it will be there later.
    static Answer later(Duration again) {
        return new Bytes(202, "", new byte[0], Map.of("Retry-After", Long.toString(again.toSeconds())));
    }

    static Answer text(String text) {
        return bytes("text/plain; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
    }

    static Answer bytes(String type, byte[] bytes) {
        return new Bytes(200, type, bytes, policy(type));
    }

    /// A drawing opened by itself is a page of its own, and what it may do is not what ours may.
    private static Map<String, String> policy(String type) {
        return Media.essence(type).equals(Media.SVG) ? Map.of(SafeHeaders.POLICY, SafeHeaders.OF_DRAWINGS) : Map.of();
    }

    /// It is elsewhere, for good.
    static Answer moved(String location) {
        return new Bytes(308, "", new byte[0], Map.of("Location", location));
    }

    /// Bytes that are kept to be sent often.
    static Answer kept(String type, byte[] bytes) {
        var packed = Compression.packed(bytes, Compression.SMALLEST);
        return shared(type, bytes, () -> packed);
    }

    /// Bytes that some ask for at about the same time.
    ///
    /// @param packed gives them as [#packed] makes them
    static Answer shared(String type, byte[] bytes, Supplier<byte[]> packed) {
        return new Kept(200, type, bytes, packed, policy(type));
    }

    /// Bytes as they are sent to those who can unpack them.
    static byte[] packed(byte[] bytes) {
        return Compression.packed(bytes, Compression.LEVEL);
    }

    /// Bytes that are kept to be sent often, but not for long: they are packed in the usual time.
    static Answer keptAwhile(String type, byte[] bytes) {
        var packed = packed(bytes);
        return shared(type, bytes, () -> packed);
    }

    /// A value as JSON that is kept to be sent often.
    static Answer keptJson(Object value) {
        var text = Wire.write(value);
        return kept(Media.JSON, text.getBytes(StandardCharsets.UTF_8));
    }

    /// Lines of JSON, made while they are sent.
    static Answer lines(java.util.stream.Stream<String> lines) {
        return new Lines(200, Media.LINES, lines, Map.of());
    }

    /// Bytes that are made while they are sent.
    static Answer written(String type, Content content) {
        return new Written(200, type, content, policy(type));
    }

    /// Server-sent events, or lines of JSON for those who ask for them.
    static Answer stream(Outbox outbox) {
        return new Stream(outbox, false, false, Map.of());
    }

    /// Lines of JSON, or server-sent events for those who ask for them.
    static Answer streamOfLines(Outbox outbox) {
        return new Stream(outbox, true, false, Map.of());
    }

    /// The same as [#stream], of large events.
    static Answer largeStream(Outbox outbox) {
        return new Stream(outbox, false, true, Map.of());
    }

    /// The answer with one more header, in place of what the layer would say under that name.
    default Answer with(String header, String value) {
        var more = new LinkedHashMap<>(headers());
        more.put(header, value);
        return replaced(more);
    }

    /// The answer under a tag: who has it already, by `If-None-Match`, gets 304 without content.
    default Answer tagged(String tag) {
        return with("ETag", "\"" + tag + "\"");
    }

    /// Saved under a name rather than shown.
    default Answer saved(String file) {
        return with("Content-Disposition", "attachment; filename=\"" + file + "\"");
    }

    /// The answer with the cookie by which a browser will be known from now on. It is sent along when
    /// somebody follows a link to here; what changes something is refused from elsewhere by [Guard].
    default Answer remembering(String token, Duration time, boolean isSecure) {
        return with(
                "Set-Cookie",
                Request.COOKIE
                        + "="
                        + token
                        + "; Path=/; Max-Age="
                        + time.toSeconds()
                        + "; HttpOnly; SameSite=Lax"
                        + (isSecure ? "; Secure" : ""));
    }

    /// The answer that makes a browser forget its cookie.
    default Answer forgetting() {
        return remembering("", Duration.ZERO, false);
    }
}
