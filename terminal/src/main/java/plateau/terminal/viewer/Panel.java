package plateau.terminal.viewer;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import plateau.arena.reel.Reel;
import plateau.core.Clock;
import plateau.core.picture.Ink;
import plateau.core.picture.Signs;
import plateau.core.text.Text;
import plateau.terminal.console.Frame;
import plateau.terminal.console.Inks;
import plateau.terminal.console.Region;
import plateau.terminal.screen.ClockFace;

/// Who plays: sign, name, clock and score of each, and who is to move.
///
/// @param clock what the players were given to think
record Panel(Reel reel, Cast cast, Clock clock) {
    /// @param title what stands above, in lines that fit
    /// @param mover who is to move
    void draw(Frame frame, Region region, List<Line> title, int ply, int mover) {
        int end = region.column() + region.width();
        int row = region.row();
        for (var line : title) {
            line.draw(frame, row++, region.column(), end);
        }
        int room = Math.max(1, region.end() - row);
        int players = reel.players();
        int first = Math.max(0, Math.min(players - room, mover - room / 2));
        var scores = reel.scores(ply);
        for (int player = first; player < players && row < region.end(); player++) {
            drawPlayer(
                    frame,
                    new Region(row++, region.column(), 1, region.width()),
                    player,
                    scores[player],
                    ply,
                    mover == player);
        }
    }

    private void drawPlayer(Frame frame, Region line, int player, int score, int ply, boolean isMover) {
        int end = line.column() + line.width();
        var figures = new ArrayList<String>();
        var time = time(player, ply);
        if (!time.isEmpty()) {
            figures.add(time);
        }
        figures.add(Text.format("%5d", score));
        var right = String.join(" ", figures);
        frame.put(line.row(), line.column(), isMover ? "▶" : " ", Inks.ALERT);
        var ink = Signs.ink(player);
        frame.put(
                line.row(),
                line.column() + 2,
                end - right.length() - 1,
                cast.name(player),
                isMover ? ink.underlined() : ink);
        frame.put(line.row(), end - right.length(), right, Ink.PLAIN.inBold());
    }

    /// What is left on a player's clock, or what it has thought; empty where nobody looks.
    private String time(int player, int ply) {
        long spent = reel.spent(player, ply);
        if (clock instanceof Clock.Bank(Duration time, Duration increment)) {
            long more = increment.toMillis() * reel.made(player, ply);
            return ClockFace.of(Math.max(0, time.toMillis() + more - spent));
        }
        return spent == 0 ? "" : ClockFace.of(spent);
    }
}
