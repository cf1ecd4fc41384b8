package plateau.server.storage.rows;

import plateau.api.Phase;
import plateau.core.wire.Name;

/// A table as it is kept, but for its log and its seats. What is not there is empty, or 0.
///
/// @param options every option of the game, as JSON
/// @param clock as [plateau.core.Clock] writes it
/// @param maker the account that made it; empty when that is gone
/// @param isOpen whether it is listed and anybody may sit down; otherwise one needs its key
/// @param key the hash of what one has to know to sit down at a table that is not open
/// @param salt what is hashed with the seed, so that nobody finds the seed by trying
/// @param settings what else its maker chose, as JSON
/// @param origin where its first moves come from, as JSON
/// @param awake whether it was in memory when this was written
/// @param due when somebody has to look at it, though nobody asks for it; 0 for never
/// @param result what it came to, as JSON

public record TableRow(
        String id,
        String game,
        String options,
        int players,
        String clock,
        String maker,
        boolean isOpen,
        @Name("key_hash") String key,
        long seed,
        String salt,
        String settings,
        String origin,
        Phase phase,
        long created,
        long started,
        long ended,
        boolean awake,
        long due,
        String result)
        implements SavedRow {}
