package plateau.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import plateau.arena.Simulation;
import plateau.core.Game;
import plateau.core.options.Options;

/// What a simulation found, as an object for scripts and as a page for people.
record SimulationSummary(
        Game game, Options<Game> options, List<String> seats, long seed, Simulation.Report report) {

    Map<String, Object> json() {
        var tally = report.tally();
        var json = new LinkedHashMap<String, Object>();
        json.put("game", game.id());
        json.put("options", options.json(game));
        json.put("players", seats.size());
        json.put("seats", seats);
        json.put("seed", seed);
        if (report.partial()) {
            json.put("partial", true);
        }
        json.put("games", tally.games());
        json.put("plies", tally.plies());
        json.put("decisions", tally.decisions());
        json.put("seconds", report.seconds());
        json.put("decisionsPerSecond", perSecond(tally.decisions()));
        json.put("gamesPerSecond", perSecond(tally.games()));
        json.put("bytesPerDecision", bytesPerDecision());
        json.put("length", length());
        json.put("branching", branching());
        json.put("scores", scores());
        if (!game.figures().isEmpty()) {
            json.put("figures", figures());
        }
        var endings = new LinkedHashMap<String, Object>();
        tally.endings().forEach((ending, count) -> endings.put(ending.name(), count));
        json.put("endings", endings);
        json.put("causes", tally.causes());
        return json;
    }

    private Map<String, Object> length() {
        var length = new LinkedHashMap<String, Object>();
        length.put("mean", report.tally().meanLength());
        length.put("min", report.tally().shortest());
        length.put("max", report.tally().longest());
        return length;
    }

    private Map<String, Object> branching() {
        var branching = new LinkedHashMap<String, Object>();
        branching.put("mean", report.tally().meanChoices());
        branching.put("max", report.tally().mostChoices());
        return branching;
    }

    private List<Map<String, Object>> scores() {
        var scores = new ArrayList<Map<String, Object>>();
        for (int seat = 0; seat < seats.size(); seat++) {
            var score = new LinkedHashMap<String, Object>();
            score.put("seat", seat);
            score.put("bot", seats.get(seat));
            score.put("mean", report.tally().meanScore(seat));
            score.put("payoff", report.tally().meanPayoff(seat));
            scores.add(score);
        }
        return scores;
    }

    /// Each figure of the game, on average over the games.
    private Map<String, Double> figures() {
        var figures = new LinkedHashMap<String, Double>();
        for (int index = 0; index < game.figures().size(); index++) {
            figures.put(game.figures().get(index), report.tally().meanFigure(index));
        }
        return figures;
    }

    private double perSecond(long count) {
        return report.seconds() == 0 ? 0 : count / report.seconds();
    }

    private double bytesPerDecision() {
        long decisions = report.tally().decisions();
        return decisions == 0 ? 0 : (double) report.bytes() / decisions;
    }

    String text() {
        var tally = report.tally();
        var out = new StringBuilder();
        line(out, "%s, seed %d:%s", game.id(), seed, optionsText());
        line(
                out,
                "%s%s in %.2f s: %,.0f decisions a second, %.3f bytes allocated for each",
                counted(tally.games(), "game"),
                report.partial() ? " (PARTIAL: stopped early)" : "",
                report.seconds(),
                perSecond(tally.decisions()),
                bytesPerDecision());
        line(
                out,
                "length     %.2f decisions a game (%d to %d)",
                tally.meanLength(),
                tally.shortest(),
                tally.longest());
        line(
                out,
                "choices    %.2f on average, %d at most",
                tally.meanChoices(),
                tally.mostChoices());
        for (int seat = 0; seat < seats.size(); seat++) {
            line(
                    out,
                    "player %-3d %-16s score %10.2f   share of wins %.4f",
                    game.firstNumber() + seat,
                    seats.get(seat),
                    tally.meanScore(seat),
                    tally.meanPayoff(seat));
        }
        figures().forEach((name, mean) -> line(out, "%-33s %10.2f", name, mean));
        tally.endings().forEach((ending, count) -> line(out, "%-10s %,d", ending, count));
        tally.causes().forEach((cause, count) -> line(out, "by cause   %-16s %,d", cause, count));
        return out.toString();
    }

    /// The options as they could be typed.
    private String optionsText() {
        var text = new StringBuilder();
        for (var spec : options.specs()) {
            text.append(' ').append(spec.name()).append('=').append(spec.text(game));
        }
        return text.toString();
    }

    private static String counted(long count, String noun) {
        return String.format(Locale.ROOT, "%,d %s%s", count, noun, count == 1 ? "" : "s");
    }

    @SuppressWarnings("AnnotateFormatMethod")
    private static void line(StringBuilder out, String format, Object... arguments) {
        out.append(String.format(Locale.ROOT, format, arguments)).append('\n');
    }
}
