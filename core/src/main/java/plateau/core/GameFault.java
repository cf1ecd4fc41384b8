package plateau.core;

import org.jspecify.annotations.Nullable;

/// A game's own code broke what every game promises: no player and no record is to blame. The message
/// names the game, its class and what it did.
public final class GameFault extends RuntimeException {
    private final String what;

    /// A fault seen in a position whose game is not at hand.
    ///
    /// @param what it did, such as `moves 1 and 2 are both written 'a'`
    public GameFault(State state, String what) {
        this("the game of " + state.getClass().getName(), what, null);
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
            default -> new GameFault(name(game), method + " threw " + thrown, thrown);
        };
    }

    private static String name(Game game) {
        return Text.format("the game %s (%s)", game.id(), game.getClass().getName());
    }
}
