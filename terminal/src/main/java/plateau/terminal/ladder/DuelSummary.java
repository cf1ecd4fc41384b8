package plateau.terminal.ladder;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.arena.duel.DuelReport;
import plateau.core.Ending;
import plateau.core.text.Text;
import plateau.terminal.screen.Words;

/// What a duel found, as an object for scripts and as a row of a table for people.
record DuelSummary(LadderTable table, Pair pair, long seed, DuelReport report) {
    private static final String NOTHING = "–";

    Map<String, Object> json() {
        var json = new LinkedHashMap<String, Object>();
        json.put("game", table.game().id());
        json.put("options", table.options().json(table.game()));
        json.put("players", table.players());
        json.put("seed", seed);
        json.put("a", pair.a());
        json.put("b", pair.b());
        if (report.partial()) {
            json.put("partial", true);
        }
        json.put("games", report.games());
        if (report.games() > 0) {
            putFigures(json);
        }
        var endings = new LinkedHashMap<String, Long>();
        report.endings().forEach((ending, count) -> endings.put(ending.name(), count));
        json.put("endings", endings);
        if (!departures().isEmpty()) {
            json.put("departures", departures());
        }
        return json;
    }

    private void putFigures(Map<String, Object> json) {
        json.put("share", report.a().share());
        json.put("low", report.interval().low());
        json.put("high", report.interval().high());
        json.put("scoreA", report.a().score());
        json.put("scoreB", report.b().score());
        json.put("secondsA", report.a().seconds());
        json.put("secondsB", report.b().seconds());
        json.put("slowestA", report.a().slowest());
        json.put("slowestB", report.b().slowest());
    }

    /// How many times each side left, in each way: several seats of a game may be left, and it may go
    /// on without them.
    private List<Map<String, Object>> departures() {
        var departures = new ArrayList<Map<String, Object>>();
        report.a().faults().forEach((way, times) -> departures.add(departure("A", way, times)));
        report.b().faults().forEach((way, times) -> departures.add(departure("B", way, times)));
        return departures;
    }

    private Map<String, Object> departure(String side, Ending ending, long times) {
        var json = new LinkedHashMap<String, Object>();
        json.put("side", side);
        json.put("bot", side.equals("A") ? pair.a() : pair.b());
        json.put("ending", ending.name());
        json.put("times", times);
        return json;
    }

    /// A row of a Markdown table.
    String row(Words words) {
        var shown = pair.shown(words);
        var name = report.partial() ? words.get("ladder.partial", shown) : shown;
        var a = report.a();
        var b = report.b();
        return Text.format(
                "| %s |",
                String.join(
                        " | ",
                        name,
                        Long.toString(report.games()),
                        share(words),
                        both(words, 2, a.score(), b.score()),
                        both(words, 3, 1000 * a.seconds(), 1000 * b.seconds()),
                        both(words, 1, 1000 * a.slowest(), 1000 * b.slowest())));
    }

    private String share(Words words) {
        if (report.games() == 0) {
            return NOTHING;
        }
        var interval = report.interval();
        return Text.format(
                "%s %% (%s–%s)",
                words.decimal(1, 100 * report.a().share()),
                words.decimal(1, 100 * interval.low()),
                words.decimal(1, 100 * interval.high()));
    }

    private String both(Words words, int digits, double a, double b) {
        return report.games() == 0 ? NOTHING : words.decimal(digits, a) + " / " + words.decimal(digits, b);
    }

    /// A line for each way in which one of the bots left.
    List<String> faults(Words words) {
        var lines = new ArrayList<String>();
        for (var side : List.of(report.a(), report.b())) {
            side.faults()
                    .forEach((ending, count) ->
                            lines.add(words.get("ladder.departure", pair.shown(words), side.name(), count, ending)));
        }
        return lines;
    }
}
