package plateau.terminal.evaluation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import plateau.arena.evaluation.CountingWork;
import plateau.arena.evaluation.Harvest;
import plateau.arena.evaluation.Part;
import plateau.arena.evaluation.sheets.EvaluationSheets;
import plateau.arena.evaluation.sheets.TableStore;
import plateau.arena.evaluation.sweep.Cells;
import plateau.arena.series.Engine;
import plateau.arena.series.Parts;
import plateau.arena.series.Series;
import plateau.arena.series.Task;
import plateau.core.text.Text;

/// The table with a row for each game, which grows as games are played.
final class GameRows implements AutoCloseable {
    /// Rows wait in memory until a part is played.
    private static final int LARGEST_PART = 1000;

    private final Cells cells;
    private final EvaluationSheets sheets;
    private final TableStore.Sheet sheet;

    GameRows(Cells cells, EvaluationSheets sheets, TableStore.Sheet sheet) {
        this.cells = cells;
        this.sheets = sheets;
        this.sheet = sheet;
    }

    /// A part was played.
    synchronized void add(Part part) {
        var cell = cells.cell(part.cell());
        part.harvest().rows().forEach(row -> sheet.add(sheets.game(cell, row)));
    }

    /// The journal has sums alone: the games of earlier parts are played again, for their rows.
    Series<Harvest> earlier(long seed, Collection<Part> parts, Engine engine, int threads) {
        List<Task> tasks = new ArrayList<>();
        // An iterator would hold all parts at the same time.
        parts.forEach(part -> tasks.add(task(tasks, seed, part)));
        return new Series<>(
                new Parts<>(tasks, threads, LARGEST_PART, this::add),
                engine.desks(new CountingWork(1, Long.MAX_VALUE, true)));
    }

    private Task task(List<Task> before, long seed, Part part) {
        long number = before.isEmpty()
                ? 0
                : before.getLast().number() + before.getLast().games();
        return new Task(
                number,
                Long.toString(part.cell()),
                cells.cell(part.cell()).pairing(),
                seed,
                part.from(),
                part.harvest().games());
    }

    private void add(Task task, Harvest harvest) {
        long cell = Text.wholeNumber(task.group()).orElseThrow();
        add(new Part(cell, task.first(), harvest));
    }

    /// All rows are there.
    void finish() {
        sheet.finish();
    }

    @Override
    public void close() {
        sheet.close();
    }
}
