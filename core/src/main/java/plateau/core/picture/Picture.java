package plateau.core.picture;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/// A drawing in characters that grows to the right and downwards as things are put on it. It prints
/// as plain text, or with its inks as the escape codes of a terminal.
public final class Picture {
    private static final class Line {
        private final StringBuilder text = new StringBuilder();
        private final List<Ink> inks = new ArrayList<>();

        /// The word of the spot that each character belongs to; empty for none.
        private final List<String> spots = new ArrayList<>();

        private void reach(int column) {
            while (text.length() <= column) {
                text.append(' ');
                inks.add(Ink.PLAIN);
                spots.add("");
            }
        }

        private void put(int column, char character, Ink ink) {
            reach(column);
            text.setCharAt(column, character);
            inks.set(column, ink);
        }

        private void name(int column, String word) {
            reach(column);
            spots.set(column, word);
        }
    }

    private final List<Line> lines = new ArrayList<>();

    /// The first row of those that stay in sight; none where it is negative.
    private int keptFrom = -1;

    /// A picture of plain lines.
    public static Picture of(String text) {
        var picture = new Picture();
        int row = 0;
        for (var line : text.split("\n", -1)) {
            picture.put(row++, 0, line);
        }
        return picture;
    }

    public void put(int row, int column, String text) {
        put(row, column, text, Ink.PLAIN);
    }

    /// Writes text from a place on, over what was there.
    public void put(int row, int column, String text, Ink ink) {
        var line = line(row);
        for (int i = 0; i < text.length(); i++) {
            line.put(column + i, text.charAt(i), ink);
        }
    }

    private Line line(int row) {
        while (lines.size() <= row) {
            lines.add(new Line());
        }
        return lines.get(row);
    }

    /// Names a part of the picture by the word that one chooses by pointing there.
    public void spot(String word, int row, int column, int height, int width) {
        for (int i = row; i < row + height; i++) {
            for (int j = column; j < column + width; j++) {
                line(i).name(j, word);
            }
        }
    }

    /// The word that one chooses by pointing at a place; empty when there is none.
    public String wordAt(int row, int column) {
        return reaches(row, column) ? lines.get(row).spots.get(column) : "";
    }

    /// The words of all spots.
    public Set<String> words() {
        return lines.stream()
                .flatMap(line -> line.spots.stream())
                .filter(word -> !word.isEmpty())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /// The same picture with other words for some. Where one is longer or shorter, what follows moves, up
    /// to the next gap of two spaces or more: columns beyond it stay where they are.
    public Picture withWords(UnaryOperator<String> dictionary) {
        var picture = new Picture();
        lines.forEach(line -> picture.lines.add(withWords(line, dictionary)));
        picture.keptFrom = keptFrom;
        return picture;
    }

    private static Line withWords(Line line, UnaryOperator<String> dictionary) {
        var out = new Line();
        int from = 0;
        for (var part : line.text.toString().split("(?<=\\S)(?=  )|\\b", -1)) {
            int shift = out.text.length() - from;
            boolean isGap = part.length() > 1 && part.isBlank();
            var other = isGap ? " ".repeat(Math.max(1, part.length() - shift)) : dictionary.apply(part);
            for (int i = 0; i < other.length(); i++) {
                int source = from + (other.equals(part) ? i : 0);
                int at = out.text.length();
                out.put(at, other.charAt(i), line.inks.get(source));
                out.name(at, line.spots.get(source));
            }
            from += part.length();
        }
        return out;
    }

    /// Keeps what is put from a row on in sight where there is not room for all, such as what somebody
    /// holds below a board that grows.
    public void keepFrom(int row) {
        keptFrom = row;
    }

    /// How many lines at the end stay in sight where there is not room for all.
    public int kept() {
        return keptFrom < 0 ? 0 : Math.max(0, lines.size() - keptFrom);
    }

    public int height() {
        return lines.size();
    }

    /// The columns of the longest line.
    public int width() {
        return lines.stream().mapToInt(line -> line.text.length()).max().orElse(0);
    }

    /// The columns of a line, without the spaces at its end.
    public int length(int row) {
        return lines.get(row).text.toString().stripTrailing().length();
    }

    /// The character at a place; a space where there is none.
    public char characterAt(int row, int column) {
        return reaches(row, column) ? lines.get(row).text.charAt(column) : ' ';
    }

    /// The colours of a place.
    public Ink inkAt(int row, int column) {
        return reaches(row, column) ? lines.get(row).inks.get(column) : Ink.PLAIN;
    }

    private boolean reaches(int row, int column) {
        return row >= 0
                && row < lines.size()
                && column >= 0
                && column < lines.get(row).text.length();
    }

    /// The picture without colours; no line ends with spaces.
    @Override
    public String toString() {
        var out = new StringBuilder();
        for (var line : lines) {
            out.append(line.text.toString().stripTrailing()).append('\n');
        }
        return out.toString();
    }

    /// The picture with the escape codes of a terminal with 256 colours.
    public String coloured() {
        return coloured(Set.of());
    }

    /// The picture in colours, the spots of some words underlined.
    public String coloured(Set<String> marked) {
        var out = new StringBuilder();
        for (var line : lines) {
            appendColoured(out, line, marked);
        }
        return out.toString();
    }

    private static void appendColoured(StringBuilder out, Line line, Set<String> marked) {
        var current = Ink.PLAIN;
        for (int i = 0; i < line.text.length(); i++) {
            boolean isMarked = marked.contains(line.spots.get(i));
            var ink = isMarked ? line.inks.get(i).underlined() : line.inks.get(i);
            if (!ink.equals(current)) {
                appendEscape(out, ink);
                current = ink;
            }
            out.append(line.text.charAt(i));
        }
        if (!current.equals(Ink.PLAIN)) {
            appendEscape(out, Ink.PLAIN);
        }
        out.append('\n');
    }

    private static void appendEscape(StringBuilder out, Ink ink) {
        out.append("\u001b[0");
        if (ink.bold()) {
            out.append(";1");
        }
        if (ink.underline()) {
            out.append(";4");
        }
        if (ink.inverse()) {
            out.append(";7");
        }
        if (ink.foreground() != Ink.NONE) {
            out.append(";38;5;").append(Ink.xterm(ink.foreground()));
        }
        if (ink.background() != Ink.NONE) {
            out.append(";48;5;").append(Ink.xterm(ink.background()));
        }
        out.append('m');
    }
}
