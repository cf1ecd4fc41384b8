package plateau.terminal.table;

import java.util.ArrayList;
import java.util.List;
import plateau.core.picture.Ink;
import plateau.terminal.console.Frame;
import plateau.terminal.console.Region;
import plateau.terminal.console.Wrapping;

/// What has happened, line by line; the last lines are seen, and one can leaf back.
final class Chronicle {
    /// So many lines are leafed over at once: as many as the shortest log shows.
    private static final int LEAF = 3;

    /// A line of the log as it was told.
    private record Entry(String text, Ink ink) {}

    private final List<Entry> entries = new ArrayList<>();

    /// How many lines lie below those that are seen.
    private int below;

    synchronized void add(String text, Ink ink) {
        entries.add(new Entry(text, ink));
        below = 0;
    }

    /// What is told besides the moves.
    void add(List<String> sentences) {
        sentences.forEach(each -> add(each, Ink.PLAIN.inBold()));
    }

    synchronized void leafBack() {
        below += LEAF;
    }

    synchronized void leafOn() {
        below = Math.max(0, below - LEAF);
    }

    synchronized void draw(Frame frame, Region region) {
        var lines = new ArrayList<Entry>();
        for (var entry : entries) {
            for (var line : wrap(entry.text, region.width())) {
                lines.add(new Entry(line, entry.ink));
            }
        }
        below = Math.min(below, Math.max(0, lines.size() - region.height()));
        int end = lines.size() - below;
        int start = Math.max(0, end - region.height());
        for (int i = start; i < end; i++) {
            int row = region.row() + i - start;
            var line = lines.get(i);
            frame.put(row, region.column(), region.column() + region.width(), line.text, line.ink);
        }
    }

    /// A text in lines of so many cells, broken between words where that can be; all lines but the first
    /// are set in by as much as the first, and a little more.
    static List<String> wrap(String text, int width) {
        int inset = text.length() - text.stripLeading().length();
        var indent = " ".repeat(Math.min(inset + 1, Math.max(0, width - 10)));
        return new Wrapping(" ".repeat(inset), indent, width).lines(text);
    }
}
