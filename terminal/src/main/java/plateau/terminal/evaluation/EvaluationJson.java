package plateau.terminal.evaluation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.figures.RankingJson;
import plateau.arena.evaluation.sheets.EvaluationSheets;
import plateau.arena.evaluation.sheets.TableStore;
import plateau.arena.evaluation.sweep.EvaluationPlanJson;

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
        var names = sheets.cells().stream().map(TableStore.Heading::name).toList();
        json.put(
                "cells",
                findings.cells().stream()
                        .map(each -> named(names, sheets.cell(each)))
                        .toList());
        findings.ranking().ifPresent(ranking -> json.put("ranking", RankingJson.of(ranking)));
        return json;
    }

    private static Map<String, @Nullable Object> named(List<String> names, List<? extends @Nullable Object> row) {
        var json = new LinkedHashMap<String, @Nullable Object>();
        for (int i = 0; i < row.size(); i++) {
            json.put(names.get(i), row.get(i));
        }
        return json;
    }
}
