package plateau.server.tables;

import plateau.server.stream.Outbox;
import plateau.words.Language;

/// Somebody who is told what happens at a table.
///
/// @param account empty for who only looks on
/// @param viewer the seat as which it looks, or [plateau.core.State#NOBODY]
record Listener(String account, int viewer, Language language, Outbox outbox) {
    /// What one has to know to tell it something: others of the same get the same.
    Ear ear() {
        return new Ear(viewer, language);
    }

    record Ear(int viewer, Language language) {}
}
