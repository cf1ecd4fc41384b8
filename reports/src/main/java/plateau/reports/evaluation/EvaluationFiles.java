package plateau.reports.evaluation;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.arena.Roster;
import plateau.arena.evaluation.EvaluationSheets;
import plateau.arena.evaluation.Findings;
import plateau.core.Game;
import plateau.drawing.raster.Raster;
import plateau.words.Vocabulary;

/// What is told of an evaluation in its folder, by the names of the files.
public final class EvaluationFiles {
    /// All figures, a row for each cell.
    public static final String CELLS = "cells.csv";

    /// The page, which needs none of the other files.
    public static final String PAGE = "report.html";

    /// Dots for each unit of a drawing.
    private static final double SCALE = 1.5;

    private final Vocabulary words;
    private final Roster roster;
    private final String version;

    /// @param roster knows the game, whose figures have names in words
    /// @param version of Plateau
    public EvaluationFiles(Vocabulary words, Roster roster, String version) {
        this.words = words;
        this.roster = roster;
        this.version = version;
    }

    /// The figures of all cells, the report, and each of its plots as two files.
    ///
    /// @param command that repeats the evaluation
    public Map<String, byte[]> all(Findings findings, String command) {
        var files = new LinkedHashMap<String, byte[]>();
        var sheets = new EvaluationSheets(findings.plan(), findings.columns());
        files.put(CELLS, bytes(sheets.csv(findings)));
        var page = new EvaluationPage(findings, words, game(findings), version, command);
        files.put(PAGE, bytes(page.html()));
        // Pictures take longest, and none needs another.
        page.figures().parallelStream().map(EvaluationFiles::plots).toList().forEach(files::putAll);
        return files;
    }

    private static Map<String, byte[]> plots(Figure figure) {
        var plots = new LinkedHashMap<String, byte[]>();
        var drawing = figure.svg();
        plots.put("plots/" + figure.name() + ".svg", bytes(drawing));
        plots.put("plots/" + figure.name() + ".png", Raster.png(drawing, SCALE));
        return plots;
    }

    /// The report alone.
    ///
    /// @param command that repeats the evaluation
    public String page(Findings findings, String command) {
        return new EvaluationPage(findings, words, game(findings), version, command).html();
    }

    /// The plots of the report.
    public List<Figure> figures(Findings findings) {
        return new EvaluationPage(findings, words, game(findings), version, "").figures();
    }

    private Optional<Game> game(Findings findings) {
        return findings.cells().stream()
                .findFirst()
                .map(each -> each.cell().pairing())
                .map(each -> roster.game(each.game(), each.options()));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
