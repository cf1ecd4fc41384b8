package plateau.arena.evaluation;

import java.util.List;
import java.util.Optional;

/// Every cell is played, each for itself: as many games as were asked for, or until it is known well
/// enough.
///
/// @param most games of a cell
public record Whole(long cells, long most, Optional<Until> until) implements Course {
    @Override
    public long number(long place) {
        return place;
    }

    @Override
    public long place(long number) {
        return number >= 0 && number < cells ? number : -1;
    }

    @Override
    public long games() {
        return until.isPresent() ? Math.min(most, Until.FIRST) : most;
    }

    @Override
    public Verdict ended(CellProgress cell) {
        long next = until.map(each -> each.next(cell, most)).orElse(most);
        if (next <= cell.games()) {
            return new Verdict(List.of(), List.of(cell));
        }
        cell.gaps().extend(next);
        return new Verdict(List.of(cell), List.of());
    }

    /// With an interval, cells to come are taken to be like those that are done.
    @Override
    public long planned(long played, long done, long underWay, long begun) {
        if (until.isEmpty()) {
            return cells * most;
        }
        double each = done == 0 ? games() : (double) played / done;
        return played + underWay + Math.round((cells - done - begun) * each);
    }
}
