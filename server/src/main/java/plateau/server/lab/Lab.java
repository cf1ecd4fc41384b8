package plateau.server.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.IntSupplier;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.server.projects.ProjectSettings;
import plateau.server.projects.Projects;
import plateau.server.tables.terms.Refusal;
import plateau.words.Language;

/// All evaluations of this server.
public final class Lab extends Projects<Experiment> {
    /// One after the other: an evaluation takes minutes at most.
    private static final int AT_ONCE = 1;

    /// How many an account may have kept, and all together.
    private static final int MOST_EACH = 20;

    private static final int MOST_KEPT = 1000;

    private final LabSettings settings;

    /// @param wanted how many bots at tables think, or wait until they can: they go first
    public Lab(LabSettings settings, InstantSource time, IntSupplier wanted) {
        super(
                new ProjectSettings(
                        settings.folder(),
                        settings.isOpen() ? settings.threads() : 0,
                        AT_ONCE,
                        settings.waiting(),
                        MOST_EACH,
                        MOST_KEPT,
                        Optional.of(settings.time())),
                time,
                wanted);
        this.settings = settings;
    }

    public LabSettings settings() {
        return settings;
    }

    @Override
    protected Experiment read(Path path) throws IOException {
        return Experiment.read(path);
    }

    @Override
    protected Refusal none() {
        return Refusal.forbidden("lab.closed", "the operator has closed the lab of this server");
    }

    @Override
    protected Refusal unknown(String id) {
        return Refusal.missing("lab.unknown", "there is no evaluation '%s'", id);
    }

    /// Where the lab is closed nothing in it is shown.
    @Override
    public Experiment find(String id) {
        checkHeld();
        return super.find(id);
    }

    /// Begins an evaluation, or has it wait.
    public Experiment begin(String owner, EvaluationPlan plan, Language language) {
        return begin(owner, language, (path, note) -> Experiment.begin(path, plan, note));
    }
}
