package plateau.server.tournaments;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plateau.core.wire.Wire;

/// Tournaments as objects.
public final class CupJson {
    private CupJson() {}

    /// What it is, and how far it has come.
    ///
    /// @param place in the queue, from 1; 0 if it is not there
    public static Map<String, Object> brief(Cup cup, int place) {
        var json = head(cup, place);
        progress(cup, cup.progress(), json);
        return json;
    }

    /// Everything.
    public static Map<String, Object> whole(Cup cup, int place) {
        var json = head(cup, place);
        var standings = cup.standings();
        progress(cup, cup.progress(standings), json);
        json.put("standings", standings(standings));
        json.put("cross", cross(standings));
        json.put(
                "live",
                cup.run().stream().flatMap(run -> live(cup, run).stream()).toList());
        return json;
    }

    private static Map<String, Object> head(Cup cup, int place) {
        var plan = cup.plan();
        var discipline = plan.disciplines().getFirst();
        var json = Wire.json(cup.head(place));
        json.put("game", discipline.game());
        json.put("options", discipline.options());
        json.put("players", discipline.players());
        json.put("bots", plan.names());
        json.put("format", plan.format().text());
        if (plan.rounds() > 0) {
            json.put("rounds", plan.rounds());
        }
        json.put("games", plan.games());
        json.put("seed", plan.seed());
        json.put("clock", plan.clock().isEmpty() ? "none" : plan.clock());
        return json;
    }

    private static void progress(Cup cup, Cup.Progress progress, Map<String, Object> json) {
        json.put("played", progress.played());
        json.put("planned", progress.planned());
        cup.run().ifPresent(run -> run.secondsLeft().ifPresent(left -> json.put("left", left)));
    }

    /// What is told of each, in the order of standing.
    private static List<Map<String, Object>> standings(Map<String, Object> standings) {
        var told = List.of("rank", "name", "games", "points", "share", "low", "high", "wins");
        var rows = new ArrayList<Map<String, Object>>();
        for (var each : objects(standings.get("standings"))) {
            var row = new LinkedHashMap<String, Object>();
            told.forEach(name -> copy(each, name, row));
            copy(each, "draws", row);
            copy(each, "losses", row);
            copy(each, "rating", row);
            row.put("departures", sum(each.get("departures")));
            rows.add(row);
        }
        return rows;
    }

    private static void copy(Map<String, Object> from, String name, Map<String, Object> to) {
        var value = from.get(name);
        if (value != null) {
            to.put(name, value);
        }
    }

    private static long sum(@Nullable Object counts) {
        return counts instanceof Map<?, ?> map
                ? map.values().stream()
                        .mapToLong(each -> each instanceof Number number ? number.longValue() : 0)
                        .sum()
                : 0;
    }

    @SuppressWarnings("unchecked") // JSON names are texts
    private static List<Map<String, Object>> objects(@Nullable Object list) {
        return list instanceof List<?> all
                ? all.stream()
                        .filter(Map.class::isInstance)
                        .map(each -> (Map<String, Object>) each)
                        .toList()
                : List.of();
    }

    /// How each did against each, in the order of standing: a share and a number of games, which is 0
    /// where they have not met.
    private static List<List<Map<String, Object>>> cross(Map<String, Object> standings) {
        var met = new LinkedHashMap<List<Object>, Map<String, Object>>();
        for (var section : objects(standings.get("sections"))) {
            for (var each : objects(section.get("encounters"))) {
                var first = String.valueOf(each.get("first"));
                var second = String.valueOf(each.get("second"));
                double share = each.get("share") instanceof Number number ? number.doubleValue() : 0;
                var games = each.getOrDefault("games", 0);
                met.put(List.of(first, second), cell(share, games));
                met.put(List.of(second, first), cell(1 - share, games));
            }
        }
        var names = objects(standings.get("standings")).stream().map(each -> each.get("name"));
        var order = names.map(String::valueOf).toList();
        var none = cell(0, 0);
        return order.stream()
                .map(row -> order.stream()
                        .map(other -> met.getOrDefault(List.of(row, other), none))
                        .toList())
                .toList();
    }

    private static Map<String, Object> cell(double share, Object games) {
        return Map.of("share", share, "games", games);
    }

    private static List<Map<String, Object>> live(Cup cup, Run run) {
        return run.sights().stream().map(sight -> live(cup, sight)).collect(Collectors.toList());
    }

    private static Map<String, Object> live(Cup cup, Booth.Sight sight) {
        var json = new LinkedHashMap<String, Object>();
        json.put("number", sight.task().number());
        json.put("seats", names(cup, sight.task().pairing().seats()));
        json.put("ply", sight.ply());
        var scores = new ArrayList<Integer>();
        for (int seat = 0; seat < sight.task().pairing().players(); seat++) {
            scores.add(sight.state().score(seat));
        }
        json.put("scores", scores);
        return json;
    }

    /// What those are called who were asked for.
    public static List<String> names(Cup cup, List<String> seats) {
        var plan = cup.plan();
        return seats.stream()
                .map(seat -> plan.names().get(Math.max(0, plan.entrants().indexOf(seat))))
                .toList();
    }
}
