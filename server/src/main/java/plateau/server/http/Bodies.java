package plateau.server.http;

import io.helidon.http.HeaderNames;
import io.helidon.webserver.CloseConnectionException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import plateau.core.text.Json;
import plateau.core.text.Message;
import plateau.core.text.Text;
import plateau.core.wire.JsonPath;
import plateau.core.wire.ValueKind;
import plateau.server.http.limits.HttpSettings;
import plateau.server.http.message.Media;
import plateau.server.http.problem.Problem;

/// Reads the bodies of requests: of a known type, no longer than allowed, in time.
final class Bodies {
    private static final byte[] NOTHING = {};

    /// So much room is made for a body before any of it has come.
    private static final int MOST_AT_ONCE = 8192;

    private final int most;
    private final long patience;

    Bodies(HttpSettings.Limits limits) {
        this.most = limits.body();
        this.patience = limits.reading().toNanos();
    }

    /// Puts the values of a JSON body among the others; gives the bytes where those are wanted.
    byte[] read(Exchange exchange, Endpoint endpoint, Map<String, Object> values) {
        checkLength(exchange);
        boolean isThere = exchange.request().content().hasEntity();
        var fields = endpoint.body();
        if (isUpload(exchange, endpoint)) {
            return isThere ? bytes(exchange, endpoint, endpoint.upload()) : NOTHING;
        }
        if (!isThere) {
            fields.forEach(field -> field.fillIn(JsonPath.TOP, values));
            return NOTHING;
        }
        var given = Json.readTyped(text(bytes(exchange, endpoint, Media.JSON)));
        values.putAll(new ValueKind.Form(fields).values(JsonPath.TOP, given));
        return NOTHING;
    }

    /// Where both are possible the type of the body tells them apart.
    private static boolean isUpload(Exchange exchange, Endpoint endpoint) {
        var type = Media.essence(exchange.header(HeaderNames.CONTENT_TYPE));
        return !endpoint.upload().isEmpty() && (endpoint.body().isEmpty() || type.equalsIgnoreCase(endpoint.upload()));
    }

    private byte[] bytes(Exchange exchange, Endpoint endpoint, String type) {
        checkType(exchange.header(HeaderNames.CONTENT_TYPE), type);
        int limit = endpoint.mostBytes() > 0 ? endpoint.mostBytes() : most;
        long length = exchange.request().headers().contentLength().orElse(-1);
        if (length > limit) {
            throw tooLarge(exchange, limit);
        }
        exchange.connection().within(patience);
        var bytes = read(exchange, length < 0 ? limit + 1 : (int) length);
        exchange.connection().withoutDeadline();
        if (bytes.length > limit) {
            throw tooLarge(exchange, limit);
        }
        return bytes;
    }

    private static byte[] read(Exchange exchange, int length) {
        try {
            var body = exchange.request().content().inputStream();
            if (length > MOST_AT_ONCE) {
                return body.readNBytes(length);
            }
            var bytes = new byte[length];
            int count = body.readNBytes(bytes, 0, length);
            // only when it is asked for more does the server below know that this was all
            return count == length && body.read() < 0 ? bytes : Arrays.copyOf(bytes, count);
        } catch (IOException | UncheckedIOException gone) {
            throw new CloseConnectionException("the body did not come", gone);
        } catch (RuntimeException malformed) {
            throw unreadable(exchange);
        }
    }

    private static Problem unreadable(Exchange exchange) {
        exchange.close();
        return Problem.bad(Message.of(
                "body.unreadable",
                "the request's body cannot be read: either Content-Length or"
                        + " Transfer-Encoding: chunked must say how long it is"));
    }

    /// Two lengths, or a way to send that we do not know, would let a body pass for the next request. For
    /// one of less than nothing we would wait in vain.
    private static void checkLength(Exchange exchange) {
        var headers = exchange.request().headers();
        if (headers.contains(HeaderNames.TRANSFER_ENCODING)
                && (headers.contains(HeaderNames.CONTENT_LENGTH)
                        || !exchange.header(HeaderNames.TRANSFER_ENCODING).equalsIgnoreCase("chunked"))) {
            throw unreadable(exchange);
        }
        if (headers.contentLength().orElse(0) < 0) {
            throw unreadable(exchange);
        }
    }

    private static void checkType(String given, String wanted) {
        boolean isRight = given.equals(wanted) || Media.essence(given).equalsIgnoreCase(wanted);
        int charset = given.indexOf("charset=");
        if (!isRight || (charset >= 0 && !isUtf8(given.substring(charset + 8)))) {
            throw Problem.of(
                    415,
                    "body.type",
                    "the body must be %s in UTF-8, not %s",
                    wanted,
                    given.isEmpty()
                            ? Message.of("body.untyped", "something without a Content-Type")
                            : Text.shorten(Text.printable(given), ValueKind.QUOTED));
        }
    }

    private static boolean isUtf8(String charset) {
        return charset.replace("\"", "").strip().equalsIgnoreCase("utf-8");
    }

    private static Problem tooLarge(Exchange exchange, int limit) {
        exchange.close();
        return Problem.of(413, "body.large", "the body is too large: at most %d bytes are taken", limit);
    }

    static String text(byte[] bytes) {
        var text = new String(bytes, StandardCharsets.UTF_8);
        if (text.indexOf('\uFFFD') >= 0) {
            checkUtf8(bytes);
        }
        return text;
    }

    private static void checkUtf8(byte[] bytes) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
        } catch (CharacterCodingException damaged) {
            throw Problem.bad(Message.of("body.encoding", "the body is not UTF-8"));
        }
    }
}
