package plateau.arena.folder;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import plateau.arena.series.Played;
import plateau.arena.tournament.plan.GameLine;
import plateau.arena.tournament.plan.TournamentPlan;
import plateau.core.records.GameRecord;
import plateau.core.text.BadInput;
import plateau.core.text.Json;

/// The games of a tournament as they end: a line with what each came to, and its record. A game counts
/// when both are there.
///
/// Its record is written first. Which record is whose is told by game, seed and seats, not by its line, so
/// that the two files never have to change at the same moment.
public final class Journal implements AutoCloseable {
    public static final String GAMES = "games.jsonl";
    public static final String RECORDS = "records.jsonl";

    private final LineFile games;
    private final LineFile records;
    private final Map<Long, Played> earlier;

    private Journal(LineFile games, LineFile records, Map<Long, Played> earlier) {
        this.games = games;
        this.records = records;
        this.earlier = earlier;
    }

    /// Opens the files, or begins them. A line at the end that was torn is taken away, and so is what is
    /// in one file only: that game is played again. Refuses other lines that cannot be read.
    static Journal open(Path folder, TournamentPlan plan) throws IOException {
        var read = new LinkedHashMap<Long, Played>();
        var numbers = new HashMap<String, Long>();
        var games = LineFile.open(folder.resolve(GAMES), (line, text) -> {
            var game = named(GAMES, line, () -> GameLine.read(plan, text));
            numbers.putIfAbsent(key(game), game.row().task().number());
            read.putIfAbsent(game.row().task().number(), game);
            return game.row().task().number();
        });
        try {
            return open(folder, games, read, numbers);
        } catch (IOException | RuntimeException refused) {
            games.close();
            throw refused;
        }
    }

    private static Journal open(Path folder, LineFile games, Map<Long, Played> read, Map<String, Long> numbers)
            throws IOException {
        var records = LineFile.open(
                folder.resolve(RECORDS),
                (line, text) -> numbers.getOrDefault(named(RECORDS, line, () -> key(Json.readObject(text))), -1L));
        read.keySet().retainAll(records.games());
        var journal = new Journal(games, records, read);
        journal.repair();
        return journal;
    }

    private void repair() throws IOException {
        for (var file : List.of(records, games)) {
            if (!file.holds(earlier.keySet())) {
                file.arrange(earlier.keySet());
            }
        }
    }

    private interface Reading<T> {
        T read();
    }

    private static <T> T named(String file, int line, Reading<T> reading) {
        try {
            return reading.read();
        } catch (BadInput damaged) {
            throw new BadInput(
                    "tournament.damaged",
                    "%s: %s, line %d: %s; without the line its game would be played again",
                    LockedFolder.RESUME,
                    file,
                    line,
                    damaged.inWords());
        }
    }

    private static String key(Played game) {
        var task = game.row().task();
        return key(task.pairing().game(), task.seedOf(0), task.pairing().seats());
    }

    /// By what a game's line and its record are known to belong together.
    static String key(Map<String, Object> json) {
        return key(
                String.valueOf(json.get("game")),
                json.get("seed") instanceof Long seed ? seed : -1,
                json.get("seats") instanceof List<?> seats ? seats : List.of());
    }

    private static String key(String game, long seed, List<?> seats) {
        var words = new ArrayList<Object>(seats);
        words.add(game);
        words.add(seed);
        return Json.write(words);
    }

    /// The games that were played before it was opened.
    Collection<Played> earlier() {
        return earlier.values();
    }

    void add(Played game) throws IOException {
        long number = game.row().task().number();
        records.add(number, game.record().map(GameRecord::toJson).orElseThrow());
        games.add(number, GameLine.write(game));
    }

    /// Writes both files anew, in the order of the games' numbers.
    void sort() throws IOException {
        var order = new TreeSet<>(games.games());
        records.arrange(order);
        games.arrange(order);
    }

    @Override
    public void close() throws IOException {
        try (games) {
            records.close();
        }
    }
}
