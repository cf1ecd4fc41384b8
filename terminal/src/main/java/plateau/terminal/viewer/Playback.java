package plateau.terminal.viewer;

/// What a viewer can do about the game it shows: hold and move on one that is being played, or go to
/// another record of the file.
public interface Playback {
    /// Whether the game is being played while one looks.
    boolean isLive();

    /// How many pictures there are of a position.
    int pictures();

    /// The picture to begin with.
    default int firstPicture() {
        return 0;
    }

    /// What is to be said at the beginning; empty for nothing.
    default String notice() {
        return "";
    }

    /// Why one cannot go so many records on; empty when one can.
    String refusal(int step);

    /// Which record this is, in words; empty where there is only one.
    default String title() {
        return "";
    }

    default void hold() {}

    default void goOn() {}

    /// Lets one player move in a game that is held.
    default void step() {}

    default void pace(long milliseconds) {}

    default boolean isHeld() {
        return false;
    }

    /// Whether a player thinks.
    default boolean isThinking() {
        return false;
    }
}
