package plateau.core;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plateau.core.picture.Picture;
import plateau.core.text.Json;
import plateau.core.text.Plain;
import plateau.core.text.Text;

/// Asks a position for words and pictures. If it has none to give, or throws, the game is at fault.
public final class Ask {
    private Ask() {}

    public static String notation(State state, int move) {
        return ask(state, "notation", move, () -> state.notation(move));
    }

    public static View view(State state, int viewer) {
        return ask(state, "view", viewer, () -> state.view(viewer));
    }

    /// What a viewer may know as one line of JSON.
    public static String json(State state, int viewer) {
        return Json.write(plain(state, viewer));
    }

    /// What a viewer may know as the maps and lists that JSON is made of.
    public static Map<String, Object> plain(State state, int viewer) {
        var view = view(state, viewer);
        if (!(view instanceof Record plain)) {
            throw new GameFault(state, Text.format("view(%d) gave no record", viewer));
        }
        return ask(state, "view", viewer, () -> Plain.of(plain));
    }

    /// The first picture, as a viewer sees it.
    public static Picture picture(State state, int viewer, Selection selection) {
        var view = view(state, viewer);
        return ask(state, "picture of view", viewer, () -> view.picture(selection));
    }

    /// A picture by its name, for who only looks.
    public static Picture picture(State state, int viewer, String name) {
        var view = view(state, viewer);
        return ask(state, "picture of view", viewer, () -> view.picture(name, Selection.NONE));
    }

    /// The notations of all legal moves.
    public static List<String> notations(State state) {
        var legal = new Moves();
        state.legalMoves(legal);
        return IntStream.of(legal.toArray())
                .mapToObj(move -> notation(state, move))
                .toList();
    }

    /// Why no legal move begins with these words, if the rules know it. Words that go on with the same turn
    /// after a whole move are about the position after that move.
    public static Optional<Event> whyNot(State state, List<String> words) {
        var typed = String.join(" ", words) + " ";
        var legal = new Moves();
        state.legalMoves(legal);
        for (int i = 0; i < legal.size(); i++) {
            var notation = notation(state, legal.get(i)) + " ";
            if (notation.startsWith(typed)) {
                return Optional.empty();
            }
            if (typed.startsWith(notation)) {
                var rest = words.subList(notation.split(" ").length, words.size());
                return whyNotAfter(state, legal.get(i), rest);
            }
        }
        return ask(state, "whyNot of words", words.size(), () -> state.whyNot(words));
    }

    private static Optional<Event> whyNotAfter(State state, int move, List<String> words) {
        var after = state.copy();
        after.play(move);
        boolean goesOn = after.mover() == state.mover() && after.isMidTurn();
        return goesOn ? whyNot(after, words) : Optional.empty();
    }

    /// The first position of a game as those see it who only look on.
    public static View opening(Game game, int players) {
        try {
            return view(game.begin(players), State.NOBODY);
        } catch (GameFault fault) {
            throw GameFault.of(game, "view", fault);
        }
    }

    private static <T> T ask(State state, String method, int of, Supplier<@Nullable T> question) {
        @Nullable T answer;
        try {
            answer = question.get();
        } catch (Throwable thrown) {
            throw GameFault.of(state, Text.format("%s(%d)", method, of), thrown);
        }
        if (answer == null) {
            throw new GameFault(state, Text.format("%s(%d) gave null", method, of));
        }
        return answer;
    }
}
