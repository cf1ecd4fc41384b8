package plateau.terminal.screen;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import plateau.core.picture.Ascii;

/// Takes UTF-8 and writes it in the characters of a terminal that has others. What they lack is spelled
/// otherwise: a letter without its accent, a player's sign as a capital, a line of a drawing as a dash.
final class Spelling extends FilterOutputStream {
    /// What is spelled with two letters.
    private static final Map<String, String> PAIRS = Map.of("œ", "oe", "Œ", "OE", "æ", "ae", "Æ", "AE");

    private final Charset charset;
    private final CharsetEncoder encoder;

    /// The bytes of a character that is not yet complete.
    private final byte[] begun = new byte[4];

    private int count;

    private Spelling(OutputStream out, Charset charset) {
        super(out);
        this.charset = charset;
        encoder = charset.newEncoder();
    }

    /// A stream to a terminal of a locale such as `fr_FR.ISO-8859-1`: the same where that knows all
    /// characters, or where nobody says which it knows.
    static OutputStream of(OutputStream out, String locale) {
        var name = locale.replaceFirst("@.*", "");
        var lower = name.toLowerCase(Locale.ROOT);
        if (lower.isEmpty() || lower.matches(".*utf-?8")) {
            return out;
        }
        if (lower.equals("c") || lower.equals("posix")) {
            return new Spelling(out, StandardCharsets.US_ASCII);
        }
        var charset = name.replaceFirst("^[^.]*\\.?", "");
        return new Spelling(out, isKnown(charset) ? Charset.forName(charset) : latin(locale));
    }

    /// What a locale without a charset has.
    private static Charset latin(String locale) {
        return locale.endsWith("@euro") ? Charset.forName("ISO-8859-15") : StandardCharsets.ISO_8859_1;
    }

    private static boolean isKnown(String charset) {
        return charset.matches("[A-Za-z0-9][-A-Za-z0-9+.:_]*")
                && Charset.isSupported(charset)
                && Charset.forName(charset).canEncode();
    }

    @Override
    public void write(int single) throws IOException {
        begun[count++] = (byte) single;
        int length = length(begun[0]);
        if (count >= length) {
            var text = new String(begun, 0, count, StandardCharsets.UTF_8);
            count = 0;
            out.write(spelled(text).getBytes(charset));
        }
    }

    /// Goes through [#write(int)]: a character may come in two parts.
    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        for (int i = from; i < from + length; i++) {
            write(bytes[i]);
        }
    }

    /// How many bytes a character has, by the first of them.
    private static int length(byte first) {
        int bits = first & 0xFF;
        return bits < 0xC0 ? 1 : bits < 0xE0 ? 2 : bits < 0xF0 ? 3 : 4;
    }

    private String spelled(String character) {
        if (encoder.canEncode(character)) {
            return character;
        }
        var pair = PAIRS.get(character);
        return pair != null ? pair : String.valueOf(Ascii.of(character.codePointAt(0)));
    }
}
