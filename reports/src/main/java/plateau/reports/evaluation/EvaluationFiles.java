package plateau.reports.evaluation;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.sheets.EvaluationSheets;
import plateau.core.Game;
import plateau.core.Roster;
import plateau.drawing.raster.Raster;
import plateau.reports.text.ReportWording;
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
    /// @param threads that may be at work
    public Map<String, byte[]> all(Findings findings, String command, int threads) {
        var files = new LinkedHashMap<String, byte[]>();
        var sheets = new EvaluationSheets(findings.plan(), findings.columns());
        files.put(CELLS, bytes(sheets.csv(findings)));
        var page = new EvaluationPage(findings, words, game(findings), version, command);
        files.put(PAGE, bytes(page.html()));
        // Pictures take longest, and none needs another.
        plots(page.figures(), threads).forEach(files::putAll);
        return files;
    }

    private static List<Map<String, byte[]>> plots(List<Figure> figures, int threads) {
        if (threads == 1) {
            return figures.stream().map(EvaluationFiles::plots).toList();
        }
        try (var workers = Executors.newFixedThreadPool(threads)) {
            var made = figures.stream()
                    .map(each -> workers.submit(() -> plots(each)))
                    .toList();
            return made.stream().map(EvaluationFiles::made).toList();
        }
    }

    private static Map<String, byte[]> made(Future<Map<String, byte[]>> plots) {
        try {
            return plots.get();
        } catch (ExecutionException failed) {
            throw new IllegalStateException(failed.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
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

    /// Which of the options that were changed matters most, in a sentence; nothing where none was.
    public Optional<String> summary(Findings findings) {
        var wording = ReportWording.in(words.language());
        var game = game(findings);
        var sample = new PlayedCells(findings, wording, new AxisNames(words.language(), game));
        return new Matters(sample, new Measures(findings, words, game)).sentence(wording);
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
