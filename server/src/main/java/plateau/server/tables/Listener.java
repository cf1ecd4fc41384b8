package plateau.server.tables;

import java.util.Optional;
import plateau.server.stream.Outbox;
import plateau.server.tables.terms.Until;
import plateau.words.Language;

/// Somebody who is told what happens at a table.
///
/// @param account empty for who only looks on
/// @param seat as which of its seats it listens; empty for all of them
/// @param until how long it wants to listen
public record Listener(String account, Optional<Integer> seat, Language language, Outbox outbox, Until until) {
    /// Who hears something: others of the same ear get the same.
    ///
    /// @param seats a bit for each seat; none for who only looks on, all of them when all is open
    public record Ear(long seats, Language language) {
        public static final long ALL = -1;
    }
}
