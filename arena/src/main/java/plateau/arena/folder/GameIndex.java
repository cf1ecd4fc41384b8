package plateau.arena.folder;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.core.text.BadInput;
import plateau.core.text.Json;

/// Where the games of a tournament are in its [Journal], for whoever looks at some of them while others may
/// still be played: three whole numbers a game. Nothing is read twice: what was added since it was last asked
/// is, and everything again only where the files were put in another order meanwhile.
public final class GameIndex {
    private static final long NOWHERE = -1;

    /// A file that grows, or is replaced.
    private static final class Source {
        private final Path path;
        private @Nullable Object key;
        private long end;

        private Source(Path path) {
            this.path = path;
        }

        /// Whether what was read of it is still there.
        private boolean isSame() throws IOException {
            var now = Files.readAttributes(path, BasicFileAttributes.class);
            boolean isSame = end == 0
                    || (now.size() >= end && String.valueOf(now.fileKey()).equals(key));
            key = String.valueOf(now.fileKey());
            return isSame;
        }

        private void read(LineFile.Lines lines) throws IOException {
            end = LineFile.scan(path, end, lines);
        }

        /// Some lines of it.
        private List<String> lines(long from, int most) throws IOException {
            try (var channel = FileChannel.open(path).position(from);
                    var reader = new BufferedReader(
                            new InputStreamReader(Channels.newInputStream(channel), StandardCharsets.UTF_8))) {
                return reader.lines().limit(most).toList();
            } catch (UncheckedIOException failed) {
                throw failed.getCause();
            }
        }
    }

    private final Source games;
    private final Source records;

    /// By the order of the lines: the number of each game, where its line begins, and where its record does.
    private long[] numbers = new long[16];

    private long[] lines = new long[16];
    private long[] places = new long[16];
    private int count;

    /// Games whose record was not yet seen, and records whose game was not, by [Journal#key].
    private final Map<String, Integer> unrecorded = new HashMap<>();

    private final Map<String, Long> unclaimed = new HashMap<>();

    /// @param folder of the tournament, which need not have any games yet
    public GameIndex(Path folder) {
        games = new Source(folder.resolve(Journal.GAMES));
        records = new Source(folder.resolve(Journal.RECORDS));
    }

    /// The lines of games from one on, as they ended.
    ///
    /// @param from how many are left out before them
    public synchronized List<String> games(long from, int most) throws IOException {
        refresh();
        int known = (int) Math.min(most, Math.max(0, count - from));
        return known == 0
                ? List.of()
                : games.lines(lines[(int) from], known).stream()
                        .filter(line -> key(line).isPresent())
                        .toList();
    }

    /// The record of a game that has ended.
    public synchronized Optional<String> record(long number) throws IOException {
        refresh();
        var record = find(number);
        if (record.isPresent() && !isOf(number, record.get())) {
            // The files were put in order between two looks at them.
            clear();
            refresh();
            record = find(number);
        }
        return record;
    }

    private Optional<String> find(long number) throws IOException {
        for (int i = 0; i < count; i++) {
            if (numbers[i] == number && places[i] != NOWHERE) {
                return Optional.of(records.lines(places[i], 1).getFirst());
            }
        }
        return Optional.empty();
    }

    private boolean isOf(long number, String record) throws IOException {
        for (int i = 0; i < count; i++) {
            if (numbers[i] == number) {
                var game = games.lines(lines[i], 1).getFirst();
                return key(game).isPresent() && key(game).equals(key(record));
            }
        }
        return false;
    }

    /// Its record is written before a game's line: whoever reads that first finds the record.
    private void refresh() throws IOException {
        if (!Files.exists(games.path) || !Files.exists(records.path)) {
            return;
        }
        // Each takes note of which file it is.
        boolean areGamesSame = games.isSame();
        boolean areRecordsSame = records.isSame();
        if (!areGamesSame || !areRecordsSame) {
            clear();
        }
        games.read(this::addGame);
        records.read(this::addRecord);
    }

    private void clear() {
        count = 0;
        unrecorded.clear();
        unclaimed.clear();
        games.end = 0;
        records.end = 0;
    }

    private void addGame(long from, long length, String line) {
        if (count == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * count);
            lines = Arrays.copyOf(lines, 2 * count);
            places = Arrays.copyOf(places, 2 * count);
        }
        var key = key(line);
        if (key.isPresent() && Json.readObject(line).get("number") instanceof Long number) {
            numbers[count] = number;
            lines[count] = from;
            var place = unclaimed.remove(key.get());
            places[count] = place == null ? NOWHERE : place;
            if (place == null) {
                unrecorded.put(key.get(), count);
            }
            count++;
        }
    }

    private void addRecord(long from, long length, String line) {
        key(line).ifPresent(key -> {
            var game = unrecorded.remove(key);
            if (game == null) {
                unclaimed.put(key, from);
            } else {
                places[game] = from;
            }
        });
    }

    /// By what a game and its record are known to belong together; nothing of what is neither.
    private static Optional<String> key(String line) {
        try {
            return Optional.of(Journal.key(Json.readObject(line)));
        } catch (BadInput damaged) {
            return Optional.empty();
        }
    }
}
