package plateau.drawing;

/// A part of a player's points, as the position itself shows it.
///
/// @param text what gives the points, in the reader's language
/// @param place where on the board that is, as [Places] has it
/// @param isProjected whether it would be paid only if the game ended now
public record Term(int player, String text, int points, String place, boolean isProjected) {}
