package plateau.core;

import java.io.Serializable;

/// A seat that a player left before the game was over.
///
/// @param ply how many moves had been made
/// @param ending how it left; never [Ending#FINISHED]
/// @param reason why, in words
public record Departure(int seat, int ply, Ending ending, String reason) implements Serializable {}
