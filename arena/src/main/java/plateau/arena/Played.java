package plateau.arena;

import java.util.List;
import java.util.Optional;
import plateau.core.records.GameRecord;

/// A game that was played.
///
/// @param row what it came to
/// @param thinking how long each player thought, by seat; empty where nobody measured it
/// @param record every move, where it was written down
public record Played(Row row, List<Thinking> thinking, Optional<GameRecord> record) {
    public Played {
        thinking = List.copyOf(thinking);
    }
}
