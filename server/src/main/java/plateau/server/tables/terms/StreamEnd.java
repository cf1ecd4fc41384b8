package plateau.server.tables.terms;

/// How long somebody listens to a table.
public enum StreamEnd {
    /// It is told what has happened, and no more.
    NOW,
    /// As long as the game goes on.
    ENDED,
    /// As long as it likes.
    ALWAYS
}
