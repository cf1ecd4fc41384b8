package plateau.terminal.tournament;

import java.util.LinkedHashMap;
import java.util.Map;
import plateau.arena.tournament.Standings;
import plateau.arena.tournament.StandingsCsv;
import plateau.arena.tournament.StandingsJson;
import plateau.core.text.Json;

/// What is told of a tournament in its folder, by the names of the files.
final class Pages {
    private Pages() {}

    static Map<String, String> of(Standings standings) {
        var pages = new LinkedHashMap<String, String>();
        pages.put("standings.json", Json.write(StandingsJson.write(standings)) + "\n");
        pages.put("standings.csv", StandingsCsv.write(standings));
        return pages;
    }
}
