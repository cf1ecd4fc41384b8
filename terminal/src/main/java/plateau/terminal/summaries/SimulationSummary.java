package plateau.terminal.summaries;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import plateau.arena.series.Simulation;
import plateau.arena.statistics.Distribution;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.core.text.Text;
import plateau.terminal.screen.Words;

/// What a simulation found, as an object for scripts and as a page for people.
public record SimulationSummary(
        Game game, Options<Game> options, List<String> seats, long seed, Simulation.Report report) {
    private static final List<Double> QUANTILES = List.of(0.05, 0.25, 0.5, 0.75, 0.95);

    public Map<String, Object> json() {
        var statistics = report.statistics();
        var json = new LinkedHashMap<String, Object>();
        json.put("game", game.id());
        json.put("options", options.json(game));
        json.put("players", seats.size());
        json.put("seats", seats);
        json.put("seed", seed);
        if (report.partial()) {
            json.put("partial", true);
        }
        json.put("games", statistics.games());
        json.put("plies", statistics.plies());
        json.put("decisions", statistics.decisions());
        json.put("seconds", report.seconds());
        json.put("decisionsPerSecond", perSecond(statistics.decisions()));
        json.put("gamesPerSecond", perSecond(statistics.games()));
        json.put("bytesPerDecision", bytesPerDecision());
        json.put("length", length());
        json.put("branching", branching());
        json.put("scores", scores());
        if (!game.figures().isEmpty()) {
            json.put("figures", figures());
        }
        var endings = new LinkedHashMap<String, Object>();
        statistics.endings().forEach((ending, count) -> endings.put(ending.name(), count));
        json.put("endings", endings);
        json.put("draws", statistics.draws());
        json.put("causes", statistics.causes());
        if (!departures().isEmpty()) {
            json.put("departures", departures().stream().map(Departed::json).toList());
        }
        return json;
    }

    /// How many times whoever sat at a seat left in one way; the games may have gone on.
    private record Departed(int seat, String bot, Ending ending, long times) {
        Map<String, Object> json() {
            var json = new LinkedHashMap<String, Object>();
            json.put("seat", seat);
            json.put("bot", bot);
            json.put("ending", ending.name());
            json.put("times", times);
            return json;
        }
    }

    private List<Departed> departures() {
        var departures = new ArrayList<Departed>();
        for (int player = 0; player < seats.size(); player++) {
            int seat = player;
            report.statistics()
                    .faults(seat)
                    .forEach((ending, times) -> departures.add(new Departed(seat, seats.get(seat), ending, times)));
        }
        return departures;
    }

    private Map<String, Object> length() {
        var length = new LinkedHashMap<String, Object>();
        var decisions = report.statistics().length().moments();
        length.put("mean", decisions.mean());
        length.put("min", decisions.min());
        length.put("max", decisions.max());
        length.put("deviation", decisions.deviation());
        length.put("quantiles", quantiles(report.statistics().length()));
        return length;
    }

    private static Map<String, Object> quantiles(Distribution numbers) {
        var quantiles = new LinkedHashMap<String, Object>();
        QUANTILES.forEach(share -> quantiles.put(share.toString(), numbers.quantile(share)));
        return quantiles;
    }

    private Map<String, Object> branching() {
        var branching = new LinkedHashMap<String, Object>();
        branching.put("mean", report.statistics().meanChoices());
        branching.put("max", report.statistics().mostChoices());
        return branching;
    }

    private List<Map<String, Object>> scores() {
        var scores = new ArrayList<Map<String, Object>>();
        for (int seat = 0; seat < seats.size(); seat++) {
            var score = new LinkedHashMap<String, Object>();
            score.put("seat", seat);
            score.put("bot", seats.get(seat));
            score.put("mean", report.statistics().score(seat).mean());
            score.put("payoff", report.statistics().meanPayoff(seat));
            score.put("deviation", report.statistics().score(seat).moments().deviation());
            scores.add(score);
        }
        return scores;
    }

    /// Each figure of the game, on average over the games.
    private Map<String, Double> figures() {
        var figures = new LinkedHashMap<String, Double>();
        for (int index = 0; index < game.figures().size(); index++) {
            figures.put(
                    game.figures().get(index), report.statistics().figure(index).mean());
        }
        return figures;
    }

    private double perSecond(long count) {
        return report.seconds() == 0 ? 0 : count / report.seconds();
    }

    private double bytesPerDecision() {
        long decisions = report.statistics().decisions();
        return decisions == 0 ? 0 : (double) report.bytes() / decisions;
    }

    /// The page for people, in their language.
    public String text(Words words) {
        var statistics = report.statistics();
        var lines = new ArrayList<String>();
        lines.add(words.get("summary.title", game.id(), Long.toString(seed)) + optionsText(words));
        lines.add(words.get(
                "summary.games",
                statistics.games(),
                report.partial() ? words.get("summary.partial") : "",
                report.seconds(),
                perSecond(statistics.decisions()),
                bytesPerDecision()));
        var length = statistics.length().moments();
        lines.add(words.get("summary.length", length.mean(), length.min(), length.max()));
        lines.add(words.get("summary.choices", statistics.meanChoices(), statistics.mostChoices()));
        for (int seat = 0; seat < seats.size(); seat++) {
            lines.add(player(words, seat));
        }
        figures().forEach((name, mean) -> lines.add(wide(words.figure(game, name), 33) + " " + number(words, mean)));
        addEndings(words, lines);
        return String.join("\n", lines) + "\n";
    }

    private String player(Words words, int seat) {
        return words.get(
                "summary.player",
                wide("" + (game.firstNumber() + seat), 3),
                wide(words.seat(seats.get(seat)), 16),
                number(words, report.statistics().score(seat).mean()),
                report.statistics().meanPayoff(seat));
    }

    private void addEndings(Words words, List<String> lines) {
        var statistics = report.statistics();
        statistics
                .endings()
                .forEach((ending, count) ->
                        lines.add(words.get("summary.ending", wide(words.ending(ending), 10), count)));
        if (statistics.draws() > 0) {
            lines.add(words.get("summary.draws", statistics.draws()));
        }
        statistics.causes().forEach((cause, count) -> lines.add(cause(words, cause, count)));
        departures().forEach(departed -> lines.add(departure(words, departed)));
    }

    private String cause(Words words, String cause, long count) {
        var name = wide(words.shortCause(game, cause), 16);
        return words.get("summary.cause", name, count).stripTrailing();
    }

    private String departure(Words words, Departed departed) {
        return words.get(
                "summary.departure",
                game.firstNumber() + departed.seat(),
                words.seat(departed.bot()),
                departed.times(),
                departed.ending());
    }

    /// The options as they could be typed; nothing where there are none.
    private String optionsText(Words words) {
        var text = options.specs().stream()
                .map(spec -> spec.name() + "=" + spec.text(game))
                .collect(Collectors.joining(" "));
        return text.isEmpty() ? "" : words.get("summary.options", text);
    }

    /// A text, made harmless, that takes so many columns at least.
    private static String wide(String text, int columns) {
        return Text.format("%-" + columns + "s", Text.printable(text));
    }

    /// A number in a column of ten.
    private static String number(Words words, double value) {
        return Text.format("%10s", words.get("summary.number", value));
    }
}
