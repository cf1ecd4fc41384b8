package plateau.server.tables;

import java.util.LinkedHashMap;
import java.util.List;
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
        var json = Json.readObject(text);
        var moves = ((List<?>) json.get("moves")).stream().map(String.class::cast).toList();
        return new Opening((String) json.get("table"), moves);
    }
}
