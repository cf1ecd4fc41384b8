package plateau.contract;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.Text;

/// The clauses of the [Contract] on dealing anew what a viewer cannot see.
final class RedealClauses {
    private static final int POSITIONS = 8;
    private static final int MORE_POSITIONS = 60;
    private static final int DEALS = 10;

    private RedealClauses() {}

    /// The viewer sees no difference after a redeal, and the game can be played on to its end.
    static void aRedealIsUnseenByItsViewer(RandomGame game) {
        walkSecrets(
                game,
                (state, ply) -> {
                    for (int viewer : Sight.kept(state)) {
                        var redealt = redealt(game, state, viewer, ply);
                        requireUnseen(viewer, viewer, state, redealt);
                        requireEnd(game, viewer, redealt, ply);
                    }
                });
    }

    /// That an open game redeals nothing is a clause of its own.
    private static void walkSecrets(RandomGame game, RandomGame.Visitor visitor) {
        if (!game.start().isOpen()) {
            game.walkSome(POSITIONS, visitor);
        }
    }

    private static void requireEnd(RandomGame game, int viewer, State redealt, int ply) {
        RandomGame.playOn(redealt, game.random(ply), game.plyLimit(), new Moves());
        if (!redealt.isOver()) {
            throw new Breach(
                    Text.format(
                            "played on after a redeal for %s the game does not end",
                            Sight.name(viewer)));
        }
    }

    /// What a player cannot see the public cannot see either.
    static void aRedealIsUnseenByThePublic(RandomGame game) {
        walkSecrets(
                game,
                (state, ply) -> {
                    for (int player = 0; player < state.players(); player++) {
                        var redealt = redealt(game, state, player, ply);
                        requireUnseen(player, State.NOBODY, state, redealt);
                    }
                });
    }

    private static void requireUnseen(int dealtFor, int viewer, State before, State after) {
        Sight.requireSame("after a redeal for " + Sight.name(dealtFor), viewer, before, after);
    }

    private static State redealt(RandomGame game, State state, int viewer, int stream) {
        var copy = state.copy();
        copy.redeal(viewer, game.random(stream));
        return copy;
    }

    /// After moves that are secret to a viewer some redeal for it makes a difference to who sees all.
    static void aRedealDealsAnew(List<RandomGame> games) {
        var kept = new TreeSet<Integer>();
        var dealt = new TreeSet<Integer>();
        games.stream()
                .filter(game -> !game.start().isOpen())
                .forEach(
                        game ->
                                game.walkSome(
                                        MORE_POSITIONS,
                                        (state, ply) -> look(game, state, ply, kept, dealt)));
        kept.removeAll(dealt);
        if (!kept.isEmpty()) {
            throw new Breach(
                    Text.format(
                            "something is kept from %s, but no redeal for it changes anything",
                            Sight.name(kept.first())));
        }
    }

    private static void look(
            RandomGame game, State state, int ply, Set<Integer> kept, Set<Integer> dealt) {
        var branches = Branch.of(state);
        for (int i = 1; i < branches.size(); i++) {
            for (int viewer : Sight.kept(state)) {
                if (!dealt.contains(viewer)
                        && branches.getFirst().isSecretBeside(branches.get(i), viewer)) {
                    kept.add(viewer);
                    if (dealsAnew(game, branches.get(i), viewer, ply)) {
                        dealt.add(viewer);
                    }
                }
            }
        }
    }

    private static boolean dealsAnew(RandomGame game, Branch branch, int viewer, int stream) {
        var before = branch.sight(State.ALL_SEEING);
        for (int deal = 0; deal < DEALS; deal++) {
            var redealt = redealt(game, branch.after(), viewer, DEALS * stream + deal);
            if (!Sight.of(redealt, State.ALL_SEEING).looksLike(before)) {
                return true;
            }
        }
        return false;
    }
}
