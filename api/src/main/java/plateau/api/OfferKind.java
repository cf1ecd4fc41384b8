package plateau.api;

/// What people at a table can offer to each other, or ask of each other.
public enum OfferKind {
    /// The game is over, and all who still play share the win alike.
    DRAW,

    /// Whoever asks decides its last decision again.
    TAKEBACK,

    /// Whoever asks gets more time.
    TIME,

    /// The same people play once more, once the game is over.
    REMATCH
}
