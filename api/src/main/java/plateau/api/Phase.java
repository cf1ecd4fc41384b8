package plateau.api;

/// How far a table has come.
public enum Phase {
    /// People sit down.
    GATHERING,
    RUNNING,
    OVER,
    /// It was given up before it started.
    CLOSED
}
