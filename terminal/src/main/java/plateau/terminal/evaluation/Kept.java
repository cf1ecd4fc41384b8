package plateau.terminal.evaluation;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import plateau.arena.Engine;
import plateau.arena.evaluation.Cells;
import plateau.arena.evaluation.Columns;
import plateau.arena.evaluation.EvaluationPlan;
import plateau.arena.evaluation.EvaluationPlanJson;
import plateau.arena.evaluation.EvaluationSheets;
import plateau.arena.evaluation.Findings;
import plateau.arena.evaluation.Part;
import plateau.arena.evaluation.Tables;
import plateau.arena.folder.EvaluationFolder;
import plateau.arena.folder.FileTrouble;
import plateau.core.Roster;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.reports.evaluation.EvaluationFiles;
import plateau.terminal.screen.Words;

/// Where an evaluation is kept: its folder, with the description, the journal, the tables and the report.
public final class Kept implements AutoCloseable {
    /// The table of cells for other programs.
    static final String CELLS = "cells.parquet";

    /// The table of games, where they are kept.
    static final String GAMES = "games.parquet";

    private static final String COMMAND = "command";
    private static final String KEEPS_GAMES = "keepsGames";
    private static final String KEEP_GAMES = " --keep-games";
    private static final String RESULT = "result";

    private final Path path;
    private final EvaluationFolder folder;
    private final Map<String, Object> description;
    private final Tables tables;

    private Kept(Path path, EvaluationFolder folder, Map<String, Object> description, Tables tables) {
        this.path = path;
        this.folder = folder;
        this.description = description;
        this.tables = tables;
    }

    /// Begins an evaluation in a folder.
    ///
    /// @param engine which may write tables where it plays
    /// @param version of Plateau
    /// @param command that repeats it
    public static Kept begin(
            Path path, EvaluationPlan plan, Engine engine, String version, String command, boolean keepsGames) {
        if (!(engine instanceof Tables.Source)) {
            // Whether tables can be written here is asked before anything is there.
            Tables.open().close();
        }
        var description = new LinkedHashMap<>(EvaluationPlanJson.write(plan));
        description.put("plateau", version);
        description.put(COMMAND, command + (keepsGames ? KEEP_GAMES : ""));
        description.put(KEEPS_GAMES, keepsGames);
        var folder = EvaluationFolder.begin(path, plan, description);
        return opened(folder, () -> new Kept(path, folder, description, tables(engine, path)));
    }

    /// Goes on with the evaluation of a folder.
    ///
    /// @param keepsGames from now on, even where it was begun without
    public static Kept resume(Path path, Engine engine, boolean keepsGames) {
        var folder = EvaluationFolder.resume(path);
        return opened(folder, () -> {
            var description = description(path);
            if (keepsGames && !Boolean.TRUE.equals(description.put(KEEPS_GAMES, true))) {
                description.put(COMMAND, description.get(COMMAND) + KEEP_GAMES);
            }
            return new Kept(path, folder, description, tables(engine, path));
        });
    }

    private static Tables tables(Engine engine, Path path) {
        return engine instanceof Tables.Source source ? source.tables(path) : Tables.open();
    }

    private static Map<String, Object> description(Path path) {
        var file = path.resolve(EvaluationFolder.PLAN);
        try {
            return new LinkedHashMap<>(Json.readObject(Files.readString(file)));
        } catch (IOException unreadable) {
            throw new BadInput("of-option", "%s: %s", "--out", FileTrouble.why(file, unreadable));
        }
    }

    private static Kept opened(EvaluationFolder folder, Supplier<Kept> opening) {
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
        return Boolean.TRUE.equals(description.get(KEEPS_GAMES));
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
        var version = String.valueOf(description.get("plateau"));
        var command = String.valueOf(description.get(COMMAND));
        folder.write(new EvaluationFiles(words.vocabulary(), roster, version).all(findings, command, threads));
        // After the files: it may be written elsewhere, where nobody is any more.
        new EvaluationSheets(plan(), findings.columns()).write(findings, tables, path.resolve(CELLS));
        // Last, since it says that all the others are there.
        description.put(RESULT, result(findings));
        folder.write(Map.of(EvaluationFolder.PLAN, bytes(Json.write(description) + "\n")));
    }

    private static Map<String, Object> result(Findings findings) {
        var result = new LinkedHashMap<String, Object>();
        result.put("games", findings.games());
        result.put("cells", findings.cells().size());
        result.put("partial", findings.isPartial());
        return result;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        try (tables) {
            folder.close();
        }
    }
}
