package plateau.contract;

import java.util.function.ObjIntConsumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import plateau.core.State;
import plateau.core.text.Text;

/// The clauses of the [Contract] on what a game says of its secrets.
final class SecrecyClauses {
    private static final int POSITIONS = 8;
    private static final int MORE_POSITIONS = 60;

    private SecrecyClauses() {}

    /// A game that says it is open, and it says so from beginning to end, redeals nothing and hides
    /// no move from anybody.
    static void anOpenGameHidesNothing(RandomGame game) {
        boolean open = game.start().isOpen();
        var random = game.random(3);
        game.walkSome(POSITIONS, (state, ply) -> {
            Breach.unlessEqual("isOpen, as at the beginning", open, state.isOpen());
            if (open) {
                redealsNothing(state, random);
                viewers(state).forEach(viewer -> hidesNothing(state, viewer));
            }
        });
    }

    /// The public, who sees all, and every player.
    private static IntStream viewers(State state) {
        return IntStream.concat(IntStream.of(State.NOBODY, State.ALL_SEEING), IntStream.range(0, state.players()));
    }

    private static void redealsNothing(State state, RandomGenerator random) {
        var copy = state.copy();
        var before = Fields.of(copy);
        viewers(state).forEach(viewer -> copy.redeal(viewer, random));
        before.difference(Fields.of(copy)).ifPresent(where -> {
            throw new Breach("an open game redeals: " + where);
        });
    }

    private static void hidesNothing(State state, int viewer) {
        for (int move : RandomGame.legalMoves(state).toArray()) {
            if (state.hides(viewer, move)) {
                throw new Breach(
                        Text.format("an open game hides '%s' from %s", state.notation(move), Sight.name(viewer)));
            }
        }
    }

    /// No move is hidden from the player who makes it.
    static void aPlayerSeesItsOwnMoves(RandomGame game) {
        forEachMove(game, (state, move) -> {
            if (state.mover() >= 0 && state.hides(state.mover(), move)) {
                throw hidden(state, move, "its player " + state.mover());
            }
        });
    }

    /// Somebody sees all: no move is kept from it, and nothing is dealt anew for it.
    static void nothingIsHiddenFromWhoSeesAll(RandomGame game) {
        forEachMove(game, (state, move) -> {
            if (state.hides(State.ALL_SEEING, move)) {
                throw hidden(state, move, "who sees all");
            }
        });
        game.walkSome(POSITIONS, (state, ply) -> {
            var copy = state.copy();
            copy.redeal(State.ALL_SEEING, game.random(ply));
            Fields.of(state).difference(Fields.of(copy)).ifPresent(where -> {
                throw new Breach("a redeal for who sees all changes " + where);
            });
        });
    }

    /// The public knows no more than any player.
    static void whatIsKeptFromAPlayerIsKeptFromThePublic(RandomGame game) {
        forEachMove(game, (state, move) -> {
            for (int player = 0; player < state.players(); player++) {
                if (state.hides(player, move) && !state.hides(State.NOBODY, move)) {
                    throw new Breach(Text.format(
                            "'%s' is hidden from player %d, expected from the public too",
                            state.notation(move), player));
                }
            }
        });
    }

    private static void forEachMove(RandomGame game, ObjIntConsumer<State> check) {
        game.walkSome(MORE_POSITIONS, (state, ply) -> {
            for (int move : RandomGame.legalMoves(state).toArray()) {
                check.accept(state, move);
            }
        });
    }

    private static Breach hidden(State state, int move, String fromWhom) {
        return new Breach(Text.format("'%s' is hidden from %s", state.notation(move), fromWhom));
    }
}
