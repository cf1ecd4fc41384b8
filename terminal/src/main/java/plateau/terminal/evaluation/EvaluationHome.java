package plateau.terminal.evaluation;

import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.function.Supplier;
import plateau.arena.evaluation.Part;
import plateau.arena.evaluation.figures.Columns;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.sheets.EvaluationSheets;
import plateau.arena.evaluation.sheets.TableStore;
import plateau.arena.evaluation.sweep.Cells;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.arena.folder.EvaluationFolder;
import plateau.arena.series.Engine;
import plateau.core.Roster;
import plateau.reports.evaluation.EvaluationFiles;
import plateau.terminal.screen.Words;

/// Where an evaluation is kept: its folder, with the description, the journal, the tables and the report.
public final class EvaluationHome implements AutoCloseable {
    /// The table of cells for other programs.
    static final String CELLS = "cells.parquet";

    /// The table of games, where they are kept.
    static final String GAMES = "games.parquet";

    private static final String COMMAND = "command";
    private static final String KEEPS_GAMES = "keepsGames";
    private static final String KEEP_GAMES = " --keep-games";

    private final Path path;
    private final EvaluationFolder folder;
    private final TableStore tables;

    private EvaluationHome(Path path, EvaluationFolder folder, TableStore tables) {
        this.path = path;
        this.folder = folder;
        this.tables = tables;
    }

    /// Begins an evaluation in a folder.
    ///
    /// @param engine which may write tables where it plays
    /// @param command that repeats it
    public static EvaluationHome begin(
            Path path, EvaluationPlan plan, Engine engine, String command, boolean keepsGames) {
        if (!(engine instanceof TableStore.Source)) {
            // Whether tables can be written here is asked before anything is there.
            TableStore.open().close();
        }
        var besides = new LinkedHashMap<String, Object>();
        besides.put(COMMAND, command + (keepsGames ? KEEP_GAMES : ""));
        besides.put(KEEPS_GAMES, keepsGames);
        var folder = EvaluationFolder.begin(path, plan, besides);
        return opened(folder, () -> new EvaluationHome(path, folder, tables(engine, path)));
    }

    /// Goes on with the evaluation of a folder.
    ///
    /// @param keepsGames from now on, even where it was begun without
    public static EvaluationHome resume(Path path, Engine engine, boolean keepsGames) {
        var folder = EvaluationFolder.resume(path);
        return opened(folder, () -> {
            var description = folder.description();
            if (keepsGames && !Boolean.TRUE.equals(description.put(KEEPS_GAMES, true))) {
                description.put(COMMAND, description.get(COMMAND) + KEEP_GAMES);
            }
            return new EvaluationHome(path, folder, tables(engine, path));
        });
    }

    private static TableStore tables(Engine engine, Path path) {
        return engine instanceof TableStore.Source source ? source.tables(path) : TableStore.open();
    }

    private static EvaluationHome opened(EvaluationFolder folder, Supplier<EvaluationHome> opening) {
        try {
            return opening.get();
        } catch (RuntimeException refused) {
            folder.close();
            throw refused;
        }
    }

    public EvaluationPlan plan() {
        return folder.plan();
    }

    /// The parts that were played before it was opened.
    Collection<Part> earlier() {
        return folder.earlier();
    }

    /// Whether there is a row for each game.
    boolean keepsGames() {
        return Boolean.TRUE.equals(folder.description().get(KEEPS_GAMES));
    }

    /// A part was played.
    void add(Part part) {
        folder.add(part);
    }

    /// The rows of games; nothing where they are not kept.
    Optional<GameRows> rows(Cells cells) {
        if (!keepsGames()) {
            return Optional.empty();
        }
        var sheets = new EvaluationSheets(plan(), Columns.of(plan(), cells).all());
        var sheet = tables.sheet(
                path.resolve(GAMES), sheets.games(Columns.ownFigures(cells)), EvaluationSheets.ORDER_OF_GAMES);
        return Optional.of(new GameRows(cells, sheets, sheet));
    }

    /// Writes what was found.
    ///
    /// @param threads that draw
    void write(Findings findings, Words words, Roster roster, int threads) {
        var files = new EvaluationFiles(words.vocabulary(), roster, said("plateau"));
        var sheets = new EvaluationSheets(plan(), findings.columns());
        folder.finish(
                findings,
                files.all(findings, said(COMMAND), threads),
                () -> sheets.write(findings, tables, path.resolve(CELLS)));
    }

    private String said(String name) {
        return String.valueOf(folder.description().get(name));
    }

    @Override
    public void close() {
        try (tables) {
            folder.close();
        }
    }
}
