package plateau.server.bots;

import plateau.core.Seating;
import plateau.core.Turn;

/// One move that a bot of the house is to choose.
///
/// @param bot its name, such as `hard` or `mcts:steps=200`
/// @param turn one that stays as it is, whatever becomes of its match
/// @param reply who is told what came of it
public record Job(String bot, Seating seating, Turn turn, Reply reply) {}
