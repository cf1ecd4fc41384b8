package plateau.terminal.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.arena.folder.Folder;
import plateau.arena.series.Series;
import plateau.arena.series.Worker;
import plateau.arena.tournament.Tournament;
import plateau.arena.tournament.plan.Discipline;
import plateau.arena.tournament.plan.Format;
import plateau.arena.tournament.plan.TournamentPlan;
import plateau.arena.tournament.standings.Standings;
import plateau.arena.tournament.standings.StandingsJson;
import plateau.bots.Residents;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.wire.Wire;
import plateau.reports.StandingsSheet;

/// What is left of a tournament, however it ended, is enough to go on.
@Tag("slow")
class FolderTest {
    private static final String[] FILES = {"games.jsonl", "records.jsonl"};

    private static final int SELDOM = 41;

    @TempDir
    private Path temporary = Path.of("");

    private static TournamentPlan plan(Format format) {
        return new TournamentPlan(
                List.of(new Discipline("piles", Map.of("size", 2L), 2)),
                List.of("random", "greedy", "uct:steps=2").subList(0, format == Format.ROUND_ROBIN ? 2 : 3),
                format,
                format == Format.SWISS ? 3 : 0,
                4,
                3,
                "",
                Optional.empty());
    }

    /// Plays what is left and gives the standings without times.
    private static String play(Folder folder) {
        var extras = Set.of(Worker.Extra.TIMES, Worker.Extra.RECORDS);
        var tournament = new Tournament(folder.plan(), List.copyOf(folder.earlier()), folder::add);
        new Series<>(tournament, List.of(new Worker(new Residents(), extras))).run();
        folder.sort();
        return text(tournament.standings());
    }

    private static String text(Standings standings) {
        var json = Wire.json(StandingsJson.of(standings));
        json.remove("times");
        return Json.write(json) + StandingsSheet.of(standings).csv();
    }

    private static String resume(Path path) {
        try (var folder = Folder.resume(path)) {
            return play(folder);
        }
    }

    @ParameterizedTest
    @EnumSource(Format.class)
    void cutOffAtAnyByteItComesToTheSameStandings(Format format) throws IOException {
        var path = temporary.resolve("cup");
        String whole;
        try (var folder = Folder.begin(path, plan(format))) {
            whole = play(folder);
        }
        var records = Files.readString(path.resolve("records.jsonl"));
        assertThat(records.lines()).hasSizeGreaterThanOrEqualTo(4);
        // Games that end at the same time end in any order.
        reverse(path.resolve("games.jsonl"));
        var kept = List.of(read(path, 0), read(path, 1));
        for (int cut = 0; cut < 2; cut++) {
            // Every byte of a game once; records, and other formats, take longer.
            int step = format != Format.ROUND_ROBIN ? 41 : cut == 0 ? 1 : 7;
            for (int size : cuts(kept.get(cut), step)) {
                Files.write(path.resolve(FILES[1 - cut]), kept.get(1 - cut));
                Files.write(path.resolve(FILES[cut]), Arrays.copyOf(kept.get(cut), size));
                assertThat(resume(path)).as("%s, %d bytes", FILES[cut], size).isEqualTo(whole);
                assertThat(Files.readString(path.resolve("records.jsonl"))).isEqualTo(records);
            }
        }
    }

    /// Every so many bytes of the first line, fewer of the others, and where each of them ends and begins.
    private static List<Integer> cuts(byte[] kept, int step) {
        var text = new String(kept, StandardCharsets.ISO_8859_1);
        int first = text.indexOf('\n');
        return IntStream.rangeClosed(0, text.length())
                .filter(size -> size <= first ? size % step == 0 : size % SELDOM == 0 || isBorder(text, size))
                .boxed()
                .toList();
    }

    /// Whether there is the end of a line a byte ahead, or one or two behind.
    private static boolean isBorder(String text, int size) {
        return IntStream.of(size - 2, size - 1, size).anyMatch(at -> text.startsWith("\n", at));
    }

    private static byte[] read(Path path, int file) throws IOException {
        return Files.readAllBytes(path.resolve(FILES[file]));
    }

    private static void reverse(Path file) throws IOException {
        Files.write(file, Files.readAllLines(file).reversed());
    }

    @Test
    void aGameThatIsInOneFileOnlyIsPlayedAgain() throws IOException {
        var path = temporary.resolve("cup");
        String whole;
        try (var folder = Folder.begin(path, plan(Format.ROUND_ROBIN))) {
            whole = play(folder);
        }
        var records = Files.readAllLines(path.resolve("records.jsonl"));
        Files.write(path.resolve("records.jsonl"), records.subList(2, records.size()));
        try (var folder = Folder.resume(path)) {
            assertThat(folder.earlier()).hasSize(records.size() - 2);
            assertThat(Files.readAllLines(path.resolve("games.jsonl"))).hasSize(records.size() - 2);
            assertThat(play(folder)).isEqualTo(whole);
        }
        assertThat(Files.readAllLines(path.resolve("records.jsonl"))).isEqualTo(records);
    }

    @Test
    void aLineThatIsDamagedIsNamedAndNothingIsTakenAway() throws IOException {
        var path = temporary.resolve("cup");
        try (var folder = Folder.begin(path, plan(Format.ROUND_ROBIN))) {
            play(folder);
        }
        var damaged = Files.readString(path.resolve("games.jsonl")).replaceFirst("plies", "pies");
        Files.writeString(path.resolve("games.jsonl"), damaged);
        assertThatThrownBy(() -> Folder.resume(path))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("games.jsonl, line 1: \"plies\" must be there");
        assertThat(Files.readString(path.resolve("games.jsonl"))).isEqualTo(damaged);
        Files.writeString(path.resolve("tournament.json"), "{\"format\":\"x\"}");
        assertThatThrownBy(() -> Folder.resume(path))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("tournament.json");
    }

    @Test
    void whoeverHasAFolderOpenHasItAlone() {
        var path = temporary.resolve("cup");
        try (var _ = Folder.begin(path, plan(Format.ROUND_ROBIN))) {
            assertThatThrownBy(() -> Folder.resume(path))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("in use by another run");
        }
        Folder.resume(path).close();
    }
}
