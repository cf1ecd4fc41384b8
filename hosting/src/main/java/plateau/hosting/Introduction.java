package plateau.hosting;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What a hosted player says of itself.
///
/// @param version of the player; empty where it has none
/// @param games the ids of those it plays; empty for any
/// @param isForOne whether it plays one match and is then to be started anew
public record Introduction(String name, String version, List<String> games, boolean isForOne) {
    public Introduction {
        games = List.copyOf(games);
    }

    /// The answer to the referee's hello. The moves are all that is wanted: the rules are at hand.
    Map<String, Object> hello() {
        var json = new LinkedHashMap<String, Object>();
        json.put("type", "hello");
        json.put("name", name);
        json.put("version", version);
        json.put("wants", List.of("moves"));
        json.put("games", games);
        json.put("restart", isForOne);
        return json;
    }
}
