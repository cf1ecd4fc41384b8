package plateau.contract;

import java.util.Map;
import java.util.function.ObjIntConsumer;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import plateau.core.Result;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.View;
import plateau.core.text.Plain;
import plateau.core.text.Text;

/// The clauses of the [Contract] on what is seen.
final class ViewClauses {
    private static final int POSITIONS = 8;

    /// The notation that [View#spans] speaks of.
    private static final Pattern CELL = Pattern.compile("-?\\d+,-?\\d+");

    private ViewClauses() {}

    /// Scores and all pictures can be asked at any time; the first is the one without a name.
    static void scoresAndPicturesCanBeAskedAtAnyTime(RandomGame game) {
        forEachView(game, (state, viewer) -> {
            IntStream.range(0, state.players()).forEach(state::score);
            requirePictures(state.view(viewer), viewer);
        });
    }

    private static void forEachView(RandomGame game, ObjIntConsumer<State> check) {
        game.walkSome(POSITIONS, (state, ply) -> {
            for (int viewer : Sight.everybody(state)) {
                check.accept(state, viewer);
            }
        });
    }

    private static void requirePictures(View view, int viewer) {
        for (var name : view.pictures()) {
            if (view.picture(name, Selection.NONE).toString().isBlank()) {
                throw new Breach(Text.format("picture %s is empty to %s", name, Sight.name(viewer)));
            }
        }
        var first = view.pictures().getFirst();
        var picture = view.picture().coloured();
        if (!view.picture(first, Selection.NONE).coloured().equals(picture)) {
            throw new Breach(Text.format(
                    "the first picture, %s, is not the one without a name, to %s", first, Sight.name(viewer)));
        }
    }

    /// A view is a record of numbers, booleans, texts, constants, and lists and records of these.
    static void aViewIsPlainData(RandomGame game) {
        forEachView(game, (state, viewer) -> plain(state.view(viewer)));
    }

    /// What a view holds by name.
    static Map<String, Object> plain(View view) {
        if (!(view instanceof Record data)) {
            throw new Breach(view.getClass() + " is no record");
        }
        try {
            return Plain.of(data);
        } catch (IllegalArgumentException other) {
            throw new Breach("the view's " + other.getMessage() + ", which is no plain data");
        }
    }

    /// A view says who moves and what the scores are.
    static void aViewTellsMoverAndScores(RandomGame game) {
        forEachView(game, (state, viewer) -> {
            var view = state.view(viewer);
            Breach.unlessEqual("the view's mover", state.mover(), view.mover());
            Breach.unlessEqual("the view's scores", Result.scores(state), view.scores());
        });
    }

    /// A view is of one position, and does not follow it when a move is played.
    static void aViewNeverChanges(RandomGame game) {
        var random = game.random(4);
        game.walkSome(POSITIONS, (state, ply) -> {
            var before = plain(state.view(State.ALL_SEEING));
            var copy = state.copy();
            var view = copy.view(State.ALL_SEEING);
            Breach.unlessEqual("the view of a copy", before, plain(view));
            RandomGame.draw(copy, random).ifPresent(copy::play);
            Breach.unlessEqual("the view after a move", before, plain(view));
        });
    }

    /// Where notations have cells, one can point at each cell that can be chosen.
    static void aCellThatCanBeChosenIsASpot(RandomGame game) {
        game.walkSome(POSITIONS, (state, ply) -> {
            if (state.mover() >= 0 && !state.view(state.mover()).spans().isEmpty()) {
                requireSpots(state, Selection.of(state));
            }
        });
    }

    private static void requireSpots(State state, Selection selection) {
        var words = state.view(state.mover()).picture(selection).words();
        for (var choice : selection.choices()) {
            if (CELL.matcher(choice).matches() && !words.contains(choice)) {
                throw new Breach(Text.format("'%s' can be chosen and is no spot", choice));
            }
        }
    }

    /// No question, however often it is asked, changes the position.
    static void askingChangesNothing(RandomGame game) {
        var random = game.random(2);
        game.walkSome(POSITIONS, (state, ply) -> {
            var before = Fields.of(state);
            askAll(game, state);
            RandomGame.draw(state, random);
            before.difference(Fields.of(state)).ifPresent(where -> {
                throw new Breach("asking changed the position: " + where);
            });
        });
    }

    private static void askAll(RandomGame game, State state) {
        Sight.everybody(state).forEach(viewer -> Sight.of(state, viewer));
        IntStream.range(0, state.players()).forEach(state::score);
        IntStream.range(0, game.game().figures().size()).forEach(state::figure);
        var view = state.view(state.mover());
        for (int move : RandomGame.legalMoves(state).toArray()) {
            state.notation(move);
            view.closeUp(state.notation(move));
        }
    }
}
