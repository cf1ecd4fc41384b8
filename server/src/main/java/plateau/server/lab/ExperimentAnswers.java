package plateau.server.lab;

import java.util.List;
import java.util.Optional;
import plateau.api.ExperimentJson;
import plateau.api.ProjectJson;
import plateau.arena.evaluation.figures.Column;
import plateau.arena.evaluation.figures.Finding;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.figures.RankingJson;
import plateau.arena.evaluation.sweep.Axis;
import plateau.words.Language;

/// What is told of evaluations.
public final class ExperimentAnswers {
    private static final ExperimentJson.Found NOTHING =
            new ExperimentJson.Found(List.of(), List.of(), Optional.empty());

    private ExperimentAnswers() {}

    /// What it is, and how far it has come.
    ///
    /// @param place in the queue, from 1; 0 if it is not there
    /// @param whole what was found, where that is wanted
    public static ExperimentJson told(
            Experiment experiment, int place, Optional<ExperimentJson.Whole> whole, Optional<ProjectJson.Whose> whose) {
        var plan = experiment.plan();
        var progress = experiment.progress();
        var left = experiment.trial().map(Trial::secondsLeft).filter(known -> known.isPresent());
        return new ExperimentJson(
                experiment.head(place),
                plan.game(),
                plan.preset(),
                plan.settings(),
                plan.seats(),
                axes(plan.axes()),
                plan.games(),
                plan.until(),
                plan.goal(),
                plan.isSearch() ? Optional.of(plan.budget()) : Optional.empty(),
                plan.seed(),
                progress.cells(),
                progress.ended(),
                progress.played(),
                progress.planned(),
                left.map(known -> known.getAsLong()),
                whole,
                whose);
    }

    /// What was found, and what can be drawn of it.
    ///
    /// @param language of its plots
    public static Optional<ExperimentJson.Whole> whole(Experiment experiment, Language language) {
        return Optional.of(new ExperimentJson.Whole(
                Repetition.command(experiment.plan()),
                experiment.findings().map(ExperimentAnswers::found).orElse(NOTHING),
                experiment.plots().names(language)));
    }

    private static ExperimentJson.Found found(Findings findings) {
        return new ExperimentJson.Found(
                findings.columns().stream().map(Column::name).toList(),
                cells(findings.cells()),
                findings.ranking().map(RankingJson::of));
    }

    static List<ExperimentJson.Played> cells(List<Finding> cells) {
        return cells.stream()
                .map(each -> new ExperimentJson.Played(
                        each.cell().number(), each.cell().values(), each.games(), each.isComplete(), each.figures()))
                .toList();
    }

    /// What is changed.
    public static List<ExperimentJson.Swept> axes(List<Axis> axes) {
        return axes.stream()
                .map(each -> new ExperimentJson.Swept(
                        each.name(), each.text(), each.values().size()))
                .toList();
    }
}
