package plateau.server.http.limits;

/// What requests in time are counted together.
public enum RateClass {
    /// Looking at things.
    READS,
    /// Playing, and whatever else changes something small.
    MOVES,
    /// New tables and other things that stay.
    CREATES,
    /// New accounts; counted by address, since nobody is known yet.
    ACCOUNTS,
    /// Not counted.
    FREE
}
