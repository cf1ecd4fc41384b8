package plateau.server.bots;

/// Is told once what came of a [Job], in a virtual thread of its own; never of one that was cancelled.
public interface Reply {
    /// The bot has chosen a legal move.
    ///
    /// @param nanos how long it thought
    void chosen(int move, long nanos);

    /// The bot has failed.
    ///
    /// @param failure a [plateau.arena.match.Foul], which says in words how the bot failed, or a
    ///     [plateau.core.GameFault] where the rules did
    void failed(RuntimeException failure);
}
