package plateau.core;

/// How a game came to its end, kept apart from who won.
public enum Ending {
    FINISHED,
    ILLEGAL_MOVE,
    TIMEOUT,
    CRASH,
    RESIGNED,
    ABANDONED
}
