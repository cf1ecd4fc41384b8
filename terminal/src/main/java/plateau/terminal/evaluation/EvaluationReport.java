package plateau.terminal.evaluation;

import java.util.Optional;
import plateau.arena.evaluation.Evaluation;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.core.Roster;
import plateau.core.wire.Wire;
import plateau.reports.evaluation.EvaluationFiles;
import plateau.terminal.options.SeriesOptions;
import plateau.terminal.screen.Screen;
import plateau.terminal.screen.TerminalSize;
import plateau.terminal.screen.Wrapping;

/// Prints what an evaluation is to be, and what came of it: for people, as JSON, or in a game's own form.
public final class EvaluationReport {
    private static final int USUAL_WIDTH = 80;

    /// Lines of a screen that are not the table's.
    private static final int OTHER_LINES = 14;

    private static final int FEWEST_ROWS = 5;

    private final Screen screen;
    private final SeriesOptions series;
    private final Optional<String> folder;
    private final GameTable csv;
    private final int width;
    private final EvaluationTable table;

    /// @param folder where it is kept
    public EvaluationReport(Screen screen, SeriesOptions series, Optional<String> folder, GameTable csv) {
        this.screen = screen;
        this.series = series;
        this.folder = folder;
        this.csv = csv;
        int rows = Integer.MAX_VALUE;
        if (screen.isTerminal()) {
            var size = TerminalSize.ofProcess();
            width = size.columns();
            rows = Math.max(FEWEST_ROWS, size.rows() - OTHER_LINES);
        } else {
            width = USUAL_WIDTH;
        }
        table = new EvaluationTable(screen.words(), width, rows);
    }

    private boolean isForPeople() {
        return !series.json() && !csv.isStandardOutput();
    }

    /// @param cells of the sweep, also those that are not played
    void begin(EvaluationPlan plan, long cells, Evaluation evaluation) {
        if (isForPeople()) {
            table.title(plan, cells).forEach(screen.out()::println);
            if (evaluation.resumed() > 0) {
                screen.say("tournament.resumed", evaluation.resumed(), evaluation.games());
            }
            screen.out().flush();
        }
        if (folder.isEmpty() && !series.quiet() && !csv.isAskedFor()) {
            screen.err().println(screen.words().get("evaluation.not-kept"));
        }
    }

    /// @param roster knows the game, whose figures have names in words
    void end(Findings findings, Roster roster) {
        csv.write(screen, findings);
        if (series.json()) {
            screen.out().println(Wire.write(new EvaluationJson(findings).json()));
        } else if (isForPeople()) {
            table.lines(findings).forEach(screen.out()::println);
            var files = new EvaluationFiles(screen.words().vocabulary(), roster, "");
            var sentences = new Wrapping("", "", width);
            files.summary(findings).ifPresent(said -> sentences.lines(said).forEach(screen.out()::println));
            folder.ifPresent(each -> screen.say("evaluation.kept", each));
        }
        screen.out().flush();
    }
}
