package plateau.arena.evaluation.figures;

import java.util.List;
import plateau.arena.evaluation.sweep.Cell;

/// What was found of one cell.
///
/// @param games how many were played
/// @param isComplete whether that is all that was to be played of it
/// @param figures by column; NaN for what a cell does not have, such as the payoff of a third seat of two
/// @param causes why its games were over, as `points:60 turns:40`
/// @param millis how long a game took, on average
public record Finding(Cell cell, long games, boolean isComplete, List<Double> figures, String causes, double millis) {
    public Finding {
        figures = List.copyOf(figures);
    }
}
