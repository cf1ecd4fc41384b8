package plateau.terminal.screen;

import java.util.Locale;
import java.util.Map;
import org.jline.utils.WCWidth;
import plateau.core.picture.Ascii;

/// What characters a terminal can show. Where its locale is not UTF-8 every character that is no ASCII
/// is replaced by one that is, of the same width: frames keep their shape.
public record Letters(boolean isUnicode) {
    /// What the environment says, by the locale that this kind of system uses for characters. The launcher
    /// may have changed it for Java, and then says by `plateau.charset` what it was.
    public static Letters of(Map<String, String> environment, String charset) {
        var locale = charset.isEmpty() ? locale(environment) : charset;
        return new Letters(locale.toLowerCase(Locale.ROOT).matches(".*utf-?8.*"));
    }

    private static String locale(Map<String, String> environment) {
        for (var name : new String[] {"LC_ALL", "LC_CTYPE", "LANG"}) {
            var value = environment.getOrDefault(name, "");
            if (!value.isEmpty()) {
                return value;
            }
        }
        return "";
    }

    /// The character that is shown for another.
    public int shown(int character) {
        if (Character.isISOControl(character) || WCWidth.wcwidth(character) < 0) {
            return '?';
        }
        return isUnicode ? character : Ascii.of(character);
    }

    /// How many cells a character takes: two for those of East Asia, none for one that joins the last.
    public static int width(int character) {
        return Math.max(0, WCWidth.wcwidth(character));
    }

    /// How many cells a text takes.
    public static int width(String text) {
        return text.codePoints().map(Letters::width).sum();
    }
}
