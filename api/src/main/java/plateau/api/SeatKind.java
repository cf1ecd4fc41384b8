package plateau.api;

/// Who sits on a seat.
public enum SeatKind {
    /// Waits for a person.
    FREE,
    PERSON,
    /// A bot that the server runs itself.
    BOT,
    /// A bot that somebody runs elsewhere, with an account of its own.
    REMOTE
}
