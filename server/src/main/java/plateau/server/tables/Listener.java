package plateau.server.tables;

import plateau.server.stream.Outbox;
import plateau.server.tables.terms.Credentials;
import plateau.words.Language;

/// Somebody who is told what happens at a table.
///
/// @param entrant as who it came
/// @param hearing how it wants to be told
public record Listener(Credentials entrant, StreamOptions hearing, Outbox outbox) {
    /// Empty for who only looks on.
    String account() {
        return entrant.account();
    }

    /// Who hears something: others of the same ear get the same.
    ///
    /// @param seats a bit for each seat; none for who only looks on, all of them when all is open
    public record Ear(long seats, Language language) {
        public static final long ALL = -1;
    }
}
