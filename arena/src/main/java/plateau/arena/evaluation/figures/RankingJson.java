package plateau.arena.evaluation.figures;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A ranking as an object.
public final class RankingJson {
    private RankingJson() {}

    public static Map<String, Object> write(Ranking ranking) {
        var json = new LinkedHashMap<String, Object>();
        json.put("goal", ranking.goal());
        json.put("sure", ranking.sure());
        json.put("among", ranking.among());
        json.put("sureAmong", ranking.sureAmong());
        json.put("rivals", ranking.rivals());
        json.put("ties", ranking.ties());
        json.put("cells", ranking.cells().stream().map(RankingJson::ranked).toList());
        json.put("rounds", ranking.rounds().stream().map(RankingJson::round).toList());
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

    /// JSON has no word for a number that is none.
    public static @Nullable Double known(double number) {
        return Double.isFinite(number) ? number : null;
    }
}
