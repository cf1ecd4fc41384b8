package plateau.contract;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import plateau.core.State;
import plateau.core.Text;

/// What a viewer knows of a position: who moves, its own moves and score, and every view.
record Sight(int mover, List<String> legal, int score, List<Drawn> drawn) {
    /// A view and its picture, with and without inks.
    private record Drawn(String view, String plain, String coloured) {}

    static Sight of(State state, int viewer) {
        return new Sight(
                state.mover(),
                state.mover() == viewer ? MoveClauses.notations(state) : List.of(),
                viewer < 0 ? 0 : state.score(viewer),
                state.views().stream().map(view -> draw(state, view, viewer)).toList());
    }

    private static Drawn draw(State state, String view, int viewer) {
        var picture = state.picture(view, viewer);
        return new Drawn(view, picture.toString(), picture.coloured());
    }

    /// The public, who sees all, and some players: the first, the last and whoever moves stand for
    /// all, since pictures take long.
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

    /// Whether everything is drawn alike.
    boolean looksLike(Sight other) {
        return drawn.equals(other.drawn);
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
        of(expected, viewer)
                .difference(of(actual, viewer))
                .ifPresent(
                        where -> {
                            throw new Breach(
                                    Text.format("%s, to %s: %s", what, name(viewer), where));
                        });
    }

    /// What is different, expected and actual; empty when nothing is.
    Optional<String> difference(Sight actual) {
        if (equals(actual)) {
            return Optional.empty();
        }
        if (mover != actual.mover) {
            return Optional.of(
                    Text.format(
                            "the mover is %s, expected %s",
                            nameOfMover(actual.mover), nameOfMover(mover)));
        }
        if (!legal.equals(actual.legal)) {
            return Optional.of(Text.format("the moves are %s, expected %s", actual.legal, legal));
        }
        if (score != actual.score) {
            return Optional.of(Text.format("the score is %d, expected %d", actual.score, score));
        }
        return Optional.of(pictureDifference(actual));
    }

    private String pictureDifference(Sight actual) {
        for (int i = 0; i < Math.min(drawn.size(), actual.drawn.size()); i++) {
            var here = drawn.get(i);
            var there = actual.drawn.get(i);
            if (!here.plain.equals(there.plain)) {
                return Text.format("view %s has %s", here.view, lineDifference(here, there));
            }
            if (!here.coloured.equals(there.coloured)) {
                return Text.format("view %s has other colours", here.view);
            }
        }
        return "there are other views";
    }

    private static String lineDifference(Drawn expected, Drawn actual) {
        var left = expected.plain.split("\n", -1);
        var right = actual.plain.split("\n", -1);
        int line = 0;
        while (line < left.length && line < right.length && left[line].equals(right[line])) {
            line++;
        }
        return Text.format(
                "'%s', expected '%s', in line %d", line(right, line), line(left, line), line + 1);
    }

    private static String line(String[] lines, int index) {
        return index < lines.length ? lines[index] : "";
    }
}
