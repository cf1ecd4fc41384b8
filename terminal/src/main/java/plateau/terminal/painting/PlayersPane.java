package plateau.terminal.painting;

import java.util.List;
import plateau.core.picture.Ink;
import plateau.core.picture.Signs;
import plateau.terminal.console.Frame;
import plateau.terminal.console.Inks;
import plateau.terminal.console.Region;
import plateau.terminal.screen.Letters;

/// Who plays, a line each, and who is to move; those around the mover where there are too many.
///
/// @param players in the order of their seats
record PlayersPane(List<Painting.Player> players, int mover) {
    void draw(Frame frame, Region region) {
        int room = Math.max(1, region.height());
        int first = Math.max(0, Math.min(players.size() - room, mover - room / 2));
        int last = Math.min(players.size(), first + region.height());
        for (int player = first; player < last; player++) {
            draw(frame, region, region.row() + player - first, player);
        }
    }

    private void draw(Frame frame, Region region, int row, int seat) {
        var player = players.get(seat);
        boolean isMover = seat == mover && !player.hasLeft();
        int figures = region.column() + region.width() - player.figures().length();
        var ink = player.hasLeft() ? Inks.FAINT : isMover ? Signs.ink(seat).underlined() : Signs.ink(seat);
        frame.put(row, region.column(), isMover ? "▶" : player.hasLeft() ? "×" : " ", Inks.ALERT);
        frame.put(
                row,
                region.column() + 1,
                figures,
                player.sign() + " " + fitting(player.name(), region.width() - 9),
                ink);
        frame.put(row, figures, player.figures(), Ink.PLAIN.inBold());
    }

    /// `player 0 (Anna)`, or just `Anna` where there is not room for more.
    private static String fitting(String name, int room) {
        int from = name.indexOf('(');
        boolean isLong = Letters.width(name) > room && from > 0 && name.endsWith(")");
        return isLong ? name.substring(from + 1, name.length() - 1) : name;
    }
}
