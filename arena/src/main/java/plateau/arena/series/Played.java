package plateau.arena.series;

import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import plateau.core.records.GameRecord;

/// A game that was played. It travels, with its record as a line.
///
/// @param row what it came to
/// @param thinking how long each player thought, by seat; empty where nobody measured it
/// @param record every move, where it was written down
public record Played(Row row, List<ThinkingTime> thinking, Optional<GameRecord> record) implements Serializable {
    public Played {
        thinking = List.copyOf(thinking);
    }

    private Object writeReplace() {
        return new Sent(row, thinking, record.map(GameRecord::toJson).orElse(""));
    }

    private record Sent(Row row, List<ThinkingTime> thinking, String record) implements Serializable {
        private Object readResolve() {
            var line = Optional.of(record).filter(each -> !each.isEmpty());
            return new Played(row, thinking, line.map(GameRecord::parse));
        }
    }
}
