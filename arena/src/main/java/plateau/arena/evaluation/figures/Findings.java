package plateau.arena.evaluation.figures;

import java.util.List;
import java.util.Optional;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.arena.statistics.Distribution;

/// What an evaluation has found so far.
///
/// @param columns of every cell's figures
/// @param cells those of which a game was played, in their order
/// @param all how many cells the sweep has
/// @param lengths of all games together, in decisions
/// @param planned how many games there are to be; with an interval or a search, as far as is known
/// @param seconds that games took, of all threads together
public record Findings(
        EvaluationPlan plan,
        List<Column> columns,
        List<Finding> cells,
        long all,
        Distribution lengths,
        long games,
        long planned,
        boolean isPartial,
        double seconds,
        Optional<Ranking> ranking) {
    public Findings {
        columns = List.copyOf(columns);
        cells = List.copyOf(cells);
    }

    /// Where a column stands; −1 where there is none.
    public int column(String name) {
        for (int i = 0; i < columns.size(); i++) {
            if (columns.get(i).name().equals(name)) {
                return i;
            }
        }
        return -1;
    }
}
