package plateau.contract;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import plateau.core.State;
import plateau.core.View;
import plateau.core.text.Text;

/// What a viewer knows of a position: its view, and its own moves if it is to move.
record Sight(List<String> legal, View view) {
    static Sight of(State state, int viewer) {
        return new Sight(state.mover() == viewer ? MoveClauses.notations(state) : List.of(), state.view(viewer));
    }

    /// The public, who sees all, and some players: the first, the last and whoever moves stand for
    /// all, since views take long.
    static Set<Integer> everybody(State state) {
        var viewers = new TreeSet<>(Set.of(State.NOBODY, State.ALL_SEEING, 0));
        viewers.add(state.players() - 1);
        viewers.add(Math.max(0, state.mover()));
        return viewers;
    }

    /// Some players, and the public: those from whom something may be hidden.
    static Set<Integer> kept(State state) {
        var viewers = new TreeSet<>(everybody(state));
        viewers.remove(State.ALL_SEEING);
        return viewers;
    }

    /// Whether the views are equal.
    boolean looksLike(Sight other) {
        return view.equals(other.view);
    }

    /// `player 0`, `the public`, `who sees all`.
    static String name(int viewer) {
        return switch (viewer) {
            case State.NOBODY -> "the public";
            case State.ALL_SEEING -> "who sees all";
            default -> "player " + viewer;
        };
    }

    /// `player 0`, `CHANCE`, `NOBODY`.
    static String nameOfMover(int mover) {
        return switch (mover) {
            case State.CHANCE -> "CHANCE";
            case State.NOBODY -> "NOBODY";
            case State.ALL_SEEING -> "ALL_SEEING";
            default -> "player " + mover;
        };
    }

    /// Requires a viewer to see the same in two positions.
    static void requireSame(String what, int viewer, State expected, State actual) {
        of(expected, viewer).difference(of(actual, viewer)).ifPresent(where -> {
            throw new Breach(Text.format("%s, to %s: %s", what, name(viewer), where));
        });
    }

    /// What is different, expected and actual; empty when nothing is.
    Optional<String> difference(Sight actual) {
        if (equals(actual)) {
            return Optional.empty();
        }
        if (view.mover() != actual.view.mover()) {
            return Optional.of(Text.format(
                    "the mover is %s, expected %s", nameOfMover(actual.view.mover()), nameOfMover(view.mover())));
        }
        if (!legal.equals(actual.legal)) {
            return Optional.of(Text.format("the moves are %s, expected %s", actual.legal, legal));
        }
        return Optional.of(viewDifference(actual));
    }

    /// The first component of the view that differs.
    private String viewDifference(Sight actual) {
        var here = ViewClauses.plain(view);
        var there = ViewClauses.plain(actual.view);
        for (var component : here.entrySet()) {
            var other = there.get(component.getKey());
            if (!component.getValue().equals(other)) {
                return Text.format("the view's %s is %s, expected %s", component.getKey(), other, component.getValue());
            }
        }
        return Text.format("the view is %s, expected %s", actual.view, view);
    }
}
