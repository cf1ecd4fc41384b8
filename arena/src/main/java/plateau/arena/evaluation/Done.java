package plateau.arena.evaluation;

import java.util.stream.Collectors;
import plateau.arena.evaluation.figures.Columns;
import plateau.arena.evaluation.sweep.Cell;
import plateau.arena.statistics.Statistics;

/// What is kept of a cell: its figures, without what its games came to one by one.
///
/// @param figures by the columns that follow from statistics
@SuppressWarnings("ArrayRecordComponent") // there may be a hundred thousand of them
record Done(Cell cell, long games, double[] figures, String causes, long nanos) {
    private static final double NANOS = 1e6;

    static Done of(CellProgress progress, Columns columns) {
        var sum = progress.sum();
        return new Done(progress.cell(), progress.games(), columns.figures(sum), causes(sum), progress.nanos());
    }

    private static String causes(Statistics games) {
        return games.causes().entrySet().stream()
                .map(cause -> cause.getKey() + ":" + cause.getValue())
                .collect(Collectors.joining(" "));
    }

    double millis() {
        return nanos / NANOS / games;
    }
}
