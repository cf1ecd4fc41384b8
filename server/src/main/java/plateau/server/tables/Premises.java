package plateau.server.tables;

import java.time.InstantSource;
import plateau.server.storage.Storage;
import plateau.server.tables.terms.TableBounds;

/// What all tables share.
///
/// @param bounds how short times may be
/// @param standings what becomes of ratings when a game is over
/// @param answers where bots of the house answer
record Premises(
        Storage storage, InstantSource time, TableBounds bounds, Thinkers thinkers, Rater standings, Answers answers) {
    /// Takes what bots answer, in whatever thread.
    @FunctionalInterface
    interface Answers {
        void answered(String table, int ply, int seat, Thinkers.Answer answer);
    }
}
