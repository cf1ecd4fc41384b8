package plateau.contract;

import plateau.core.State;
import plateau.core.text.Text;

/// The clauses of the [Contract] on what is seen of a move once it is made, beside other moves that
/// could have been made.
final class BranchClauses {
    private static final int POSITIONS = 8;
    private static final int MORE_POSITIONS = 60;

    private BranchClauses() {}

    /// Looks at two moves that could be made in a position, for somebody who may not see all.
    @FunctionalInterface
    private interface Pair {
        void check(State state, Branch one, Branch other, int viewer);
    }

    /// After any of the moves that are hidden from a viewer it sees the same: if it can tell a card from
    /// another, say its own, then that was not hidden.
    static void hiddenMovesLookAlike(RandomGame game) {
        forEachSecret(game, (state, one, other, viewer) -> {
            if (state.hides(viewer, one.move()) && state.hides(viewer, other.move())) {
                requireSame(viewer, one, other);
            }
        });
    }

    private static void requireSame(int viewer, Branch one, Branch other) {
        one.sight(viewer).difference(other.sight(viewer)).ifPresent(where -> {
            throw new Breach(Text.format(
                    "'%s' and '%s' are hidden from %s, which sees a difference: %s",
                    one.notation(), other.notation(), Sight.name(viewer), where.replace(", expected", " and")));
        });
    }

    /// Of moves that make a difference and look the same to a viewer it is not told which was made:
    /// they are hidden from it, or else it has to see what it was told.
    static void whatAViewerIsToldItCanSee(RandomGame game) {
        forEachPair(game, (state, one, other, viewer) -> {
            if (!state.hides(viewer, one.move())
                    && !state.hides(viewer, other.move())
                    && one.isSecretBeside(other, viewer)) {
                throw new Breach(Text.format(
                                "%s is told whether it is '%s' or '%s', but sees no difference",
                                Sight.name(viewer), one.notation(), other.notation())
                        + "; expected the move hidden, or the difference shown");
            }
        });
    }

    /// If anybody can tell what was done in secret, who sees all can.
    static void whoSeesAllSeesWhatAnybodySees(RandomGame game) {
        forEachSecret(game, (state, one, other, viewer) -> {
            if (state.hides(State.NOBODY, one.move())
                    && state.hides(State.NOBODY, other.move())
                    && one.sight(State.ALL_SEEING).looksLike(other.sight(State.ALL_SEEING))
                    && !one.sight(viewer).looksLike(other.sight(viewer))) {
                throw new Breach(Text.format(
                        "%s can tell '%s' from '%s', but who sees all cannot",
                        Sight.name(viewer), one.notation(), other.notation()));
            }
        });
    }

    /// An open game has no secrets.
    private static void forEachSecret(RandomGame game, Pair pair) {
        if (!game.start().isOpen()) {
            forEachPair(game, pair);
        }
    }

    private static void forEachPair(RandomGame game, Pair pair) {
        game.walkSome(game.start().isOpen() ? POSITIONS : MORE_POSITIONS, (state, ply) -> {
            var branches = Branch.of(state);
            for (int i = 1; i < branches.size(); i++) {
                for (int viewer : Sight.kept(state)) {
                    pair.check(state, branches.getFirst(), branches.get(i), viewer);
                }
            }
        });
    }
}
