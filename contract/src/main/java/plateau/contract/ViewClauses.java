package plateau.contract;

import java.util.List;
import java.util.stream.IntStream;
import plateau.core.Moves;
import plateau.core.State;

/// The clauses of the [Contract] on what is seen, and on what is not.
final class ViewClauses {
    private static final int POSITIONS = 8;
    private static final int DEALS = 3;

    private ViewClauses() {}

    /// Scores and all views can be asked at any time; the first view is the picture.
    static void scoresAndPicturesCanBeAskedAtAnyTime(RandomGame game) {
        game.walkSome(
                POSITIONS,
                (state, ply) -> {
                    IntStream.range(0, state.players()).forEach(state::score);
                    for (int viewer : Sight.everybody(state)) {
                        requirePictures(state, viewer);
                    }
                });
    }

    private static void requirePictures(State state, int viewer) {
        for (var view : state.views()) {
            if (state.picture(view, viewer).toString().isBlank()) {
                throw new Breach("view %s is empty to %s".formatted(view, Sight.name(viewer)));
            }
        }
        var first = state.views().getFirst();
        var picture = state.picture(viewer).coloured();
        if (!state.picture(first, viewer).coloured().equals(picture)) {
            throw new Breach(
                    "the first view, %s, is not the picture, to %s"
                            .formatted(first, Sight.name(viewer)));
        }
    }

    /// No question, however often it is asked, changes the position.
    static void askingChangesNothing(RandomGame game) {
        var random = game.random(2);
        game.walkSome(
                POSITIONS,
                (state, ply) -> {
                    var before = Fields.of(state);
                    askAll(game, state);
                    RandomGame.draw(state, random);
                    before.difference(Fields.of(state))
                            .ifPresent(
                                    where -> {
                                        throw new Breach("asking changed the position: " + where);
                                    });
                });
    }

    private static void askAll(RandomGame game, State state) {
        Sight.everybody(state).forEach(viewer -> Sight.of(state, viewer));
        IntStream.range(0, state.players()).forEach(state::score);
        IntStream.range(0, game.game().figures().size()).forEach(state::figure);
        for (int move : RandomGame.legalMoves(state).toArray()) {
            state.notation(move);
            state.closeUp(move);
        }
    }

    /// The viewer sees no difference after a redeal, and the game can be played on to its end.
    static void aRedealIsUnseenByItsViewer(RandomGame game) {
        game.walkSome(
                POSITIONS,
                (state, ply) -> {
                    for (int viewer : Sight.players(state)) {
                        var redealt = redealt(game, state, viewer, ply);
                        Sight.requireSame(
                                "after a redeal for " + Sight.name(viewer), viewer, state, redealt);
                        RandomGame.playOn(redealt, game.random(ply), game.plyLimit(), new Moves());
                        if (!redealt.isOver()) {
                            throw new Breach(
                                    "played on after a redeal for %s the game does not end"
                                            .formatted(Sight.name(viewer)));
                        }
                    }
                });
    }

    private static State redealt(RandomGame game, State state, int viewer, int stream) {
        var copy = state.copy();
        copy.redeal(viewer, game.random(stream));
        return copy;
    }

    /// Where players see different things, some redeal changes what another one sees.
    static void aRedealDealsAnew(List<RandomGame> games) {
        if (games.stream().anyMatch(ViewClauses::hidesSomething)
                && games.stream().noneMatch(ViewClauses::dealsAnew)) {
            throw new Breach(
                    "players see different things, but no redeal changes what another one sees");
        }
    }

    private static boolean hidesSomething(RandomGame game) {
        var hides = new boolean[1];
        game.walkSome(
                POSITIONS,
                (state, ply) ->
                        hides[0] |=
                                Sight.players(state).stream()
                                                .map(viewer -> pictures(state, viewer))
                                                .distinct()
                                                .count()
                                        > 1);
        return hides[0];
    }

    private static boolean dealsAnew(RandomGame game) {
        var anew = new boolean[1];
        game.walkSome(
                POSITIONS,
                (state, ply) -> {
                    for (int deal = 0; deal < DEALS; deal++) {
                        for (int viewer : Sight.players(state)) {
                            var redealt = redealt(game, state, viewer, ply + deal);
                            anew[0] |= !pictures(redealt).equals(pictures(state));
                        }
                    }
                });
        return anew[0];
    }

    private static List<List<String>> pictures(State state) {
        return Sight.players(state).stream().map(viewer -> pictures(state, viewer)).toList();
    }

    private static List<String> pictures(State state, int viewer) {
        return state.views().stream().map(view -> state.picture(view, viewer).coloured()).toList();
    }
}
