package plateau.arena.folder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import plateau.arena.evaluation.Evaluation;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.sweep.Axis;
import plateau.arena.evaluation.sweep.Cells;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.arena.evaluation.sweep.EvaluationPlanJson;
import plateau.arena.series.Engine;
import plateau.arena.series.Series;
import plateau.bots.Residents;
import plateau.core.Roster;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.text.Message;
import plateau.games.Games;

class EvaluationFolderTest {
    private static final EvaluationPlan PLAN = new EvaluationPlan(
            "piles",
            Optional.empty(),
            List.of(),
            List.of("random", "greedy"),
            List.of(new Axis("size", List.of("2", "3"))),
            40,
            Optional.empty(),
            Optional.of("balance"),
            0,
            3,
            "");

    private static final Roster HOUSE = new Residents();

    @TempDir
    Path temporary;

    private Path path() {
        return temporary.resolve("deep/out");
    }

    private EvaluationFolder begin() {
        return EvaluationFolder.begin(path(), PLAN, Map.of("command", "plateau evaluate …"));
    }

    /// Plays what is left; all figures, as a text.
    private static String play(EvaluationFolder folder) {
        var plan = folder.plan();
        var cells = Cells.of(plan, Games.named(plan.game()));
        var evaluation = new Evaluation(plan, cells, 2, folder.earlier(), folder::add);
        try (var engine = Engine.here(HOUSE, 2)) {
            new Series<>(evaluation, engine.desks(evaluation.work(false))).run();
        }
        assertThat(evaluation.findings().isPartial()).isFalse();
        return evaluation.findings().cells().stream()
                        .map(each -> each.figures())
                        .toList()
                + " "
                + evaluation.findings().ranking();
    }

    private String resume() {
        try (var folder = EvaluationFolder.resume(path())) {
            return play(folder);
        }
    }

    @Test
    void cutOffAnywhereItComesToTheSame() throws IOException {
        String whole;
        try (var folder = begin()) {
            whole = play(folder);
        }
        var file = path().resolve(EvaluationFolder.PARTS);
        var kept = Files.readAllBytes(file);
        for (int size = 0; size <= kept.length; size += 1 + kept.length / 40) {
            Files.write(file, Arrays.copyOf(kept, size));
            assertThat(resume()).as("%d bytes", size).isEqualTo(whole);
            assertThat(resume()).as("%d bytes, again", size).isEqualTo(whole);
        }
    }

    @Test
    void thePlanIsThatOfTheDescription() {
        begin().close();
        try (var folder = EvaluationFolder.resume(path())) {
            assertThat(folder.plan()).isEqualTo(PLAN);
            assertThat(folder.earlier()).isEmpty();
        }
    }

    @Test
    void whatWasPlayedIsReadWhenItIsAskedFor() {
        try (var folder = begin()) {
            play(folder);
            assertThat(folder.earlier()).as("before it was opened").isEmpty();
        }
        try (var folder = EvaluationFolder.resume(path())) {
            assertThat(folder.earlier()).isNotEmpty();
            long games = folder.earlier().stream()
                    .mapToLong(each -> each.harvest().games())
                    .sum();
            assertThat(games).isEqualTo(80);
        }
    }

    @Test
    void aDamagedLineIsNamedAndNothingIsTakenAway() throws IOException {
        try (var folder = begin()) {
            play(folder);
        }
        var file = path().resolve(EvaluationFolder.PARTS);
        for (var change : List.of("\"plies\"=\"pies\"", "\"games\":=\"games\":1")) {
            var whole = Files.readString(file);
            var damaged = whole.replaceFirst(change.split("=")[0], change.split("=")[1]);
            Files.writeString(file, damaged);
            assertThatThrownBy(this::resume)
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("resume: parts.jsonl, line 1: \"")
                    .hasMessageContaining("without the line its games would be played again");
            assertThat(Files.readString(file)).isEqualTo(damaged);
            Files.writeString(file, whole);
        }
        Files.writeString(path().resolve(EvaluationFolder.PLAN), "{\"format\":\"x\"}");
        assertThatThrownBy(this::resume).isInstanceOf(BadInput.class).hasMessageContaining("evaluation.json");
    }

    @Test
    void aFolderIsBegunOnceAndUsedByOne() throws IOException {
        assertThatThrownBy(this::resume).hasMessage("resume: there is no evaluation in '" + path() + "'");
        try (var _ = begin()) {
            assertThatThrownBy(this::resume).hasMessageContaining("in use by another run");
            assertThatThrownBy(this::begin).hasMessageContaining("holds an evaluation; resume goes on with it");
        }
        Files.delete(path().resolve(EvaluationFolder.PLAN));
        assertThatThrownBy(this::begin).hasMessageContaining("holds something else, a file parts.jsonl");
        Files.delete(path().resolve(EvaluationFolder.PARTS));
        begin().close();
    }

    @Test
    void filesAreWrittenWhereTheyBelong() throws IOException {
        try (var folder = begin()) {
            folder.write(Map.of("plots/a.svg", "<svg/>".getBytes(StandardCharsets.UTF_8)));
        }
        assertThat(path().resolve("plots/a.svg")).hasContent("<svg/>");
        assertThat(path().resolve(EvaluationFolder.PLAN)).content().contains("plateau evaluate");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void whereNoFolderCanBeMadeThatIsSaid() {
        assertThatThrownBy(() -> EvaluationFolder.begin(Path.of("/proc/x"), PLAN, Map.of()))
                .hasMessage("out: the folder '/proc/x' cannot be made");
    }

    /// Of those that come before it one after the other cannot be written.
    @Test
    void theDescriptionIsWrittenLast() throws IOException {
        var before = new ArrayList<String>();
        try (var folder = begin()) {
            play(folder);
        }
        try (var folder = EvaluationFolder.resume(path())) {
            var findings = findings(folder);
            var report = Map.of("cells.csv", new byte[] {'x'});
            Runnable tables = () -> before.addAll(List.of(result(), text("cells.csv")));
            Files.createDirectories(path().resolve("cells.csv/full"));
            assertThatThrownBy(() -> folder.finish(findings, report, tables)).isInstanceOf(Unwritten.class);
            assertThat(before).isEmpty();
            Files.delete(path().resolve("cells.csv/full"));
            Files.delete(path().resolve("cells.csv"));
            assertThatThrownBy(() -> folder.finish(findings, report, () -> {
                        throw new Unwritten(Message.text("full"));
                    }))
                    .isInstanceOf(Unwritten.class);
            assertThat(result()).isEmpty();
            folder.finish(findings, report, tables);
        }
        assertThat(before).containsExactly("", "x");
        assertThat(result()).isEqualTo("{games=80, cells=2, partial=false}");
    }

    private static Findings findings(EvaluationFolder folder) {
        var plan = folder.plan();
        var cells = Cells.of(plan, Games.named(plan.game()));
        return new Evaluation(plan, cells, 2, folder.earlier(), _ -> {}).findings();
    }

    /// What the description says of its end.
    private String result() {
        return Json.readObject(text(EvaluationFolder.PLAN))
                .getOrDefault("result", "")
                .toString();
    }

    private String text(String name) {
        try {
            return Files.readString(path().resolve(name));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Test
    void whereRoundsFollowFromEachOtherAllThatFollowsIsPlayedAgain() throws IOException {
        var until = EvaluationPlanJson.write(PLAN);
        until.put("until", "±1%");
        EvaluationFolder.begin(path(), EvaluationPlanJson.read(Json.write(until)), Map.of())
                .close();
        Files.writeString(path().resolve(EvaluationFolder.PARTS), "{}\n");
        assertThatThrownBy(this::resume).hasMessageContaining("without it and the lines after it their games would be");
    }
}
