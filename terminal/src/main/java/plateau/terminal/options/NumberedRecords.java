package plateau.terminal.options;

import java.util.Optional;
import java.util.function.Function;
import plateau.core.records.GameRecord;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.text.Text;
import plateau.games.Games;
import plateau.terminal.files.RecordSource;
import plateau.terminal.screen.Failure;
import plateau.terminal.screen.Screen;

/// The records of one file, by their numbers from 1.
///
/// @param file its name; `-` is the standard input
public record NumberedRecords(String file) {
    /// Whether the file has so many records.
    boolean has(Screen screen, long number) {
        try (var source = RecordSource.open(file, screen.in())) {
            for (long i = 1; i < number && source.hasNext(); i++) {
                source.next();
            }
            return source.hasNext();
        }
    }

    /// How many records the file has.
    long count(Screen screen) {
        try (var source = RecordSource.open(file, screen.in())) {
            long count = 0;
            while (source.hasNext()) {
                source.next();
                count++;
            }
            return count;
        }
    }

    /// What is made of a record of the file; what is wrong with it is told with its line.
    public <T> T read(Screen screen, long number, Function<GameRecord, T> use) {
        try (var source = RecordSource.open(file, screen.in())) {
            var entry = find(source, number);
            int line = source.line();
            checkFollowing(source);
            try {
                var record = entry.record();
                lackingGame(record).ifPresent(lacking -> {
                    throw new BadInput(lacking);
                });
                return use.apply(record);
            } catch (BadInput damaged) {
                throw new Failure("record.line", "'%s', line %d: %s", file, line, damaged.inWords());
            }
        }
    }

    /// What is said of a record whose game is not here; nothing when it is.
    public static Optional<Message> lackingGame(GameRecord record) {
        try {
            Games.named(record.game());
            return Optional.empty();
        } catch (BadInput unknown) {
            return Optional.of(Message.of(
                    "record.no-game", "%s; PLATEAU_JARS names jars that bring other games", unknown.inWords()));
        }
    }

    /// Rubbish right after the record may well belong to it.
    private void checkFollowing(RecordSource source) {
        if (source.hasNext() && !source.isAtRecord()) {
            var rubbish = source.next();
            throw new Failure(
                    "record.rubbish",
                    "'%s', line %d: not a record: %s",
                    file,
                    source.line(),
                    Text.shorten(rubbish.text().strip(), 60));
        }
    }

    private RecordSource.Entry find(RecordSource source, long number) {
        long found = 0;
        while (source.hasNext()) {
            var entry = source.next();
            if (++found == number) {
                return entry;
            }
        }
        var records =
                found == 1 ? Message.of("record.one", "1 record") : Message.of("record.some", "%d records", found);
        throw new Failure("record.missing", "'%s' has %s, no record %d", file, records, number);
    }
}
