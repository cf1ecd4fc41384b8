package plateau.server.http;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plateau.core.text.Message;
import plateau.core.text.Text;
import plateau.core.wire.Field;
import plateau.core.wire.JsonPath;
import plateau.core.wire.ValueKind;
import plateau.server.http.message.Request;
import plateau.server.http.problem.Problem;

/// Reads what stands in an address.
final class Uris {
    private Uris() {}

    /// A part of an address without its percent signs; they must stand for UTF-8.
    static String decoded(String part, boolean plusIsSpace) {
        if (part.indexOf('%') < 0 && !(plusIsSpace && part.indexOf('+') >= 0)) {
            return part;
        }
        var bytes = new byte[part.length()];
        int length = 0;
        for (int i = 0; i < part.length(); i++) {
            char each = part.charAt(i);
            if (each == '%') {
                bytes[length++] = (byte) hex(part, i + 1);
                i += 2;
            } else {
                bytes[length++] = (byte) (plusIsSpace && each == '+' ? ' ' : each);
            }
        }
        return utf8(part, bytes, length);
    }

    private static int hex(String part, int at) {
        int high = at + 1 < part.length() ? Character.digit(part.charAt(at), 16) : -1;
        int low = high < 0 ? -1 : Character.digit(part.charAt(at + 1), 16);
        if (low < 0) {
            throw wrong(part);
        }
        return 16 * high + low;
    }

    private static String utf8(String part, byte[] bytes, int length) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes, 0, length))
                    .toString();
        } catch (CharacterCodingException damaged) {
            throw wrong(part);
        }
    }

    private static Problem wrong(String part) {
        return Problem.bad(Message.of(
                "address.encoding",
                "the address has %s, which is no UTF-8 in percent signs",
                Text.shorten(Text.printable(part), ValueKind.QUOTED)));
    }

    /// The values of a query, as these fields say, and `lang`, which is always allowed.
    static Map<String, String> query(String raw, List<Field> fields) {
        if (raw.isEmpty()) {
            return Map.of();
        }
        var values = new HashMap<String, String>();
        for (var part : raw.split("&", 100)) {
            int equals = part.indexOf('=');
            var name = decoded(equals < 0 ? part : part.substring(0, equals), true);
            var value = equals < 0 ? "" : decoded(part.substring(equals + 1), true);
            if (values.put(name, value) != null) {
                throw JsonPath.TOP
                        .field(Text.shorten(Text.printable(name), ValueKind.QUOTED))
                        .refusal(Message.of(
                                "query.twice",
                                "'%s' is in the address twice",
                                Text.shorten(Text.printable(name), ValueKind.QUOTED)));
            }
        }
        check(values, fields);
        return values;
    }

    private static void check(Map<String, String> values, List<Field> fields) {
        for (var name : values.keySet()) {
            if (!name.equals(Request.LANGUAGE)
                    && fields.stream().noneMatch(field -> field.name().equals(name))) {
                throw JsonPath.TOP.unknown(java.util.Set.of(name), fields);
            }
        }
    }
}
