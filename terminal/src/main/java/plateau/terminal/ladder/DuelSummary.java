package plateau.terminal.ladder;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.arena.duel.DuelReport;
import plateau.core.Ending;
import plateau.core.text.Text;
import plateau.core.wire.Else;
import plateau.core.wire.Flat;
import plateau.core.wire.Wire;
import plateau.terminal.screen.Words;

/// What a duel found, as an object for scripts and as a row of a table for people.
record DuelSummary(LadderTable table, Pair pair, long seed, DuelReport report) {
    private static final String NOTHING = "–";

    /// What is told to scripts.
    private record DuelJson(
            String game,
            Map<String, Object> options,
            int players,
            long seed,
            String a,
            String b,
            @Else(value = "false", isWritten = false) boolean isPartial,
            long games,
            @Flat Optional<Figures> figures,
            Map<Ending, Long> endings,
            @Else(value = "[]", isWritten = false) List<Departed> departures) {}

    private record Figures(
            double share,
            double low,
            double high,
            double scoreA,
            double scoreB,
            double secondsA,
            double secondsB,
            double slowestA,
            double slowestB) {}

    /// How many times a side left, in one way: several seats of a game may be left, and it may go on without
    /// them.
    private record Departed(String side, String bot, Ending ending, long times) {}

    Map<String, Object> json() {
        return Wire.json(new DuelJson(
                table.game().id(),
                table.options().json(table.game()),
                table.players(),
                seed,
                pair.a(),
                pair.b(),
                report.partial(),
                report.games(),
                report.games() > 0 ? Optional.of(figures()) : Optional.empty(),
                report.endings(),
                departures()));
    }

    private Figures figures() {
        return new Figures(
                report.a().share(),
                report.interval().low(),
                report.interval().high(),
                report.a().score(),
                report.b().score(),
                report.a().seconds(),
                report.b().seconds(),
                report.a().slowest(),
                report.b().slowest());
    }

    private List<Departed> departures() {
        var departures = new ArrayList<Departed>();
        report.a().faults().forEach((way, times) -> departures.add(new Departed("A", pair.a(), way, times)));
        report.b().faults().forEach((way, times) -> departures.add(new Departed("B", pair.b(), way, times)));
        return departures;
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
