package plateau.core.text;

import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Words for messages: short lists and the nearest name to a mistyped one.
public final class Text {
    private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]");

    private static final Pattern WHOLE_NUMBER = Pattern.compile("-?[0-9]{1,19}");
    private static final Pattern DECIMAL = Pattern.compile("-?[0-9]{1,15}(\\.[0-9]{1,15})?");

    private Text() {}

    /// What [String#format] makes of a format, the same in every locale: numbers in the digits 0 to 9.
    @SuppressWarnings("AnnotateFormatMethod") // the annotation would be a dependency
    public static String format(String format, @Nullable Object... arguments) {
        return String.format(Locale.ROOT, format, arguments);
    }

    /// The first few items, separated by spaces, and how many more there are.
    public static String shortList(List<String> items, int most) {
        return shortList(items, most, " ");
    }

    /// The same of items that have spaces themselves.
    ///
    /// @param between what stands between two of them
    public static String shortList(List<String> items, int most, String between) {
        if (items.size() <= most) {
            return String.join(between, items);
        }
        return format("%s … (+%d)", String.join(between, items.subList(0, most)), items.size() - most);
    }

    /// `1 tile`, `2 tiles`.
    public static String counted(long count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }

    /// A long text cut short, for messages that quote what was given. No character is cut in half.
    public static String shorten(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        boolean isWhole = most == 0 || !Character.isHighSurrogate(text.charAt(most - 1));
        return text.substring(0, isWhole ? most : most - 1) + "…";
    }

    /// A text from elsewhere in one line, without anything that would steer a terminal or hide from a
    /// reader what is there: control characters (those from U+0080 on too), what turns the direction
    /// of writing or cannot be seen, ends of lines and halves of characters.
    public static String printable(String text) {
        return UNPRINTABLE.matcher(text).replaceAll("?");
    }

    /// A JSON text, or another in which a backslash and `u` stand for a character, with everything
    /// written out that [#printable] would replace.
    static String escaped(String text) {
        return isPlain(text) ? text : UNPRINTABLE.matcher(text).replaceAll(found -> escape(found.group()));
    }

    /// Whether a text is made of the printable characters of ASCII, as long ones mostly are.
    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < ' ' || text.charAt(i) > '~') {
                return false;
            }
        }
        return true;
    }

    private static String escape(String character) {
        var digits = HexFormat.of().withUpperCase();
        return character
                .chars()
                .mapToObj(unit -> "\\\\u" + digits.toHexDigits((char) unit))
                .collect(Collectors.joining());
    }

    /// The whole number that a text stands for: the digits 0 to 9, perhaps after a minus. Digits of other
    /// scripts, which [Long#parseLong] takes as well, would be two spellings of one number.
    public static OptionalLong wholeNumber(String text) {
        try {
            return WHOLE_NUMBER.matcher(text).matches() ? OptionalLong.of(Long.parseLong(text)) : OptionalLong.empty();
        } catch (NumberFormatException tooLarge) {
            return OptionalLong.empty();
        }
    }

    /// The number that digits stand for, perhaps with a minus before and a point among them: `-2.5`.
    public static OptionalDouble decimal(String text) {
        return DECIMAL.matcher(text).matches() ? OptionalDouble.of(Double.parseDouble(text)) : OptionalDouble.empty();
    }

    /// "; did you mean 'size'?" for the nearest candidate, or nothing when none is near.
    public static Message didYouMean(String word, List<String> candidates) {
        return didYouMean(word, candidates, Message::text);
    }

    /// The same for candidates that languages have words for.
    public static Message didYouMean(String word, List<String> candidates, Function<String, Message> shown) {
        return nearest(word, candidates)
                .map(candidate -> Message.of("did-you-mean", "; did you mean '%s'?", shown.apply(candidate)))
                .orElse(Message.NONE);
    }

    /// The candidate that a mistyped word most likely stands for.
    public static Optional<String> nearest(String word, List<String> candidates) {
        int tolerance = 1 + word.length() / 4;
        return candidates.stream()
                .filter(candidate -> Math.abs(word.length() - candidate.length()) <= tolerance)
                .filter(candidate -> distance(word, candidate) <= tolerance)
                .min(Comparator.comparingInt(candidate -> distance(word, candidate)));
    }

    /// Edits (insert, delete, replace, swap two neighbours) that turn one word into the other.
    static int distance(String left, String right) {
        var from = left.toLowerCase(Locale.ROOT);
        var to = right.toLowerCase(Locale.ROOT);
        var table = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                table[i][j] = i == 0 || j == 0 ? i + j : nextDistance(table, from, to, i, j);
            }
        }
        return table[from.length()][to.length()];
    }

    private static int nextDistance(int[][] table, String from, String to, int i, int j) {
        int replaced = table[i - 1][j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        int least = Math.min(replaced, 1 + Math.min(table[i - 1][j], table[i][j - 1]));
        boolean swapped =
                i > 1 && j > 1 && from.charAt(i - 1) == to.charAt(j - 2) && from.charAt(i - 2) == to.charAt(j - 1);
        return swapped ? Math.min(least, table[i - 2][j - 2] + 1) : least;
    }
}
