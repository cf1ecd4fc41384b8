package plateau.contract;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.State;
import plateau.core.text.Text;

/// The clauses of the [Contract] on dealing anew what a viewer cannot see.
final class RedealClauses {
    private static final int POSITIONS = 8;
    private static final int MORE_POSITIONS = 60;
    private static final int DEALS = 20;

    private RedealClauses() {}

    /// The viewer sees no difference after a redeal, and the game can be played on to its end.
    static void aRedealIsUnseenByItsViewer(RandomGame game) {
        walkSecrets(game, (state, ply) -> {
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
            throw new Breach(Text.format("played on after a redeal for %s the game does not end", Sight.name(viewer)));
        }
    }

    /// What a player cannot see the public cannot see either.
    static void aRedealIsUnseenByThePublic(RandomGame game) {
        walkSecrets(game, (state, ply) -> {
            for (int player = 0; player < state.players(); player++) {
                var redealt = redealt(game, state, player, ply);
                requireUnseen(player, State.NOBODY, state, redealt);
            }
        });
    }

    /// Scores are told to everybody: as long as the game goes on they say nothing of what is hidden.
    static void aRedealChangesNoScore(RandomGame game) {
        walkSecrets(game, (state, ply) -> {
            for (int viewer : Sight.kept(state)) {
                if (!state.isOver()) {
                    Breach.unlessEqual(
                            Text.format("the scores after a redeal for %s, which all see", Sight.name(viewer)),
                            Result.scores(state),
                            Result.scores(redealt(game, state, viewer, ply)));
                }
            }
        });
    }

    /// What is dealt to a viewer is a position to which the game can have led, all told moves being
    /// what they were.
    static void aRedealCanHaveComeAbout(RandomGame game) {
        walkSecrets(game, (state, ply) -> {
            for (int viewer : Sight.kept(state)) {
                var redealt = redealt(game, state, viewer, ply);
                if (!new Histories(game, viewer, ply).canLeadTo(redealt)) {
                    throw new Breach(Text.format(
                            "what a redeal for %s deals cannot have come about: %s",
                            Sight.name(viewer),
                            String.join(
                                    " / ",
                                    redealt.view(State.ALL_SEEING)
                                            .picture()
                                            .toString()
                                            .lines()
                                            .toList())));
                }
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

    /// After moves that are secret to a viewer redeals for it make a difference to who sees all, and not
    /// always the same.
    static void aRedealDealsAnew(List<RandomGame> games) {
        var deals = new TreeMap<Integer, Deal>();
        for (var game : games) {
            if (!game.start().isOpen()) {
                game.walkSome(MORE_POSITIONS, (state, ply) -> look(game, state, ply, deals));
            }
        }
        deals.forEach((viewer, deal) -> {
            if (deal != Deal.ANEW) {
                throw new Breach(Text.format("something is kept from %s, but %s", Sight.name(viewer), deal.words));
            }
        });
    }

    /// What redeals have done for a viewer, the best of it.
    private enum Deal {
        NOTHING("no redeal for it changes anything"),
        THE_SAME("every redeal for it deals the same"),
        ANEW("");

        private final String words;

        Deal(String words) {
            this.words = words;
        }
    }

    private static void look(RandomGame game, State state, int ply, Map<Integer, Deal> deals) {
        var branches = Branch.of(state);
        for (int i = 1; i < branches.size(); i++) {
            for (int viewer : Sight.kept(state)) {
                if (deals.get(viewer) != Deal.ANEW && branches.getFirst().isSecretBeside(branches.get(i), viewer)) {
                    deals.merge(viewer, deal(game, branches.get(i), viewer, ply), RedealClauses::best);
                }
            }
        }
    }

    private static Deal best(Deal one, Deal other) {
        return one.compareTo(other) > 0 ? one : other;
    }

    private static Deal deal(RandomGame game, Branch branch, int viewer, int stream) {
        var worlds = new HashSet<Sight>();
        for (int deal = 0; deal < DEALS; deal++) {
            var redealt = redealt(game, branch.after(), viewer, DEALS * stream + deal);
            worlds.add(Sight.of(redealt, State.ALL_SEEING));
        }
        if (worlds.size() > 1) {
            return Deal.ANEW;
        }
        return worlds.iterator().next().looksLike(branch.sight(State.ALL_SEEING)) ? Deal.NOTHING : Deal.THE_SAME;
    }
}
