package plateau.terminal.remote;

import java.time.Duration;
import java.util.Map;

/// A bot of this machine at one table elsewhere. What it does wrong is a [plateau.arena.match.Foul].
interface LocalBot extends AutoCloseable {
    /// Makes one for a table.
    @FunctionalInterface
    interface Maker {
        LocalBot make();
    }

    void start(Map<String, Object> start);

    /// Gives the notation of its move.
    String move(Map<String, Object> turn, int ply, Duration most);

    /// It is told how the game went, and goes.
    void finish(Map<String, Object> last);

    @Override
    void close();
}
