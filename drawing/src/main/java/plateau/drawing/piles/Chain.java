package plateau.drawing.piles;

import java.util.ArrayDeque;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;
import plateau.games.piles.PilesView;

/// The cells that a turn activates (rules 2.2 to 2.4), by their places in the view, before the turn or
/// after it.
final class Chain {
    private final PilesView view;
    private final int size;

    Chain(PilesView view) {
        this.view = view;
        size = view.size();
    }

    /// What a player would activate by a token on a cell, in that order.
    Set<Integer> ahead(int cell, int player) {
        var active = new LinkedHashSet<Integer>();
        if (top(cell) != player) {
            return active;
        }
        var arrivals = new int[size * size];
        var next = new ArrayDeque<Integer>();
        active.add(cell);
        next.add(cell);
        while (!next.isEmpty()) {
            for (int other : beside(next.remove())) {
                arrivals[other]++;
                boolean isSetOff = arrivals[other] >= (top(other) == player ? 1 : 2);
                if (isSetOff && active.add(other)) {
                    next.add(other);
                }
            }
        }
        return active;
    }

    /// What a player has just activated by a token on a cell. Tokens that lie on each other are of
    /// different players, so that what was activated is no longer topped by the player; whatever lies
    /// around it is. Hence it is all that one reaches from the cell without crossing the player's, the
    /// nearest first.
    Set<Integer> behind(int cell, int player) {
        var active = new LinkedHashSet<Integer>();
        if (top(cell) == player) {
            return active;
        }
        var next = new ArrayDeque<Integer>();
        active.add(cell);
        next.add(cell);
        while (!next.isEmpty()) {
            for (int other : beside(next.remove())) {
                if (top(other) != player && active.add(other)) {
                    next.add(other);
                }
            }
        }
        return active;
    }

    /// The cells at the sides of another.
    Set<Integer> beside(int cell) {
        var cells = new TreeSet<Integer>();
        int column = cell % size;
        if (cell >= size) {
            cells.add(cell - size);
        }
        if (column > 0) {
            cells.add(cell - 1);
        }
        if (column < size - 1) {
            cells.add(cell + 1);
        }
        if (cell < size * (size - 1)) {
            cells.add(cell + size);
        }
        return cells;
    }

    /// Whose token is on top of a cell; -1 for nobody's.
    private int top(int cell) {
        var tokens = view.stacks().get(cell).tokens();
        return tokens.isEmpty() ? -1 : tokens.getLast();
    }
}
