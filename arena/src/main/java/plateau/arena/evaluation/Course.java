package plateau.arena.evaluation;

import java.util.List;
import plateau.arena.evaluation.figures.Ranking;

/// Which cells are played, and how many games of each. What it says depends on what games came to alone,
/// never on who was first.
interface Course {
    /// How many cells are played.
    long cells();

    /// The number of the cell whose turn comes at a place from 0; cells at later places have greater
    /// numbers.
    long number(long place);

    /// The place of a cell; −1 of one that is not played.
    long place(long number);

    /// How many games a cell has at first.
    long games();

    /// All games of a cell that there are so far were played.
    Verdict ended(CellProgress cell);

    /// How many games there are to be in all, as far as is known.
    ///
    /// @param played of the cells that are done
    /// @param done how many these are
    /// @param underWay how many games the cells under way have so far
    /// @param begun how many of these there are
    long planned(long played, long done, long underWay, long begun);

    /// Those of which there is more to play, by now, and those that are done.
    record Verdict(List<CellProgress> goOn, List<CellProgress> done) {}

    /// Whether there are cells that are not played at all.
    default boolean isSample() {
        return false;
    }

    /// The rounds that were begun, where cells are sorted out in rounds.
    default List<Ranking.Round> rounds() {
        return List.of();
    }
}
