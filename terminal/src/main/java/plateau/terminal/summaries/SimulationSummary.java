package plateau.terminal.summaries;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.arena.series.Simulation;
import plateau.arena.statistics.Distribution;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.core.text.Text;
import plateau.core.wire.Else;
import plateau.core.wire.Wire;
import plateau.terminal.screen.Words;

/// What a simulation found, as an object for scripts and as a page for people.
public record SimulationSummary(
        Game game, Options<Game> options, List<String> seats, long seed, Simulation.Report report) {
    private static final List<Double> QUANTILES = List.of(0.05, 0.25, 0.5, 0.75, 0.95);

    /// What is told to scripts.
    private record SimulationJson(
            String game,
            Map<String, Object> options,
            int players,
            List<String> seats,
            long seed,
            @Else(value = "false", isWritten = false) boolean isPartial,
            long games,
            long plies,
            long decisions,
            double seconds,
            double decisionsPerSecond,
            double gamesPerSecond,
            double bytesPerDecision,
            Length length,
            Branching branching,
            List<Score> scores,
            @Else(value = "{}", isWritten = false) Map<String, Double> figures,
            Map<Ending, Long> endings,
            long draws,
            Map<String, Long> causes,
            @Else(value = "[]", isWritten = false) List<Departed> departures) {}

    private record Length(double mean, long min, long max, double deviation, Map<String, Long> quantiles) {}

    private record Branching(double mean, int max) {}

    private record Score(int seat, String bot, double mean, double payoff, double deviation) {}

    /// How many times whoever sat at a seat left in one way; the games may have gone on.
    private record Departed(int seat, String bot, Ending ending, long times) {}

    public Map<String, Object> json() {
        var statistics = report.statistics();
        return Wire.json(new SimulationJson(
                game.id(),
                options.json(game),
                seats.size(),
                seats,
                seed,
                report.partial(),
                statistics.games(),
                statistics.plies(),
                statistics.decisions(),
                report.seconds(),
                perSecond(statistics.decisions()),
                perSecond(statistics.games()),
                bytesPerDecision(),
                length(statistics.length()),
                new Branching(statistics.meanChoices(), statistics.mostChoices()),
                IntStream.range(0, seats.size()).mapToObj(this::score).toList(),
                figures(),
                statistics.endings(),
                statistics.draws(),
                statistics.causes(),
                departures()));
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

    private static Length length(Distribution decisions) {
        var quantiles = new LinkedHashMap<String, Long>();
        QUANTILES.forEach(share -> quantiles.put(share.toString(), decisions.quantile(share)));
        var moments = decisions.moments();
        return new Length(moments.mean(), moments.min(), moments.max(), moments.deviation(), quantiles);
    }

    private Score score(int seat) {
        var score = report.statistics().score(seat).moments();
        return new Score(
                seat, seats.get(seat), score.mean(), report.statistics().meanPayoff(seat), score.deviation());
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
