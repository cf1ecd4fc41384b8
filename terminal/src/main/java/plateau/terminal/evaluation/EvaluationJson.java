package plateau.terminal.evaluation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plateau.arena.evaluation.EvaluationPlanJson;
import plateau.arena.evaluation.EvaluationSheets;
import plateau.arena.evaluation.Findings;
import plateau.arena.evaluation.Ranking;
import plateau.arena.evaluation.Tables;

/// Findings for scripts: one object, in which cells have the names of the columns of `cells.csv`.
record EvaluationJson(Findings findings) {
    Map<String, Object> json() {
        var json = new LinkedHashMap<String, Object>();
        json.put("plan", EvaluationPlanJson.write(findings.plan()));
        if (findings.isPartial()) {
            json.put("partial", true);
        }
        json.put("games", findings.games());
        json.put("planned", findings.planned());
        json.put("seconds", findings.seconds());
        json.put("allCells", findings.all());
        var sheets = new EvaluationSheets(findings.plan(), findings.columns());
        var names = sheets.cells().stream().map(Tables.Heading::name).toList();
        json.put(
                "cells",
                findings.cells().stream().map(each -> named(names, sheets.cell(each))).toList());
        findings.ranking().ifPresent(ranking -> json.put("ranking", ranking(ranking)));
        return json;
    }

    private static Map<String, @Nullable Object> named(
            List<String> names, List<? extends @Nullable Object> row) {
        var json = new LinkedHashMap<String, @Nullable Object>();
        for (int i = 0; i < row.size(); i++) {
            json.put(names.get(i), row.get(i));
        }
        return json;
    }

    private static Map<String, Object> ranking(Ranking ranking) {
        var json = new LinkedHashMap<String, Object>();
        json.put("goal", ranking.goal());
        json.put("sure", ranking.sure());
        json.put("among", ranking.among());
        json.put("sureAmong", ranking.sureAmong());
        json.put("rivals", ranking.rivals());
        json.put("ties", ranking.ties());
        json.put("cells", ranking.cells().stream().map(EvaluationJson::ranked).toList());
        json.put("rounds", ranking.rounds().stream().map(EvaluationJson::round).toList());
        return json;
    }

    private static Map<String, @Nullable Object> ranked(Ranking.Ranked ranked) {
        var json = new LinkedHashMap<String, @Nullable Object>();
        json.put("cell", ranked.cell());
        json.put("value", known(ranked.value()));
        json.put("low", known(ranked.low()));
        json.put("high", known(ranked.high()));
        json.put("chance", known(ranked.chance()));
        return json;
    }

    private static Map<String, Object> round(Ranking.Round round) {
        var json = new LinkedHashMap<String, Object>();
        json.put("cells", round.cells());
        json.put("games", round.games());
        return json;
    }

    /// JSON has no number that is none.
    private static @Nullable Double known(double number) {
        return Double.isFinite(number) ? number : null;
    }
}
