package plateau.terminal.viewer;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import plateau.arena.reel.Reel;
import plateau.core.Clock;
import plateau.core.picture.Signs;
import plateau.core.text.Text;
import plateau.terminal.painting.Painting;
import plateau.terminal.screen.ClockFace;

/// How the players stand at a ply: name, clock and points of each.
///
/// @param clock what the players were given to think
record PlayerLines(Reel reel, Cast cast, Clock clock) {
    List<Painting.Player> players(int ply) {
        var scores = reel.scores(ply);
        return IntStream.range(0, reel.players())
                .mapToObj(player -> player(player, scores[player], ply))
                .toList();
    }

    private Painting.Player player(int player, int score, int ply) {
        var time = time(player, ply);
        var figures = (time.isEmpty() ? "" : time + " ") + Text.format("%5d", score);
        return new Painting.Player(" " + Signs.of(player), cast.called(player), figures, reel.hasLeft(player, ply));
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
