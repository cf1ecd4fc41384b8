package plateau.terminal.table;

import java.util.ArrayList;
import java.util.List;
import plateau.core.picture.Ink;
import plateau.terminal.painting.Line;

/// What has happened, line by line; the last lines are seen, and one can leaf back.
final class Scrollback {
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

    /// As many lines as there is room for, the last ones unless somebody has leafed back.
    synchronized List<Line> lines(int width, int rows) {
        var lines = new ArrayList<Line>();
        for (var entry : entries) {
            Line.wrapped(entry.text, width).forEach(line -> lines.add(Line.of(line, entry.ink)));
        }
        below = Math.min(below, Math.max(0, lines.size() - rows));
        int end = lines.size() - below;
        return lines.subList(Math.max(0, end - rows), end);
    }
}
