package plateau.terminal.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plateau.arena.folder.Folder;
import plateau.arena.folder.GameIndex;
import plateau.arena.series.Played;
import plateau.arena.series.Series;
import plateau.arena.series.Worker;
import plateau.arena.tournament.Tournament;
import plateau.arena.tournament.plan.Discipline;
import plateau.arena.tournament.plan.Format;
import plateau.arena.tournament.plan.TournamentPlan;
import plateau.bots.Residents;
import plateau.core.records.GameRecord;

/// A game of a tournament is found wherever it is in the journal, and the rest is not read for it.
class GameIndexTest {
    private static final int GAMES = 30;

    @TempDir
    private Path path = Path.of("");

    private interface Sink {
        void add(Folder folder, Played game) throws IOException;
    }

    private void play(Sink sink) {
        var plan = new TournamentPlan(
                List.of(new Discipline("piles", Map.of("size", 3L), 2)),
                List.of("random", "greedy", "uct:steps=2"),
                Format.ROUND_ROBIN,
                0,
                GAMES,
                3,
                "",
                Optional.empty());
        try (var folder = Folder.begin(path, plan)) {
            var tournament = new Tournament(plan, List.of(), game -> {
                try {
                    folder.add(game);
                    sink.add(folder, game);
                } catch (IOException failed) {
                    throw new UncheckedIOException(failed);
                }
            });
            var extras = Set.of(Worker.Extra.RECORDS);
            new Series<>(tournament, List.of(new Worker(new Residents(), extras), new Worker(new Residents(), extras)))
                    .run();
            folder.sort();
        }
    }

    private static String record(Played game) {
        return game.record().map(GameRecord::toJson).orElseThrow();
    }

    @Test
    void aGameIsFoundAsSoonAsItHasEndedAndWhenAllWerePutInOrder() throws IOException {
        var index = new GameIndex(path);
        assertThat(index.record(0)).isEmpty();
        assertThat(index.games(0, 10)).isEmpty();
        var ended = new TreeMap<Long, String>();
        play((_, game) -> {
            long number = game.row().task().number();
            ended.put(number, record(game));
            assertThat(index.record(number)).contains(record(game));
            assertThat(index.games(ended.size() - 1L, 5)).hasSize(1);
        });
        assertThat(ended).hasSize(GAMES);
        for (var each : ended.entrySet()) {
            assertThat(index.record(each.getKey())).contains(each.getValue());
            assertThat(new GameIndex(path).record(each.getKey())).contains(each.getValue());
        }
        assertThat(index.record(GAMES)).isEmpty();
        var lines = Files.readAllLines(path.resolve("games.jsonl"));
        assertThat(index.games(0, GAMES + 5)).isEqualTo(lines);
        assertThat(index.games(7, 3)).isEqualTo(lines.subList(7, 10));
        assertThat(index.games(GAMES, 3)).isEmpty();
        assertThat(index.games(GAMES + 9L, 3)).isEmpty();
    }

    /// What was read before could be anything by now.
    @Test
    void whatIsBeforeAGameIsNotReadAgain() throws IOException {
        play((_, _) -> {});
        var index = new GameIndex(path);
        var last = index.record(GAMES - 1L);
        var lines = index.games(GAMES - 2L, 2);
        for (var name : List.of("games.jsonl", "records.jsonl")) {
            var all = Files.readAllLines(path.resolve(name));
            spoil(
                    path.resolve(name),
                    String.join("\n", all.subList(0, GAMES - 2)).length());
        }
        assertThat(last).isPresent();
        assertThat(index.record(GAMES - 1L)).isEqualTo(last);
        assertThat(index.games(GAMES - 2L, 2)).isEqualTo(lines);
    }

    private static void spoil(Path file, int bytes) throws IOException {
        try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.wrap(" ".repeat(bytes).getBytes(StandardCharsets.UTF_8)));
        }
    }

    @Test
    void aLineThatIsJustWrittenIsNotYetThere() throws IOException {
        play((_, _) -> {});
        var file = path.resolve("games.jsonl");
        var whole = Files.readString(file);
        int cut = whole.lastIndexOf("\"plies\"");
        Files.writeString(file, whole.substring(0, cut));
        var index = new GameIndex(path);
        assertThat(index.record(GAMES - 1L)).isEmpty();
        assertThat(index.games(0, GAMES)).hasSize(GAMES - 1);
        Files.writeString(file, whole.substring(cut), StandardOpenOption.APPEND);
        assertThat(index.record(GAMES - 1L)).isPresent();
        assertThat(index.games(0, GAMES)).hasSize(GAMES);
    }
}
