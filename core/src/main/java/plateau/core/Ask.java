package plateau.core;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Asks a position for words and pictures. If it has none to give, or throws, the game is at fault.
public final class Ask {
    private Ask() {}

    public static String notation(State state, int move) {
        return ask(state, "notation", move, () -> state.notation(move));
    }

    public static Picture picture(State state, int viewer) {
        return ask(state, "picture", viewer, () -> state.picture(viewer));
    }

    /// The picture of a view.
    public static Picture picture(State state, String view, int viewer) {
        return ask(state, "picture", viewer, () -> state.picture(view, viewer));
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
