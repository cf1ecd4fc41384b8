package plateau.browser;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// One of every page there is, with something on it.
final class Pages {
    static final List<String> GAMES = List.of("tilings", "piles", "carcassonne", "munificence", "mansuba");

    private Pages() {}

    /// Makes what there is to see with the account of a window; gives the paths by names.
    static Map<String, String> make(Window window) {
        var pages = new LinkedHashMap<String, String>();
        pages.put("home", "/");
        for (var game : GAMES) {
            pages.put("table-" + game, window.table(plan(game, Map.of(), "me", "easy")));
        }
        pages.put("room", window.table(plan("carcassonne", Map.of(), "me", "free", "easy")));
        var over = over(window, plan("carcassonne", Map.of(), "easy", "easy"));
        pages.put("table-over", "/tables/" + over);
        pages.put("replays", "/replays");
        pages.put("replay", "/replays/" + over + "?ply=90");
        pages.put("embed", "/embed/" + over + "?ply=90");
        pages.put("arena", "/arena");
        pages.put("tournament", "/arena/" + tournament(window));
        pages.put("lab", "/lab");
        pages.put("evaluation", "/lab/" + evaluation(window));
        pages.put("help", "/help");
        GAMES.forEach(game -> pages.put("rules-" + game, "/help/rules/" + game));
        pages.put("help-bots", "/help/bots");
        pages.put("help-keys", "/help/keys");
        pages.put("nowhere", "/nowhere");
        return pages;
    }

    static Map<String, Object> plan(String game, Map<String, Object> options, String... seats) {
        return Map.of("game", game, "options", options, "seats", List.of(seats));
    }

    /// A small game that bots have played to its end.
    static String over(Window window) {
        return over(window, plan("piles", Map.of("size", 3), "easy", "easy"));
    }

    /// A game of bots, once it is over.
    static String over(Window window, Map<String, Object> plan) {
        var made = window.post("/api/tables", plan);
        var id = String.valueOf(made.get("id"));
        window.get("/api/tables/" + id + "/events?until=ended");
        return id;
    }

    static String tournament(Window window) {
        var plan = Map.<String, Object>of(
                "game",
                "piles",
                "options",
                Map.of("size", 3),
                "players",
                2,
                "bots",
                List.of("easy", "greedy", "random"),
                "games",
                30);
        return String.valueOf(window.post("/api/tournaments", plan).get("id"));
    }

    static String evaluation(Window window) {
        var plan = Map.<String, Object>of(
                "game",
                "piles",
                "sweep",
                Map.of("size", "2..4", "cell-limit", "3..5"),
                "seats",
                List.of("greedy", "random"),
                "games",
                20);
        return String.valueOf(window.post("/api/evaluations", plan).get("id"));
    }
}
