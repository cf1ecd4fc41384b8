package plateau.arena.folder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.arena.evaluation.Evaluation;
import plateau.arena.evaluation.PartJson;
import plateau.arena.evaluation.sweep.Cells;
import plateau.arena.evaluation.sweep.EvaluationPlanJson;
import plateau.arena.series.Engine;
import plateau.arena.series.Series;
import plateau.arena.series.Worker;
import plateau.arena.tournament.Tournament;
import plateau.arena.tournament.plan.GameLine;
import plateau.arena.tournament.plan.TournamentPlanJson;
import plateau.arena.tournament.standings.StandingsJson;
import plateau.bots.Residents;
import plateau.core.text.Json;
import plateau.core.wire.Wire;
import plateau.games.Games;

/// What was written before lines and descriptions were records (by commit d953cecd).
class EarlierFoldersTest {
    private static final String TOURNAMENT = "tournament";
    private static final String EVALUATION = "evaluation";

    @TempDir
    Path temporary;

    private static String kept(String name) throws IOException {
        try (var file = Objects.requireNonNull(EarlierFoldersTest.class.getResourceAsStream(name))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /// A folder with a description, and so many lines of files.
    private Path folder(String kind, int lines, String... files) throws IOException {
        var folder = Files.createDirectories(temporary.resolve(kind + lines));
        Files.writeString(folder.resolve(kind + ".json"), kept(kind + "/" + kind + ".json"));
        for (var file : files) {
            Files.write(
                    folder.resolve(file),
                    kept(kind + "/" + file).lines().limit(lines).toList());
        }
        return folder;
    }

    @Test
    void everyLineAndDescriptionIsWrittenAsItWasRead() throws IOException {
        var description = kept("tournament/tournament.json");
        var plan = TournamentPlanJson.read(description);
        assertThat(Json.write(TournamentPlanJson.write(plan)) + "\n").isEqualTo(description);
        assertThat(kept("tournament/games.jsonl").lines())
                .isNotEmpty()
                .allSatisfy(line ->
                        assertThat(GameLine.write(GameLine.read(plan, line))).isEqualTo(line));
        var standings = kept("tournament/standings.json");
        // The last digit of a decimal may be another once it was read.
        assertThat(Json.readObject(Wire.write(Wire.read(StandingsJson.class, standings))))
                .usingRecursiveComparison()
                .withEqualsForType((one, other) -> Math.abs(one - other) < 1e-9, Double.class)
                .isEqualTo(Json.readObject(standings));
        var sweep = EvaluationPlanJson.write(EvaluationPlanJson.read(kept("evaluation/evaluation.json")));
        assertThat(Json.readObject(kept("evaluation/evaluation.json"))).containsAllEntriesOf(sweep);
        assertThat(kept("evaluation/parts.jsonl").lines())
                .isNotEmpty()
                .allSatisfy(
                        line -> assertThat(PartJson.write(PartJson.read(line))).isEqualTo(line));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3, 6})
    void aTournamentGoesOn(int games) throws IOException {
        try (var folder = Folder.resume(folder(TOURNAMENT, games, Journal.GAMES, Journal.RECORDS))) {
            assertThat(folder.earlier()).hasSize(games);
            var tournament = new Tournament(folder.plan(), List.copyOf(folder.earlier()), folder::add);
            var worker = new Worker(new Residents(), Set.of(Worker.Extra.TIMES, Worker.Extra.RECORDS));
            new Series<>(tournament, List.of(worker)).run();
            var then = Json.readObject(kept("tournament/standings.json"));
            then.remove("times");
            assertThat(Json.readObject(Wire.write(StandingsJson.of(tournament.rated()))))
                    .containsAllEntriesOf(then);
        }
    }

    @Test
    void anEvaluationGoesOn() throws IOException {
        int all = (int) kept("evaluation/parts.jsonl").lines().count();
        assertThat(figures(0)).isEqualTo(figures(all)).isEqualTo(figures(all - 2));
    }

    private String figures(int lines) throws IOException {
        try (var folder = EvaluationFolder.resume(folder(EVALUATION, lines, EvaluationFolder.PARTS))) {
            assertThat(folder.earlier()).hasSize(lines);
            var cells = Cells.of(folder.plan(), Games.named(folder.plan().game()));
            var evaluation = new Evaluation(folder.plan(), cells, 2, folder.earlier(), folder::add);
            try (var engine = Engine.here(new Residents(), 2)) {
                new Series<>(evaluation, engine.desks(evaluation.work(false))).run();
            }
            assertThat(evaluation.findings().games()).isEqualTo(40);
            return evaluation.findings().cells().stream()
                    .map(each -> each.figures())
                    .toList()
                    .toString();
        }
    }
}
