package plateau.data;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.arena.folder.EvaluationFolder;
import plateau.arena.folder.FileTrouble;
import plateau.core.text.BadInput;

/// Where the tables of an evaluation's folder are.
///
/// @param folder as it was named
/// @param sources for each table the files that it consists of
record Shelf(Path folder, Map<String, List<Path>> sources) {
    static final String CELLS = "cells";
    static final String GAMES = "games";

    /// Refuses a folder without cells: every evaluation has them.
    static Shelf of(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new BadInput("file.no-folder", "there is no folder '%s'", folder);
        }
        var sources = new LinkedHashMap<String, List<Path>>();
        try {
            for (var table : List.of(CELLS, GAMES)) {
                var files = files(folder.toRealPath(), table);
                if (!files.isEmpty()) {
                    sources.put(table, files);
                }
            }
        } catch (IOException unreadable) {
            throw new BadInput(FileTrouble.why(folder, unreadable));
        }
        if (!sources.containsKey(CELLS) && Files.exists(folder.resolve(EvaluationFolder.PLAN))) {
            throw new BadInput(
                    "tables.unfinished",
                    "'%s' has no tables yet: they are written when its evaluation ends or is stopped;"
                            + " --resume goes on with one that was broken off",
                    folder);
        }
        if (!sources.containsKey(CELLS)) {
            throw new BadInput(
                    "tables.no-evaluation",
                    "'%s' holds no evaluation: there is no cells.parquet in it; 'plateau evaluate GAME"
                            + " --sweep OPTION=VALUES --out DIR' makes such a folder",
                    folder);
        }
        return new Shelf(folder, sources);
    }

    /// One file, the parts that many machines wrote, or what every spreadsheet reads, for want of either.
    private static List<Path> files(Path folder, String table) throws IOException {
        var file = folder.resolve(table + ".parquet");
        if (Files.isDirectory(file)) {
            return Workshop.list(file).stream().filter(Shelf::isPart).toList();
        }
        if (Files.exists(file)) {
            return List.of(file);
        }
        var text = folder.resolve(table + ".csv");
        return Files.exists(text) ? List.of(text) : List.of();
    }

    private static boolean isPart(Path file) {
        var name = String.valueOf(file.getFileName());
        return name.endsWith(".parquet") && !name.startsWith(".") && !name.startsWith("_");
    }
}
