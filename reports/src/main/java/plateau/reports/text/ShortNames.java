package plateau.reports.text;

import java.text.BreakIterator;
import java.util.Locale;

/// Names from elsewhere, cut to a length that a table has room for.
public final class ShortNames {
    /// A letter may be made of many characters, and some are made of far too many.
    private static final int CHARACTERS_A_LETTER = 4;

    private ShortNames() {}

    /// At most so many letters, as people count them: a family of emoji is one.
    public static String shorten(String name, int most) {
        var letters = BreakIterator.getCharacterInstance(Locale.ROOT);
        letters.setText(name);
        int end = 0;
        for (int count = 0; count < most; count++) {
            int next = letters.next();
            if (next == BreakIterator.DONE) {
                return name;
            }
            if (next > most * CHARACTERS_A_LETTER) {
                return cut(name, Math.max(end, 1));
            }
            end = next;
        }
        return end == name.length() ? name : cut(name, end);
    }

    private static String cut(String name, int end) {
        boolean inPair = Character.isHighSurrogate(name.charAt(end - 1))
                && Character.isLowSurrogate(name.charAt(Math.min(end, name.length() - 1)));
        return name.substring(0, inPair ? end + 1 : end) + "…";
    }
}
