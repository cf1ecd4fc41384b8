package plateau.server.lab;

import java.io.IOException;
import java.lang.ref.SoftReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import plateau.arena.evaluation.Evaluation;
import plateau.arena.evaluation.figures.Finding;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.sweep.Cells;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.arena.evaluation.sweep.EvaluationPlanJson;
import plateau.arena.folder.EvaluationFolder;
import plateau.core.text.BadInput;
import plateau.core.wire.Wire;
import plateau.games.Games;
import plateau.server.projects.Courtesy;
import plateau.server.projects.Note;
import plateau.server.projects.Note.End;
import plateau.server.projects.Project;

/// One evaluation of this server, in its folder: one that waits, is played, or has ended.
public final class Experiment extends Project {
    private static final Logger LOG = Logger.getLogger(Experiment.class.getName());

    private final EvaluationPlan plan;
    private final Cells cells;
    private final Plots plots = new Plots(this);
    private volatile @Nullable Trial trial;

    /// Who opens the folder, which only one can have open, has this.
    private final Object door = new Object();

    private boolean isOpen;

    /// What was found, while nobody plays and as long as there is room for it.
    private volatile SoftReference<Findings> found = new SoftReference<>(null);

    /// How far it came, while nobody plays and once somebody has asked.
    private volatile @Nullable Progress progress;

    /// The cells of whose end those were told who look on. Only the one who tells uses it.
    private final Set<Long> told = new HashSet<>();

    private Experiment(Path path, EvaluationPlan plan, Note note) {
        super(path, note);
        this.plan = plan;
        cells = Cells.of(plan, Games.named(plan.game()));
    }

    /// Begins one: when this returns it is on the disk.
    static Experiment begin(Path path, EvaluationPlan plan, Note note) throws IOException {
        make(path, note);
        EvaluationFolder.begin(path, plan, Map.of("command", Repetition.command(plan)))
                .close();
        return new Experiment(path, plan, note);
    }

    /// Reads one that was begun; what is wrong with it is thrown.
    static Experiment read(Path path) throws IOException {
        var plan = EvaluationPlanJson.read(Files.readString(path.resolve(EvaluationFolder.PLAN)));
        return new Experiment(path, plan, note(path));
    }

    public EvaluationPlan plan() {
        return plan;
    }

    /// How many cells the sweep has.
    long count() {
        return cells.count();
    }

    Optional<Trial> trial() {
        return Optional.ofNullable(trial);
    }

    /// Its plots, as far as it has come.
    public Plots plots() {
        return plots;
    }

    @Override
    protected String kind() {
        return "evaluation";
    }

    /// Those who look on are told of cells by [#news].
    @Override
    protected Map<String, Object> whole(int place) {
        return Wire.json(ExperimentAnswers.told(this, place, Optional.empty(), Optional.empty()));
    }

    @Override
    protected List<Map<String, Object>> news() {
        var now = trial;
        if (now == null) {
            return List.of();
        }
        var ended = now.findings().cells().stream()
                .filter(Finding::isComplete)
                .filter(each -> told.add(each.cell().number()))
                .toList();
        return ended.isEmpty() ? List.of() : List.of(Map.of("type", "cells", "cells", ExperimentAnswers.cells(ended)));
    }

    @Override
    public boolean isAtWork() {
        return trial != null;
    }

    @Override
    protected void breakOff() {
        trial().ifPresent(Trial::stop);
    }

    @Override
    protected void forget() {
        progress = null;
        plots.forget();
    }

    @Override
    protected double seconds() {
        return trial().map(Trial::seconds).orElse(0.0);
    }

    @Override
    protected double spent() {
        return trial().map(Trial::spent).orElse(0.0);
    }

    @Override
    protected void work(int threads, Courtesy courtesy) throws IOException {
        try (var folder = open()) {
            var before = readProgress();
            var now = new Trial(folder, cells, new LabRoster(courtesy), threads, before.millis());
            trial = now;
            if (isToBreakOff()) {
                now.stop();
            }
            play(folder, now);
        } finally {
            trial = null;
            shut();
        }
    }

    /// What there is counts even where something fails, and what was known before holds no longer.
    private void play(EvaluationFolder folder, Trial now) {
        try {
            finish(folder, now, now.play());
        } catch (RuntimeException | Error failed) {
            progress = now.progress();
            try {
                keepProgress(folder, now);
            } catch (RuntimeException full) {
                failed.addSuppressed(full);
            }
            throw failed;
        }
    }

    private EvaluationFolder open() {
        synchronized (door) {
            isOpen = true;
            found = new SoftReference<>(null);
            return EvaluationFolder.resume(path());
        }
    }

    private void shut() {
        synchronized (door) {
            isOpen = false;
        }
    }

    private void finish(EvaluationFolder folder, Trial now, Findings findings) {
        boolean isEnd = !findings.isPartial() || isStopping();
        keepProgress(folder, now);
        if (isEnd) {
            folder.finish(findings, Plots.report(findings, note().language()), () -> {});
        }
        found = new SoftReference<>(findings);
        progress = now.progress();
        if (isEnd && findings.isPartial()) {
            endStopped();
        } else if (isEnd) {
            end(End.DONE, "");
        }
    }

    private static void keepProgress(EvaluationFolder folder, Trial now) {
        folder.write(Map.of(Progress.FILE, (Wire.write(now.progress()) + "\n").getBytes(StandardCharsets.UTF_8)));
    }

    /// How far it has come; while nobody plays the file is read once.
    Progress progress() {
        var now = trial;
        if (now != null) {
            return now.progress();
        }
        var known = progress;
        if (known == null) {
            known = readProgress();
            progress = known;
        }
        return known;
    }

    private Progress readProgress() {
        try {
            var file = path().resolve(Progress.FILE);
            if (Files.exists(file)) {
                return Wire.read(Progress.class, Files.readString(file));
            }
        } catch (IOException | BadInput damaged) {
            LOG.log(Level.FINE, damaged, () -> "the progress of evaluation " + id());
        }
        long planned = plan.isSearch() ? plan.budget() : plan.games() * cells.count();
        return new Progress(0, planned, 0, cells.count(), 0);
    }

    /// What was found so far; nothing where that cannot be read just now. While nobody plays it is worked out
    /// from the journal.
    Optional<Findings> findings() {
        var now = trial;
        if (now != null) {
            return Optional.of(now.findings());
        }
        var known = found.get();
        return known == null ? readFindings() : Optional.of(known);
    }

    private Optional<Findings> readFindings() {
        synchronized (door) {
            if (isOpen) {
                return Optional.empty();
            }
            try (var folder = EvaluationFolder.resume(path())) {
                var read = new Evaluation(plan, cells, 1, folder.earlier(), _ -> {}).findings();
                found = new SoftReference<>(read);
                return Optional.of(read);
            } catch (RuntimeException damaged) {
                LOG.log(Level.WARNING, damaged, () -> "what evaluation " + id() + " found");
                return Optional.empty();
            }
        }
    }
}
