package plateau.core;

import java.io.Serializable;
import plateau.core.wire.Help;
import plateau.core.wire.Name;

/// A seat that a player left before the game was over.
///
/// @param ply how many moves had been made
/// @param ending how it left; one of [Ending#DEPARTURES]
/// @param reason why, in words
@Name("Departure")
@Help("How a seat was left before the end.")
public record Departure(
        int seat, @Help("How many moves had been made.") int ply, Ending ending, String reason)
        implements Serializable {}
