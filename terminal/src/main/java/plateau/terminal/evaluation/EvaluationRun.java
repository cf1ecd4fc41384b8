package plateau.terminal.evaluation;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.arena.evaluation.Evaluation;
import plateau.arena.evaluation.Harvest;
import plateau.arena.evaluation.Part;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.sweep.Cells;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.arena.folder.Unwritten;
import plateau.arena.series.Engine;
import plateau.arena.series.Series;
import plateau.core.Roster;
import plateau.core.text.Text;
import plateau.terminal.options.SeriesOptions;
import plateau.terminal.screen.Failure;
import plateau.terminal.screen.ProgressLine;
import plateau.terminal.screen.Screen;
import plateau.terminal.screen.Shutdown;

/// Plays an evaluation, or the rest of one, and keeps it where it is to be kept.
public final class EvaluationRun {
    private final Screen screen;
    private final SeriesOptions series;
    private final Roster roster;
    private final Cells cells;
    private final EvaluationPlan plan;
    private final Optional<EvaluationHome> kept;
    private final Optional<GameRows> rows;
    private final Evaluation evaluation;
    private final EvaluationReport report;
    private final Series<Harvest> games;
    private final int threads;
    private final Optional<Series<Harvest>> again;
    private volatile boolean isStopped;

    /// Why games can be played no more where they were.
    private Engine.@Nullable Breakdown broken;

    /// @param kept where it is kept; nothing where nothing is
    /// @param report prints what came of it
    public EvaluationRun(
            Screen screen,
            SeriesOptions series,
            Roster roster,
            Engine engine,
            Cells cells,
            EvaluationPlan plan,
            Optional<EvaluationHome> kept,
            EvaluationReport report) {
        this.screen = screen;
        this.series = series;
        this.roster = roster;
        this.cells = cells;
        this.plan = plan;
        this.kept = kept;
        this.report = report;
        threads = Math.min(engine.desks(), Runtime.getRuntime().availableProcessors());
        boolean keepsGames = kept.filter(EvaluationHome::keepsGames).isPresent();
        evaluation = new Evaluation(plan, cells, engine.desks(), earlier(), this::keep);
        games = new Series<>(evaluation, engine.desks(evaluation.work(keepsGames)));
        // What is refused is refused before there is a sheet, which somebody has to close.
        rows = kept.flatMap(each -> each.rows(cells));
        again = again(engine);
    }

    private Optional<Series<Harvest>> again(Engine engine) {
        try {
            return rows.filter(_ -> evaluation.resumed() > 0)
                    .map(each -> each.earlier(plan.seed(), earlier(), engine, engine.desks()));
        } catch (RuntimeException refused) {
            rows.ifPresent(GameRows::close);
            throw refused;
        }
    }

    private Collection<Part> earlier() {
        return kept.map(EvaluationHome::earlier).orElse(List.of());
    }

    /// From another thread.
    private void stop() {
        isStopped = true;
        again.ifPresent(Series::stop);
        games.stop();
    }

    /// A part was played. Its rows come first: what is in the journal counts as kept.
    private void keep(Part part) {
        rows.ifPresent(each -> each.add(part));
        kept.ifPresent(each -> each.add(part));
    }

    /// Plays to the end, or until Ctrl-C.
    ///
    /// @param resume how people go on with it
    public void run(String resume) {
        Findings findings;
        try (var _ = new Shutdown(this::stop)) {
            report.begin(plan, cells.count(), evaluation);
            findings = play();
            report.end(findings, roster);
            if (findings.isPartial()) {
                tellHow(resume);
            }
        } catch (Failure | Unwritten | Engine.Breakdown unwritten) {
            tellHow(resume);
            throw broken == null ? unwritten : broken;
        } finally {
            rows.ifPresent(GameRows::close);
        }
        if (broken != null) {
            throw broken;
        }
        if (findings.isPartial()) {
            throw new Failure(
                    "evaluation.incomplete",
                    "the evaluation is not complete: %d of %d games",
                    findings.games(),
                    findings.planned());
        }
    }

    private void tellHow(String resume) {
        if (kept.isPresent()) {
            screen.err().println(screen.words().get("tournament.resume", resume));
        }
    }

    private Findings play() {
        boolean hasRows = playAll();
        var findings = evaluation.findings();
        rows.filter(_ -> hasRows).ifPresent(GameRows::finish);
        kept.ifPresent(each -> write(each, findings));
        return findings;
    }

    /// Gives whether all rows are there. What was played before an engine broke down counts.
    private boolean playAll() {
        try {
            boolean hasRows = playAgain();
            try (var _ = progress()) {
                games.run();
            }
            return hasRows;
        } catch (Engine.Breakdown ended) {
            broken = ended;
            return false;
        }
    }

    /// Whoever is gone writes no tables either: that is told already.
    private void write(EvaluationHome place, Findings findings) {
        try {
            place.write(findings, screen.words(), roster, threads);
        } catch (RuntimeException lost) {
            if (broken == null) {
                throw lost;
            }
            broken.addSuppressed(lost);
        }
    }

    /// Plays earlier games again, where there is to be a row for each; gives whether all rows are there.
    private boolean playAgain() {
        if (again.isEmpty()) {
            return true;
        }
        var what = screen.words().get("evaluation.again");
        try (var _ = series.progress(screen, what, evaluation.resumed(), again.get()::played)) {
            again.get().run();
        }
        return !isStopped;
    }

    private ProgressLine progress() {
        return series.progress(screen, this::done, this::total, this::played);
    }

    private long played() {
        return evaluation.resumed() + games.played();
    }

    /// What is known of it may grow as games are played.
    private long total() {
        return Math.max(1, Math.max(evaluation.games(), played()));
    }

    /// How many cells are done, always of the same length.
    private String done() {
        var all = Long.toString(evaluation.cells());
        var whole = Text.format("%" + all.length() + "d", evaluation.cellsDone());
        return screen.words().get("evaluation.progress", whole, all);
    }
}
