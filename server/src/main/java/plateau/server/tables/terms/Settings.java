package plateau.server.tables.terms;

import java.util.LinkedHashMap;
import java.util.Map;
import plateau.core.options.Time;
import plateau.core.text.Json;
import plateau.server.tables.log.Kept;

/// What the maker of a table chose besides the game itself.
///
/// @param isRated whether the game counts for ratings
public record Settings(Absence absence, boolean isRated) {
    public String json() {
        return Json.write(plain());
    }

    public Map<String, Object> plain() {
        var json = new LinkedHashMap<String, Object>();
        json.put("absence", absence.json());
        json.put("rated", isRated);
        return json;
    }

    /// Reads what [#json] wrote.
    public static Settings read(String text) {
        var json = Kept.of(text);
        var absence = json.object("absence");
        var grace = Time.read(absence.text("after")).orElseThrow();
        return new Settings(new Absence(grace, absence.text("bot")), json.truth("rated"));
    }
}
