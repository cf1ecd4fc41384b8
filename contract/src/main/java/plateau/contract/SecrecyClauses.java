package plateau.contract;

import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import plateau.core.State;

/// The clauses of the [Contract] on what a game says of its secrets.
final class SecrecyClauses {
    private static final int POSITIONS = 8;

    private SecrecyClauses() {}

    /// A game that says it is open, and it says so from beginning to end, redeals nothing and hides
    /// no move from anybody.
    static void anOpenGameHidesNothing(RandomGame game) {
        boolean open = game.start().isOpen();
        var random = game.random(3);
        game.walkSome(
                POSITIONS,
                (state, ply) -> {
                    Breach.unlessEqual("isOpen, as at the beginning", open, state.isOpen());
                    if (open) {
                        redealsNothing(state, random);
                        viewers(state).forEach(viewer -> hidesNothing(state, viewer));
                    }
                });
    }

    /// The public, who sees all, and every player.
    private static IntStream viewers(State state) {
        return IntStream.concat(
                IntStream.of(State.NOBODY, State.ALL_SEEING), IntStream.range(0, state.players()));
    }

    private static void redealsNothing(State state, RandomGenerator random) {
        var copy = state.copy();
        var before = Fields.of(copy);
        viewers(state).forEach(viewer -> copy.redeal(viewer, random));
        before.difference(Fields.of(copy))
                .ifPresent(
                        where -> {
                            throw new Breach("an open game redeals: " + where);
                        });
    }

    private static void hidesNothing(State state, int viewer) {
        for (int move : RandomGame.legalMoves(state).toArray()) {
            if (state.hides(viewer, move)) {
                throw new Breach(
                        "an open game hides '%s' from %s"
                                .formatted(state.notation(move), Sight.name(viewer)));
            }
        }
    }

    /// No move is hidden from the player who makes it.
    static void aPlayerSeesItsOwnMoves(RandomGame game) {
        game.walkSome(
                POSITIONS,
                (state, ply) -> {
                    int mover = state.mover();
                    for (int move : RandomGame.legalMoves(state).toArray()) {
                        if (mover >= 0 && state.hides(mover, move)) {
                            throw new Breach(
                                    "'%s' is hidden from its player %d"
                                            .formatted(state.notation(move), mover));
                        }
                    }
                });
    }
}
