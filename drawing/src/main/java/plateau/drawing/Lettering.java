package plateau.drawing;

import java.util.ArrayList;
import java.util.List;

/// About how much room texts take. Nobody knows the letters of whoever looks at a drawing, so these are
/// those of wide ones, rather too wide than too narrow.
///
/// @param size how high the letters are, as the style sheet has it
public record Lettering(double size, boolean isBold) {
    /// The texts of the shared style sheet.
    public static final Lettering LABEL = new Lettering(15, false);

    public static final Lettering TITLE = new Lettering(15, true);
    public static final Lettering NOTE = new Lettering(13, false);
    public static final Lettering POINTS = new Lettering(20, true);

    private static final String OMITTED = "…";
    private static final String NARROW = " \u00A0\u202Fijlftr.,:;'’!|()[]-·";
    private static final String BROAD = "mwMW@%…—";

    public double width(String text) {
        return text.codePoints().mapToDouble(this::width).sum();
    }

    private double width(int letter) {
        return size * (isBold ? 1.1 : 1) * share(letter);
    }

    private static double share(int letter) {
        return switch (Character.getType(letter)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> 0;
            case Character.UPPERCASE_LETTER -> BROAD.indexOf(letter) >= 0 ? 1 : 0.7;
            default -> isWide(letter) || BROAD.indexOf(letter) >= 0 ? 1 : NARROW.indexOf(letter) >= 0 ? 0.4 : 0.62;
        };
    }

    /// Whether it is a letter of eastern Asia, or a little picture.
    private static boolean isWide(int letter) {
        return (letter >= 0x1100 && letter <= 0x115F)
                || (letter >= 0x2E80 && letter <= 0xA4CF)
                || (letter >= 0xAC00 && letter <= 0xD7A3)
                || (letter >= 0xF900 && letter <= 0xFAFF)
                || (letter >= 0xFF00 && letter <= 0xFF60)
                || letter >= 0x1F000;
    }

    /// As much of a text as has room, with points where something is left out.
    public String fitting(String text, double room) {
        if (width(text) <= room) {
            return text;
        }
        int end = end(text, room - width(OMITTED));
        return text.substring(0, end).stripTrailing() + OMITTED;
    }

    /// Where the part of a text ends that has room: never within a letter.
    private int end(String text, double room) {
        int end = 0;
        double used = 0;
        while (end < text.length()) {
            int letter = text.codePointAt(end);
            used += width(letter);
            if (used > room) {
                break;
            }
            end += Character.charCount(letter);
        }
        return end;
    }

    /// A sentence in as many lines as it needs; a word that is too long for one is broken.
    public List<String> lines(String sentence, double room) {
        var lines = new ArrayList<String>();
        var line = "";
        for (var word : sentence.split(" ")) {
            var longer = line.isEmpty() ? word : line + " " + word;
            if (width(longer) > room && !line.isEmpty()) {
                lines.add(line);
                longer = word;
            }
            line = broken(longer, room, lines);
        }
        lines.add(line);
        return lines;
    }

    /// Adds all but the last line of a word; gives the last.
    private String broken(String word, double room, List<String> lines) {
        var rest = word;
        while (width(rest) > room) {
            int least = Character.charCount(rest.codePointAt(0));
            int end = Math.max(least, end(rest, room));
            if (end == rest.length()) {
                break;
            }
            lines.add(rest.substring(0, end));
            rest = rest.substring(end);
        }
        return rest;
    }
}
