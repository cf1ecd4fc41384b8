package plateau.terminal.live;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import plateau.core.Game;
import plateau.core.records.GameRecord;
import plateau.core.records.Replay;
import plateau.core.text.BadInput;
import plateau.games.Games;
import plateau.terminal.files.RecordSource;
import plateau.terminal.options.NumberedRecords;
import plateau.terminal.screen.Failure;
import plateau.terminal.screen.Screen;
import plateau.terminal.screen.SeatNames;

/// A game that was written down before its end, with which one can go on.
public record SavedGame(GameRecord record, Game game) {
    /// The last game of a file. Refuses one that is over.
    public static SavedGame last(String file, Screen screen) {
        var saved = read(file, screen);
        var replay = new Replay(saved.game, saved.record);
        replay.advanceTo(saved.record.moves().size());
        if (replay.state().isOver() || replay.isDeserted() || replay.isAgreed()) {
            throw new Failure("continue.over", "'%s': its last game is over", file);
        }
        return saved;
    }

    private static SavedGame read(String file, Screen screen) {
        try (var source = RecordSource.open(file, screen.in())) {
            Optional<RecordSource.Entry> last = Optional.empty();
            while (source.hasNext()) {
                last = Optional.of(source.next());
            }
            int line = source.line();
            var entry = last.orElseThrow(() -> new Failure("continue.none", "'%s' has no record", file));
            try {
                var record = entry.record();
                NumberedRecords.lackingGame(record).ifPresent(lacking -> {
                    throw new BadInput(lacking);
                });
                return new SavedGame(record, Games.of(record));
            } catch (BadInput damaged) {
                throw new Failure("record.line", "'%s', line %d: %s", file, line, damaged.inWords());
            }
        } catch (BadInput unreadable) {
            throw new BadInput("of-option", "%s: %s", "--continue", unreadable.inWords());
        }
    }

    /// Who sat where; people where nobody has written it down.
    public List<String> seats() {
        return record.seats().isEmpty() ? Collections.nCopies(record.players(), SeatNames.HUMAN) : record.seats();
    }
}
