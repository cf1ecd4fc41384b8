package plateau.arena.evaluation.figures;

/// What is told of every cell, as one number.
///
/// Names are those of files and goals: `length_mean`, `payoff1`. What is uncertain has its interval in the
/// columns `…_low` and `…_high` (`length_low`, `payoff1_low`).
///
/// @param isWhole whether it is always a whole number
public record Column(String name, boolean isWhole) {}
