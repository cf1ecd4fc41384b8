package plateau.server.bots;

import plateau.core.Seating;
import plateau.core.Turn;

/// One move that a bot of the house is to choose, or a position that it is to judge ([Inquiry]).
///
/// @param bot its name, such as `hard` or `mcts:steps=200`
/// @param turn one that stays as it is, whatever becomes of its match
/// @param reply who is told what came of it
/// @param maker who made the table; the makers are served in turn
public record Job(String bot, Seating seating, Turn turn, Reply reply, String maker) {
    /// At a table of nobody.
    public Job(String bot, Seating seating, Turn turn, Reply reply) {
        this(bot, seating, turn, reply, "");
    }
}
