package plateau.server.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plateau.arena.evaluation.figures.Column;
import plateau.arena.evaluation.figures.Finding;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.figures.RankingJson;

/// What was found, as objects.
final class Found {
    private Found() {}

    static Map<String, Object> json(Findings findings) {
        var json = new LinkedHashMap<String, Object>();
        json.put("columns", findings.columns().stream().map(Column::name).toList());
        json.put("cells", cells(findings.cells()));
        findings.ranking().ifPresent(ranking -> json.put("ranking", RankingJson.write(ranking)));
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
        finding.figures().forEach(figure -> figures.add(RankingJson.known(figure)));
        json.put("figures", figures);
        return json;
    }
}
