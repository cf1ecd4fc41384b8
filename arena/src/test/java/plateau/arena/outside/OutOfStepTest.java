package plateau.arena.outside;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.arena.match.RecordKeeper;
import plateau.arena.match.Referee;
import plateau.core.Clock;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.records.GameRecord;
import plateau.games.Games;

/// A program that writes any lines after its matches, in any order and at any time, plays each match as one
/// that writes nothing.
@Tag("slow")
class OutOfStepTest {
    private static final Game PILES = Games.named("piles").parse(List.of("size=3", "turn-limit=20"));
    private static final Duration LONG = Duration.ofSeconds(40);
    private static final Limits LIMITS = new Limits(LONG, LONG, Duration.ofSeconds(2), 1L << 30);
    private static final Player OTHER =
            turn -> turn.legal().get(turn.random().nextInt(turn.legal().size()));

    /// As many as there are sequences of up to two of four lines, and of up to three.
    private static final int PAIRS = 1 + 4 + 16;

    private static final int TRIPLES = PAIRS + 64;

    /// What is played with one that keeps silent; the first of many games are those of few.
    private static final Map<List<Object>, List<Object>> EXPECTED = new HashMap<>();

    private final Keeper keeper = new Keeper();

    @TempDir
    private Path folder = Path.of("");

    @AfterEach
    void nothingIsLeft() {
        keeper.checkNothingIsLeft();
    }

    /// @param meanwhile whether it reads on before it writes
    private Program program(String counter, boolean saysPly, String after, double delay, boolean meanwhile) {
        var script =
                Objects.requireNonNull(Keeper.class.getResource("stray.py")).getPath();
        return keeper.tagged(
                "stray",
                Keeper.python(),
                "-S",
                "-E",
                script,
                counter,
                String.valueOf(saysPly),
                after,
                String.valueOf(delay),
                String.valueOf(meanwhile));
    }

    private Program silent(boolean saysPly, String after) {
        return program("", saysPly, after, 0, false);
    }

    private Program straying(boolean saysPly, String after, double delay, boolean meanwhile) throws IOException {
        var counter = Files.writeString(folder.resolve("counter"), "0");
        return program(counter.toString(), saysPly, after, delay, meanwhile);
    }

    private static GameRecord game(Outsider outsider, int seed) {
        int seat = seed % 2;
        var players = new ArrayList<Player>(List.of(OTHER, OTHER, OTHER));
        players.set(seat, outsider);
        var names = List.of("a", "b", "c");
        var record = new RecordKeeper(PILES.id(), Map.of(), names, Clock.NONE);
        var referee = new Referee(PILES, players, names);
        referee.play(seed, record);
        return record.finish(seed, referee.result());
    }

    /// What was played and who left, game by game.
    private static List<Object> games(Program program, int threads, int count) throws Exception {
        try (var stable = new Stable(LIMITS)) {
            return games(stable, program, threads, count);
        }
    }

    private static List<Object> games(Stable stable, Program program, int threads, int count)
            throws InterruptedException, ExecutionException {
        var outsiders = ThreadLocal.withInitial(() -> stable.player(program));
        try (var pool = Executors.newFixedThreadPool(threads)) {
            var games = new ArrayList<Future<GameRecord>>();
            for (int seed = 0; seed < count; seed++) {
                int number = seed;
                games.add(pool.submit(() -> game(outsiders.get(), number)));
            }
            var told = new ArrayList<Object>();
            for (var game : games) {
                var record = game.get();
                told.add(List.of(record.moves(), record.departures(), record.result()));
            }
            return told;
        }
    }

    @ParameterizedTest
    @CsvSource({
        "true, end, 0, false, 2",
        "true, end, 0.002, true, 1",
        "true, refused, 0.003, false, 2",
        "false, end, 0.002, false, 2",
        "false, refused, 0, false, 1"
    })
    void whateverIsWrittenAfterAMatchChangesNoOther(
            boolean saysPly, String after, double delay, boolean meanwhile, int threads) throws Exception {
        check(saysPly, after, delay, meanwhile, threads, PAIRS);
    }

    @ParameterizedTest
    @CsvSource({
        "true, end, 0, false, 1",
        "true, end, 0.003, false, 2",
        "true, end, 0.002, true, 2",
        "true, refused, 0, false, 2",
        "true, refused, 0.002, true, 1",
        "false, end, 0, false, 1",
        "false, end, 0.002, true, 2",
        "false, refused, 0.003, false, 2"
    })
    void neitherDoMoreLines(boolean saysPly, String after, double delay, boolean meanwhile, int threads)
            throws Exception {
        check(saysPly, after, delay, meanwhile, threads, TRIPLES);
    }

    private void check(boolean saysPly, String after, double delay, boolean meanwhile, int threads, int sequences)
            throws Exception {
        var expected = expected(saysPly, after).subList(0, sequences + 1);
        var program = straying(saysPly, after, delay, meanwhile);
        assertThat(games(program, threads, sequences + 1)).isEqualTo(expected);
    }

    private List<Object> expected(boolean saysPly, String after) throws Exception {
        var key = List.<Object>of(saysPly, after);
        if (!EXPECTED.containsKey(key)) {
            EXPECTED.put(key, games(silent(saysPly, after), 1, TRIPLES + 1));
        }
        return Objects.requireNonNull(EXPECTED.get(key));
    }

    @ParameterizedTest
    @CsvSource({"true, 1", "false, 2"})
    void whoKeepsSilentPlaysAllItsMatchesInOneProcess(boolean saysPly, int processes) throws Exception {
        var started = Files.createFile(folder.resolve("started"));
        var silent = silent(saysPly, "end").command();
        var line = "echo >>\"$0\"; exec \"$@\"";
        var command = new ArrayList<>(List.of("sh", "-c", line, started.toString()));
        command.addAll(silent);
        games(new Program("counted", command), 1, 20);
        assertThat(Files.readAllLines(started)).hasSize(processes);
    }

    @Test
    void itIsNamedInTheNextMatch() throws Exception {
        try (var stable = new Stable(LIMITS)) {
            var outsider = stable.player(straying(true, "end", 0, false));
            for (int seed = 0; seed < 5; seed++) {
                game(outsider, seed);
            }
            assertThat(outsider.lapse().orElseThrow())
                    .hasMessageStartingWith("wrote after \"end\", which wants no answer: ");
        }
    }
}
