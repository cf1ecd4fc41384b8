package plateau.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.random.RandomGenerator;
import plateau.core.State;

/// The clauses of [GameContract] on what a game says of its secrets.
public final class SecrecyClauses {
    private static final int POSITIONS = 8;

    private SecrecyClauses() {}

    /// A game that says it is open, and it says so from beginning to end, redeals nothing and hides
    /// no move from anybody.
    public static void anOpenGameHidesNothing(RandomGame game) {
        boolean open = game.start().isOpen();
        var random = game.random(3);
        game.walkSome(
                POSITIONS,
                (state, ply) -> {
                    assertThat(state.isOpen()).as("open as at the beginning").isEqualTo(open);
                    if (open) {
                        redealsNothing(state, random);
                        hidesNothing(state);
                    }
                });
    }

    private static void redealsNothing(State state, RandomGenerator random) {
        var copy = state.copy();
        var before = Fields.of(copy);
        for (int viewer = 0; viewer < state.players(); viewer++) {
            copy.redeal(viewer, random);
        }
        before.difference(Fields.of(copy))
                .ifPresent(where -> fail("an open game redeals: %s", where));
    }

    private static void hidesNothing(State state) {
        for (int move : RandomGame.legalMoves(state).toArray()) {
            for (int viewer = 0; viewer < state.players(); viewer++) {
                if (state.hides(viewer, move)) {
                    fail("an open game hides '%s' from player %d", state.notation(move), viewer);
                }
            }
        }
    }

    /// No move is hidden from the player who makes it.
    public static void aPlayerSeesItsOwnMoves(RandomGame game) {
        game.walkSome(
                POSITIONS,
                (state, ply) -> {
                    int mover = state.mover();
                    for (int move : RandomGame.legalMoves(state).toArray()) {
                        if (mover >= 0 && state.hides(mover, move)) {
                            fail("'%s' is hidden from its player %d", state.notation(move), mover);
                        }
                    }
                });
    }
}
