package plateau.arena.evaluation;

/// How many games are handed out at once: as many as take about half a second, so that handing out takes
/// no time and little is lost when a thread stops; fewer where it is not known yet how long they take, and
/// near the end, so that no thread waits long for another.
final class BatchSize {
    private static final double WANTED = 5e8;

    /// Of a cell none of whose games was played, only others tell.
    private static final double GUESSED = 5e7;

    /// Less is not worth the while.
    private static final double LEAST = 5e6;

    /// What is left is enough for so many parts for each thread.
    private static final int PARTS = 4;

    private final int desks;
    private double nanos = Double.NaN;

    BatchSize(int desks) {
        this.desks = desks;
    }

    void add(Harvest harvest) {
        double last = (double) harvest.nanos() / harvest.games();
        nanos = Double.isNaN(nanos) ? last : (nanos + last) / 2;
    }

    /// @param left how many games there are to hand out, in all cells
    long games(CellProgress cell, long left) {
        boolean isKnown = !Double.isNaN(cell.pace());
        double each = Math.max(1, isKnown ? cell.pace() : nanos);
        if (Double.isNaN(each)) {
            return 1;
        }
        double fair = Math.max(LEAST / each, (double) left / ((long) PARTS * desks));
        double games = Math.min(fair, (isKnown ? WANTED : GUESSED) / each);
        return Math.clamp((long) games, 1, cell.gaps().first());
    }
}
