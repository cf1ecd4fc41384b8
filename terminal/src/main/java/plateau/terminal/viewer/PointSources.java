package plateau.terminal.viewer;

import java.util.ArrayList;
import java.util.List;
import plateau.arena.reel.Reel;
import plateau.core.Ask;
import plateau.core.PointCount;
import plateau.core.PointSheet;
import plateau.core.picture.Ink;
import plateau.core.picture.Signs;
import plateau.terminal.console.Inks;
import plateau.terminal.painting.Line;
import plateau.terminal.screen.SheetTable;
import plateau.terminal.screen.Words;

/// The score sheet of a reel at any ply.
final class PointSources {
    private final Reel reel;
    private final Words words;
    private final int viewer;

    /// What was paid up to a ply, worked out the last time that somebody asked.
    private PointCount count;

    private int reached;

    /// @param viewer what is kept from it is not told apart
    PointSources(Reel reel, Words words, int viewer) {
        this.reel = reel;
        this.words = words;
        this.viewer = viewer;
        count = new PointCount(reel.game(), reel.players());
    }

    /// A line for each kind of points after so many plies, and an empty one; nothing where the game has no kinds.
    List<Line> lines(int ply) {
        var lines = new ArrayList<Line>();
        if (reel.game().sheet().isEmpty()) {
            return lines;
        }
        var table = new SheetTable(reel.game(), words, sheet(ply));
        lines.add(Line.of(words.get("kinds"), Inks.STRONG));
        var head = Line.of(table.label(""));
        for (int player = 0; player < reel.players(); player++) {
            head = head.and(SheetTable.cell(Signs.of(player)), Signs.ink(player));
        }
        lines.add(head);
        table.sheet().rows().forEach(row -> lines.add(row(table.label(row), row.points(), Ink.PLAIN)));
        lines.add(row(table.label(table.total()), table.sheet().totals(), Inks.STRONG));
        lines.add(Line.EMPTY);
        return lines;
    }

    private static Line row(String label, List<Integer> points, Ink ink) {
        var line = Line.of(label, ink);
        for (int each : points) {
            line = line.and(SheetTable.cell(each), Inks.STRONG);
        }
        return line;
    }

    /// Goes on from where it has counted to, or begins again.
    PointSheet sheet(int ply) {
        if (ply < reached) {
            count = new PointCount(reel.game(), reel.players());
            reached = 0;
        }
        for (; reached < ply; reached++) {
            if (!reel.hides(reached, viewer)) {
                reel.events(reached).forEach(count::add);
            }
        }
        return count.sheet(Ask.view(reel.look(ply), viewer));
    }
}
