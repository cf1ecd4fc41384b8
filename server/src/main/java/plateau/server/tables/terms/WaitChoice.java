package plateau.server.tables.terms;

/// What somebody may choose that has waited long enough for who is away.
public enum WaitChoice {
    /// Going on waiting.
    WAIT,

    /// A bot plays until that one is back.
    BOT,

    /// That one is out of the game.
    END
}
