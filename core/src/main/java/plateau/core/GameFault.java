package plateau.core;

import org.jspecify.annotations.Nullable;
import plateau.core.text.Text;

/// A game's own code broke what every game promises: no player and no record is to blame. The message
/// names the game, its class and what it did.
public final class GameFault extends RuntimeException {
    private final String what;

    /// A fault seen in a position whose game is not at hand.
    ///
    /// @param what it did, such as `moves 1 and 2 are both written 'a'`
    public GameFault(State state, String what) {
        this(name(state), what, null);
    }

    public GameFault(Game game, String what) {
        this(name(game), what, null);
    }

    private GameFault(String name, String what, @Nullable Throwable cause) {
        super(name + " is at fault: " + what, cause);
        this.what = what;
    }

    /// What one of the game's methods threw, as a fault. Where the memory is full nobody is to blame:
    /// that is thrown again.
    ///
    /// @param method with its argument, such as `play(3)`
    public static GameFault of(Game game, String method, Throwable thrown) {
        return switch (thrown) {
            case OutOfMemoryError full -> throw full;
            case GameFault fault -> new GameFault(name(game), fault.what, fault);
            default -> new GameFault(name(game), threw(method, thrown), thrown);
        };
    }

    /// The same of a position whose game is not at hand.
    public static GameFault of(State state, String method, Throwable thrown) {
        return switch (thrown) {
            case OutOfMemoryError full -> throw full;
            case GameFault fault -> fault;
            default -> new GameFault(name(state), threw(method, thrown), thrown);
        };
    }

    /// What a game's rules threw while a player used them.
    ///
    /// @param thrown see [Blame#ofRules]
    public static GameFault thrown(Game game, Throwable thrown) {
        return new GameFault(name(game), "it threw " + Blame.told(thrown), thrown);
    }

    private static String threw(String method, Throwable thrown) {
        return method + " threw " + Blame.told(thrown);
    }

    private static String name(State state) {
        return "the game of " + state.getClass().getName();
    }

    private static String name(Game game) {
        return Text.format("the game %s (%s)", game.id(), game.getClass().getName());
    }
}
