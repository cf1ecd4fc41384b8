package plateau.server.lab;

import java.util.LinkedHashMap;
import java.util.Map;
import plateau.core.text.Json;

/// How far an evaluation has come.
///
/// @param played how many games
/// @param planned of how many, as far as that is known
/// @param ended how many cells
/// @param cells of how many that are played
/// @param millis how long it has been played in all
record Progress(long played, long planned, long ended, long cells, long millis) {
    /// What the server remembers of it while nobody plays.
    static final String FILE = ".progress.json";

    String json() {
        var json = new LinkedHashMap<String, Object>();
        json.put("played", played);
        json.put("planned", planned);
        json.put("ended", ended);
        json.put("cells", cells);
        json.put("millis", millis);
        return Json.write(json) + "\n";
    }

    static Progress read(String text) {
        var json = Json.readObject(text);
        return new Progress(
                number(json, "played"),
                number(json, "planned"),
                number(json, "ended"),
                number(json, "cells"),
                number(json, "millis"));
    }

    private static long number(Map<String, Object> json, String name) {
        return json.get(name) instanceof Long number ? number : 0;
    }
}
