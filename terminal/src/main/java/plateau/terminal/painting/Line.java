package plateau.terminal.painting;

import java.util.ArrayList;
import java.util.List;
import plateau.core.picture.Ink;
import plateau.terminal.console.Frame;
import plateau.terminal.screen.Letters;
import plateau.terminal.screen.Wrapping;

/// A line of text whose parts have inks of their own.
public record Line(List<Part> parts) {
    public static final Line EMPTY = new Line(List.of());

    /// How far the second line of a sentence is set in, at most.
    private static final int MOST_INSET = 4;

    public record Part(String text, Ink ink) {}

    public static Line of(String text) {
        return of(text, Ink.PLAIN);
    }

    public static Line of(String text, Ink ink) {
        return EMPTY.and(text, ink);
    }

    /// The same with more at its end.
    public Line and(String text, Ink ink) {
        var longer = new ArrayList<>(parts);
        longer.add(new Part(text, ink));
        return new Line(List.copyOf(longer));
    }

    public void draw(Frame frame, int row, int column, int end) {
        int at = column;
        for (var part : parts) {
            at = frame.put(row, at, end, part.text, part.ink);
        }
    }

    /// A text in lines of so many cells, broken between words where that can be and set in but for
    /// the first, which has a head instead.
    public static List<Line> wrap(String head, String text, int width, Ink ink) {
        var inset = " ".repeat(Math.min(MOST_INSET, Letters.width(head) + 2));
        var lines = new Wrapping(head, inset, width).lines(text);
        return lines.stream().map(line -> of(line, ink)).toList();
    }

    /// A text in lines of so many cells, broken between words where that can be; all lines but the first
    /// are set in by as much as the first, and a little more.
    public static List<String> wrapped(String text, int width) {
        int inset = text.length() - text.stripLeading().length();
        var indent = " ".repeat(Math.min(inset + 1, Math.max(0, width - 10)));
        return new Wrapping(" ".repeat(inset), indent, width).lines(text);
    }

    @Override
    public String toString() {
        var out = new StringBuilder();
        parts.forEach(part -> out.append(part.text));
        return out.toString();
    }
}
