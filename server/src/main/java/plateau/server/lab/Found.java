package plateau.server.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plateau.arena.evaluation.Column;
import plateau.arena.evaluation.Finding;
import plateau.arena.evaluation.Findings;
import plateau.arena.evaluation.Ranking;

/// What was found, as objects.
final class Found {
    private Found() {}

    static Map<String, Object> json(Findings findings) {
        var json = new LinkedHashMap<String, Object>();
        json.put("columns", findings.columns().stream().map(Column::name).toList());
        json.put("cells", cells(findings.cells()));
        findings.ranking().ifPresent(ranking -> json.put("ranking", ranking(ranking)));
        return json;
    }

    static List<Map<String, Object>> cells(List<Finding> cells) {
        return cells.stream().map(Found::cell).toList();
    }

    private static Map<String, Object> cell(Finding finding) {
        var json = new LinkedHashMap<String, Object>();
        json.put("number", finding.cell().number());
        json.put("values", finding.cell().values());
        json.put("games", finding.games());
        json.put("complete", finding.isComplete());
        var figures = new ArrayList<@Nullable Object>();
        finding.figures().forEach(figure -> figures.add(number(figure)));
        json.put("figures", figures);
        return json;
    }

    /// What is not known is null.
    private static @Nullable Object number(double figure) {
        return Double.isFinite(figure) ? figure : null;
    }

    private static Map<String, Object> ranking(Ranking ranking) {
        var json = new LinkedHashMap<String, Object>();
        json.put("goal", ranking.goal());
        json.put("sure", ranking.sure());
        json.put("among", ranking.among());
        json.put("sureAmong", ranking.sureAmong());
        json.put("rivals", ranking.rivals());
        json.put("ties", ranking.ties());
        json.put("cells", ranking.cells().stream().map(Found::ranked).toList());
        return json;
    }

    private static Map<String, Object> ranked(Ranking.Ranked ranked) {
        var json = new LinkedHashMap<String, @Nullable Object>();
        json.put("cell", ranked.cell());
        json.put("value", number(ranked.value()));
        json.put("low", number(ranked.low()));
        json.put("high", number(ranked.high()));
        json.put("chance", number(ranked.chance()));
        return json;
    }
}
