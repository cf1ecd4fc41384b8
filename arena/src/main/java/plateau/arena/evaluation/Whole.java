package plateau.arena.evaluation;

import java.util.List;

/// Every cell is played, each for itself.
///
/// @param most games of a cell
record Whole(long cells, long most) implements Course {
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
        return most;
    }

    @Override
    public Verdict ended(Progress cell) {
        return new Verdict(List.of(), List.of(cell));
    }

    @Override
    public long planned(long played, long done, long underWay, long begun) {
        return cells * most;
    }
}
