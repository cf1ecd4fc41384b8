package plateau.terminal.painting;

import java.util.List;
import plateau.core.picture.Ink;
import plateau.terminal.console.Frame;
import plateau.terminal.console.Inks;
import plateau.terminal.console.Layout;
import plateau.terminal.console.Region;

/// Paints a game: the board left, players and log right, and leaves room below for what is asked or said.
public final class Painter {
    private final BoardPane board = new BoardPane();

    /// Where things are on the board that was painted last.
    public BoardPane board() {
        return board;
    }

    /// Gives where there is room for the foot.
    ///
    /// @param foot how many rows that wants
    public Region paint(Frame frame, Painting painting, Scroll scroll, int foot) {
        int players = painting.players().size();
        var layout = Layout.of(
                frame.region(),
                painting.picture(),
                painting.height(),
                painting.width(),
                columns -> players + title(painting, columns).size(),
                foot);
        board.draw(frame, layout.board(), painting, scroll);
        drawPlayers(frame, layout.players(), painting);
        drawLog(frame, layout, painting.log());
        return layout.foot();
    }

    private static List<Line> title(Painting painting, int columns) {
        return Line.wrap("", painting.title(), columns, Inks.FAINT);
    }

    private static void drawPlayers(Frame frame, Region region, Painting painting) {
        int end = region.column() + region.width();
        int row = region.row();
        for (var line : title(painting, region.width())) {
            line.draw(frame, row++, region.column(), end);
        }
        new PlayersPane(painting.players(), painting.mover())
                .draw(frame, new Region(row, region.column(), region.end() - row, region.width()));
    }

    /// The log below a rule: in the row between players and log, or else in the first of the log's own.
    private static void drawLog(Frame frame, Layout layout, Painting.Log log) {
        var region = layout.log();
        if (region.height() < 1) {
            return;
        }
        int own = layout.isFolded() && region.height() > 1 ? 1 : 0;
        if (own > 0 || !layout.isFolded()) {
            frame.rule(region.row() - 1 + own, region.column(), region.width(), Inks.FAINT);
        }
        int row = region.row() + own;
        for (var line : log.lines(region.width(), region.height() - own)) {
            line.draw(frame, row++, region.column(), region.column() + region.width());
        }
    }

    /// Text on the whole screen but for its last rows. Gives the first line that is seen, which is as near to
    /// the one wanted as can be.
    ///
    /// @param foot how many rows are left free
    public static int paintPage(Frame frame, String title, Ink ink, List<Line> lines, int wanted, int foot) {
        frame.put(0, 1, title, ink);
        int room = Math.max(1, frame.rows() - foot - 2);
        int top = Math.max(0, Math.min(lines.size() - room, wanted));
        int end = Math.min(lines.size(), top + room);
        for (int i = top; i < end; i++) {
            lines.get(i).draw(frame, 2 + i - top, 1, frame.columns());
        }
        if (top > 0) {
            frame.put(2, frame.columns() - 1, "↑", Inks.ALERT);
        }
        if (end < lines.size()) {
            frame.put(1 + room, frame.columns() - 1, "↓", Inks.ALERT);
        }
        return top;
    }
}
