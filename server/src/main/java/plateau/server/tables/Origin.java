package plateau.server.tables;

import java.util.LinkedHashMap;
import plateau.core.text.Json;
import plateau.server.tables.Plan.Opening;

/// How the first moves of a table that come from elsewhere are kept.
final class Origin {
    private Origin() {}

    static String write(Opening opening) {
        if (opening.moves().isEmpty()) {
            return "";
        }
        var json = new LinkedHashMap<String, Object>();
        json.put("table", opening.table());
        json.put("moves", opening.moves());
        return Json.write(json);
    }

    static Opening read(String text) {
        if (text.isEmpty()) {
            return Opening.NONE;
        }
        var json = Kept.of(text);
        return new Opening(json.text("table"), json.texts("moves"));
    }
}
