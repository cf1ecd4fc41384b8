package plateau.server.bots;

import java.util.Optional;
import plateau.core.Player;
import plateau.core.Seating;
import plateau.core.Turn;

/// One move that a bot of the house is to choose, or a position that it is to judge ([Inquiry]).
///
/// @param bot its name, such as `hard` or `mcts:steps=200`
/// @param turn one that stays as it is, whatever becomes of its match
/// @param reply who is told what came of it
/// @param maker who made the table; the makers are served in turn
/// @param own who thinks about it, if that is nobody whom a worker keeps
public record Job(String bot, Seating seating, Turn turn, Reply reply, String maker, Optional<Player> own) {
    /// For one of those whom workers keep.
    public Job(String bot, Seating seating, Turn turn, Reply reply, String maker) {
        this(bot, seating, turn, reply, maker, Optional.empty());
    }

    /// At a table of nobody.
    public Job(String bot, Seating seating, Turn turn, Reply reply) {
        this(bot, seating, turn, reply, "");
    }
}
