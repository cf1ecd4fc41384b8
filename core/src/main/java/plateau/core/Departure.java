package plateau.core;

import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.Map;

/// A seat that a player left before the game was over.
///
/// @param ply how many moves had been made
/// @param ending how it left; one of [Ending#DEPARTURES]
/// @param reason why, in words
public record Departure(int seat, int ply, Ending ending, String reason) implements Serializable {
    /// For programs that read JSON.
    public Map<String, Object> json() {
        var json = new LinkedHashMap<String, Object>();
        json.put("seat", seat);
        json.put("ply", ply);
        json.put("ending", ending.name());
        json.put("reason", reason);
        return json;
    }
}
