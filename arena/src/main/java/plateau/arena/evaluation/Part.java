package plateau.arena.evaluation;

/// Some consecutive games of a cell that were played.
///
/// @param cell its number
/// @param from the number of the first of them in the cell
public record Part(long cell, long from, Harvest harvest) {}
