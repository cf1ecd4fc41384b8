package plateau.arena.evaluation;

import java.io.Serializable;
import java.util.List;
import plateau.arena.series.Row;
import plateau.arena.statistics.Statistics;

/// What came of some consecutive games of a cell.
///
/// @param groups the games parted into groups, as the plan wants them; one group where nobody asks how sure
///     something is that has no interval of its own
/// @param games how many were played, from the task's first
/// @param nanos how long they took
/// @param rows of each game, where games are kept; else empty
public record Harvest(List<Statistics> groups, long games, long nanos, List<Row> rows) implements Serializable {
    public Harvest {
        groups = List.copyOf(groups);
        rows = List.copyOf(rows);
    }
}
