package plateau.core.text;

import java.util.regex.Pattern;

/// Words as a shell reads them.
public final class ShellWords {
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_./=:,+@%-]+");

    private ShellWords() {}

    /// A text that a shell takes for one word.
    public static String word(String text) {
        return PLAIN.matcher(text).matches() ? text : "'" + text.replace("'", "'\\''") + "'";
    }
}
