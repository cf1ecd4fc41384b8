package plateau.reports;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.arena.statistics.Interval;
import plateau.drawing.svg.Markup;
import plateau.reports.TournamentData.Entrant;
import plateau.reports.TournamentData.Estimate;
import plateau.reports.plots.Bars;
import plateau.reports.plots.Count;
import plateau.reports.plots.Histogram;
import plateau.reports.plots.IntervalRow;
import plateau.reports.plots.Intervals;
import plateau.reports.plots.Label;
import plateau.reports.plots.Ridges;
import plateau.reports.plots.Scale;
import plateau.reports.text.Sheet;
import plateau.words.Wording;

/// The plots of a report on a tournament. One that would be empty is nothing at all.
final class TournamentPlots {
    private static final int HUNDRED = 100;

    /// So many outlines of scores are drawn; the table has those of all.
    private static final int MOST_RIDGES = 24;

    private final TournamentData data;
    private final ReportPage page;
    private final TournamentSheets sheets;
    private final Wording wording;

    TournamentPlots(TournamentData data, ReportPage page, TournamentSheets sheets, Wording wording) {
        this.data = data;
        this.page = page;
        this.sheets = sheets;
        this.wording = wording;
    }

    /// One for each number of players that anybody is rated for.
    Markup ratings() {
        var out = new Markup();
        data.ratedPlayers().forEach(players -> out.add(ratings(players)));
        return out;
    }

    private Markup ratings(int players) {
        var rows = numbered().flatMap(index -> rating(index, players)).toList();
        var heading = wording.get("ratings", players);
        var plot = new Intervals(
                heading, wording.get("ratings.axis"), Scale.linear(Intervals.numbers(rows)), rows, wording);
        return page.figure(heading, plot.draw(Double.NaN), caption(players), sheets.ratings());
    }

    private String caption(int players) {
        var anchored = has(players, TournamentData.Rated::isAnchor);
        var caption = wording.get(anchored ? "ratings.caption.anchored" : "ratings.caption", data.played());
        return has(players, TournamentData.Rated::isBound)
                ? caption + " " + wording.get("ratings.caption.bounds")
                : caption;
    }

    private boolean has(int players, Predicate<TournamentData.Rated> kind) {
        return data.entrants().stream()
                .flatMap(each -> each.ratings().stream())
                .anyMatch(each -> each.players() == players && kind.test(each));
    }

    private Stream<IntervalRow> rating(int index, int players) {
        return entrant(index).ratings().stream()
                .filter(rating -> rating.players() == players)
                .map(each -> row(label(index), each.text(wording), each.shown(), 1));
    }

    Markup shares() {
        var rows = numbered()
                .map(index -> share(label(index), entrant(index).share()))
                .toList();
        var heading = wording.get("shares");
        var equal = equalShare();
        var plot = new Intervals(heading, wording.get("shares.axis"), scale(rows, equal), rows, wording);
        var caption = Double.isFinite(equal) ? "shares.caption" : "shares.caption.mixed";
        return page.figure(heading, plot.draw(equal), wording.get(caption, data.played()), sheets.entrants());
    }

    private IntervalRow share(Label label, Estimate share) {
        return row(label, wording.get("percent", wording.hundredths(1, share.value())), share, HUNDRED);
    }

    /// What everybody would have if all were alike, in hundredths; not finite if that depends on the game.
    private double equalShare() {
        var players = data.games().stream()
                .mapToInt(TournamentData.Discipline::players)
                .distinct();
        var all = players.toArray();
        return all.length == 1 ? (double) HUNDRED / all[0] : Double.NaN;
    }

    private static Scale scale(List<IntervalRow> rows, double more) {
        return Scale.linear(DoubleStream.concat(Intervals.numbers(rows), DoubleStream.of(0, more)));
    }

    /// One for each number of players.
    Markup seats() {
        var out = new Markup();
        data.seats().stream()
                .map(TournamentData.SeatShare::players)
                .distinct()
                .sorted()
                .forEach(players -> out.add(seats(players)));
        return out;
    }

    private Markup seats(int players) {
        var seats =
                data.seats().stream().filter(each -> each.players() == players).toList();
        var rows = seats.stream()
                .map(each -> share(Label.of(wording.get("seat", each.seat() + 1)), each.share()))
                .toList();
        var heading = wording.get("seats", players);
        double equal = (double) HUNDRED / players;
        var plot = new Intervals(heading, wording.get("shares.axis"), scale(rows, equal), rows, wording);
        long games =
                seats.stream().mapToLong(TournamentData.SeatShare::games).max().orElse(0);
        return page.figure(heading, plot.draw(equal), wording.get("seats.caption", games), sheets.seats());
    }

    Markup scores() {
        var series = numbered()
                .filter(index -> !entrant(index).scores().isEmpty())
                .map(index -> new Ridges.Series(label(index), entrant(index).scores()))
                .toList();
        if (series.isEmpty()) {
            return new Markup();
        }
        var heading = wording.get("scores");
        var shown = series.subList(0, Math.min(series.size(), MOST_RIDGES));
        var plot = new Ridges(heading, wording.get("scores.axis"), shown, wording);
        var key = shown.size() < series.size() ? "scores.caption.cut" : "scores.caption";
        return page.figure(heading, plot.draw(), wording.get(key, data.played(), shown.size()), sheets.scores());
    }

    Markup lengths() {
        if (data.lengths().isEmpty()) {
            return new Markup();
        }
        var heading = wording.get("lengths");
        var counted = wording.get("lengths.up");
        var axis = wording.get("lengths.axis");
        var plot = new Histogram(heading, axis, counted, data.lengths(), wording);
        long games = Count.total(data.lengths());
        return page.figure(heading, plot.draw(), wording.get("lengths.caption", games), sheets.lengths());
    }

    Markup endings() {
        var rows = data.endings().stream()
                .map(each -> part(wording.ending(each.ending()), each.count()))
                .toList();
        return bars("endings", rows, sheets.endings());
    }

    Markup causes() {
        var rows = data.causes().stream()
                .map(each -> part(each.words().isEmpty() ? each.name() : each.words(), each.count()))
                .toList();
        return bars("causes", rows, sheets.causes());
    }

    private IntervalRow part(String name, long count) {
        double share = (double) count / Math.max(1, data.played());
        var interval = Interval.wilson(Math.min(1, share), data.played());
        var estimate = new Estimate(share, interval.low(), interval.high());
        return row(Label.of(name), wording.count(count), estimate, HUNDRED);
    }

    private Markup bars(String key, List<IntervalRow> rows, Sheet sheet) {
        if (rows.isEmpty()) {
            return new Markup();
        }
        var heading = wording.get(key);
        var plot = new Bars(heading, wording.get("parts.axis"), scale(rows, HUNDRED), rows, wording);
        return page.figure(heading, plot.draw(), wording.get("parts.caption", data.played()), sheet);
    }

    Markup thinking() {
        var rows = numbered()
                .map(index -> {
                    var time = entrant(index).thinking();
                    var told = wording.millis(time.mean());
                    double slowest = Math.max(time.mean(), time.slowest());
                    var range = new Estimate(time.mean(), time.mean(), slowest);
                    return row(label(index), told, range, 1);
                })
                .toList();
        var heading = wording.get("thinking");
        var scale = Scale.logarithmic(Intervals.numbers(rows));
        var plot = new Intervals(heading, wording.get("thinking.axis"), scale, rows, wording);
        return page.figure(
                heading, plot.draw(Double.NaN), wording.get("thinking.caption", data.played()), sheets.entrants());
    }

    private static IntervalRow row(Label label, String told, Estimate estimate, double unit) {
        return new IntervalRow(label, told, unit * estimate.value(), unit * estimate.low(), unit * estimate.high());
    }

    private Stream<Integer> numbered() {
        return IntStream.range(0, data.entrants().size()).boxed();
    }

    private Entrant entrant(int index) {
        return data.entrants().get(index);
    }

    private Label label(int index) {
        return new Label(wording.seat(entrant(index).name()), index);
    }
}
