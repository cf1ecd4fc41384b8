package plateau.contract;

import java.util.stream.IntStream;
import plateau.core.State;
import plateau.core.Text;

/// The clauses of the [Contract] on what is seen.
final class ViewClauses {
    private static final int POSITIONS = 8;

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
                throw new Breach(Text.format("view %s is empty to %s", view, Sight.name(viewer)));
            }
        }
        var first = state.views().getFirst();
        var picture = state.picture(viewer).coloured();
        if (!state.picture(first, viewer).coloured().equals(picture)) {
            throw new Breach(
                    Text.format(
                            "the first view, %s, is not the picture, to %s",
                            first, Sight.name(viewer)));
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
}
