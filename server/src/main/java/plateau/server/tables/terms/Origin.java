package plateau.server.tables.terms;

import java.util.LinkedHashMap;
import plateau.core.text.Json;
import plateau.server.tables.log.Kept;
import plateau.server.tables.terms.Plan.Opening;

/// How the first moves of a table that come from elsewhere are kept.
public final class Origin {
    private Origin() {}

    public static String write(Opening opening) {
        if (opening.moves().isEmpty()) {
            return "";
        }
        var json = new LinkedHashMap<String, Object>();
        json.put("table", opening.table());
        json.put("moves", opening.moves());
        return Json.write(json);
    }

    public static Opening read(String text) {
        if (text.isEmpty()) {
            return Opening.NONE;
        }
        var json = Kept.of(text);
        return new Opening(json.text("table"), json.texts("moves"));
    }
}
