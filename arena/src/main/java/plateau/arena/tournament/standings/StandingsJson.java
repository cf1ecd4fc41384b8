package plateau.arena.tournament.standings;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.arena.ratings.Rating;
import plateau.core.Ending;

/// Standings as an object for scripts. All but its last field, `times`, depends on the games alone.
public final class StandingsJson {
    private StandingsJson() {}

    public static Map<String, Object> write(Standings standings) {
        var plan = standings.plan();
        var json = new LinkedHashMap<String, Object>();
        json.put("format", plan.format().text());
        json.put("entrants", plan.entrants());
        json.put("names", plan.names());
        json.put("rounds", plan.rounds());
        json.put("seed", plan.seed());
        json.put("clock", plan.clock());
        json.put("anchor", plan.anchorName());
        standings.test().ifPresent(test -> json.put("sprt", test(test)));
        if (standings.isPartial()) {
            json.put("partial", true);
        }
        json.put("games", standings.games());
        json.put("planned", standings.planned());
        json.put(
                "standings",
                standings.overall().stream().map(StandingsJson::standing).toList());
        json.put(
                "sections",
                standings.sections().stream().map(StandingsJson::section).toList());
        json.put("times", standings.overall().stream().map(StandingsJson::times).toList());
        return json;
    }

    private static Map<String, Object> standing(Standing standing) {
        var json = new LinkedHashMap<String, Object>();
        json.put("rank", standing.rank());
        json.put("name", standing.name());
        json.put("games", standing.games());
        json.put("points", standing.wholePoints());
        json.put("share", standing.share());
        json.put("low", standing.interval().low());
        json.put("high", standing.interval().high());
        json.put("wins", standing.wins());
        json.put("draws", standing.draws());
        json.put("losses", standing.losses());
        json.put("byes", standing.byes());
        json.put("departures", endings(standing.departures()));
        standing.scores().ifPresent(scores -> json.put("scores", histogram(scores)));
        standing.rating().ifPresent(rating -> json.put("rating", rating(rating)));
        return json;
    }

    private static Map<String, Object> rating(Rating rating) {
        var json = new LinkedHashMap<String, Object>();
        json.put("value", rating.elo());
        json.put("low", rating.interval().low());
        json.put("high", rating.interval().high());
        json.put("held", rating.held().name());
        return json;
    }

    private static Map<String, Object> test(SequentialTestReport test) {
        var json = new LinkedHashMap<String, Object>();
        json.put("test", test.test());
        json.put("pairs", test.pairs());
        json.put("llr", test.llr());
        json.put("lower", test.lower());
        json.put("upper", test.upper());
        json.put("verdict", test.verdict().name());
        return json;
    }

    private static Map<String, Object> section(Section section) {
        var json = new LinkedHashMap<String, Object>();
        json.put("game", section.discipline().game());
        json.put("options", section.discipline().options());
        json.put("players", section.discipline().players());
        if (!section.discipline().openings().isEmpty()) {
            json.put("openings", section.discipline().openings().size());
        }
        json.put("games", section.games());
        json.put("planned", section.planned());
        json.put(
                "standings",
                section.standings().stream().map(StandingsJson::standing).toList());
        json.put(
                "encounters",
                section.encounters().stream().map(StandingsJson::met).toList());
        json.put("seats", section.seats());
        json.put("lengths", histogram(section.lengths()));
        json.put("scores", histogram(section.scores()));
        json.put("endings", endings(section.endings()));
        json.put("causes", section.causes());
        json.put("draws", section.draws());
        return json;
    }

    private static Map<String, Object> met(Encounter met) {
        var json = new LinkedHashMap<String, Object>();
        json.put("first", met.first());
        json.put("second", met.second());
        json.put("games", met.games());
        json.put("share", met.share());
        json.put("wins", met.wins());
        json.put("draws", met.draws());
        json.put("losses", met.losses());
        return json;
    }

    private static Map<String, Object> histogram(Histogram numbers) {
        var json = new LinkedHashMap<String, Object>();
        json.put("mean", numbers.mean());
        json.put("deviation", numbers.deviation());
        var counts = new ArrayList<List<Long>>();
        numbers.counts().forEach((number, times) -> counts.add(List.of(number, times)));
        json.put("counts", counts);
        return json;
    }

    private static Map<String, Long> endings(Map<Ending, Long> counts) {
        var json = new LinkedHashMap<String, Long>();
        for (var ending : Ending.values()) {
            if (counts.containsKey(ending)) {
                json.put(ending.name(), counts.getOrDefault(ending, 0L));
            }
        }
        return json;
    }

    private static Map<String, Object> times(Standing standing) {
        var json = new LinkedHashMap<String, Object>();
        json.put("name", standing.name());
        json.put("decisions", standing.thinking().decisions());
        json.put("seconds", standing.thinking().seconds());
        json.put("slowest", standing.thinking().slowestSeconds());
        return json;
    }
}
