package plateau.reports.evaluation;

import java.util.stream.Collectors;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.sweep.Axis;
import plateau.core.text.Text;
import plateau.reports.ReportPage;
import plateau.words.Wording;

/// What was asked and played.
record EvaluationFacts(Findings findings, Wording wording, AxisNames names) {
    private static final int MOST_VALUES = 6;

    /// Adds them to the page.
    ///
    /// @param version of Plateau; empty where it is not known
    void add(ReportPage page, String version) {
        var plan = findings.plan();
        page.fact("fact.game", plan.game());
        page.fact("fact.preset", plan.preset().map(names::preset).orElse(""));
        page.fact("fact.set", String.join(" ", plan.settings()));
        page.fact("fact.at", plan.seats().stream().map(wording::seat).collect(Collectors.joining(", ")));
        page.fact("fact.swept", plan.axes().stream().map(this::swept).collect(Collectors.joining("; ")));
        page.fact("fact.goal", plan.goal().orElse(""));
        page.fact("fact.until", plan.until().orElse(""));
        page.fact("fact.budget", plan.isSearch() ? wording.count(plan.budget()) : "");
        page.fact(
                "fact.cells",
                findings.all() == findings.cells().size()
                        ? wording.count(findings.all())
                        : wording.get("of", findings.cells().size(), findings.all()));
        page.fact(
                "fact.played",
                findings.isPartial()
                        ? wording.get("of", findings.games(), findings.planned())
                        : wording.count(findings.games()));
        page.fact("fact.clock", plan.clock());
        page.fact("fact.seed", String.valueOf(plan.seed()));
        page.fact("fact.seconds", wording.get("seconds", wording.decimal(1, findings.seconds())));
        page.fact("fact.version", version);
        if (findings.isPartial()) {
            page.warn(wording.get("partial"));
        }
    }

    private String swept(Axis axis) {
        var values = axis.values();
        var told = values.size() <= MOST_VALUES
                ? values.stream().map(value -> names.value(axis, value)).collect(Collectors.joining(", "))
                : Text.format(
                        "%s, %s … %s (%s)",
                        names.value(axis, values.get(0)),
                        names.value(axis, values.get(1)),
                        names.value(axis, values.getLast()),
                        wording.count(values.size()));
        return Text.format("%s %s", axis.name(), told);
    }
}
