package plateau.server.tables;

import plateau.server.stream.Outbox;
import plateau.words.Language;

/// Somebody who is told what happens at a table.
///
/// @param account empty for who only looks on
/// @param hearing how it wants to be told
public record Listener(String account, Hearing hearing, Outbox outbox) {
    /// Who hears something: others of the same ear get the same.
    ///
    /// @param seats a bit for each seat; none for who only looks on, all of them when all is open
    public record Ear(long seats, Language language) {
        public static final long ALL = -1;
    }
}
