package plateau.server.lab;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.arena.evaluation.sweep.Axis;
import plateau.words.Language;

/// Evaluations as objects.
public final class ExperimentJson {
    private ExperimentJson() {}

    /// What it is, and how far it has come.
    ///
    /// @param place in the queue, from 1; 0 if it is not there
    public static Map<String, Object> brief(Experiment experiment, int place) {
        var plan = experiment.plan();
        var json = experiment.head(place);
        json.put("game", plan.game());
        plan.preset().ifPresent(preset -> json.put("preset", preset));
        json.put("settings", plan.settings());
        json.put("seats", plan.seats());
        json.put("axes", plan.axes().stream().map(ExperimentJson::axis).toList());
        json.put("games", plan.games());
        plan.until().ifPresent(until -> json.put("until", until));
        plan.goal().ifPresent(goal -> json.put("goal", goal));
        if (plan.isSearch()) {
            json.put("budget", plan.budget());
        }
        json.put("seed", plan.seed());
        var progress = experiment.progress();
        json.put("cells", progress.cells());
        json.put("ended", progress.ended());
        json.put("played", progress.played());
        json.put("planned", progress.planned());
        experiment.trial().ifPresent(trial -> trial.secondsLeft().ifPresent(left -> json.put("left", left)));
        return json;
    }

    /// Everything.
    ///
    /// @param language of its plots
    public static Map<String, Object> whole(Experiment experiment, int place, Language language) {
        var json = brief(experiment, place);
        json.put("command", Repetition.command(experiment.plan()));
        json.put("findings", found(experiment));
        json.put("plots", experiment.plots().names(language));
        return json;
    }

    private static Map<String, Object> found(Experiment experiment) {
        return experiment.findings().map(Found::json).orElseGet(() -> Map.of("columns", List.of(), "cells", List.of()));
    }

    /// What is changed.
    public static Map<String, Object> axis(Axis axis) {
        var json = new LinkedHashMap<String, Object>();
        json.put("name", axis.name());
        json.put("values", axis.text());
        json.put("count", axis.values().size());
        return json;
    }
}
