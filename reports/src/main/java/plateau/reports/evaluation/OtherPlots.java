package plateau.reports.evaluation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.arena.evaluation.Finding;
import plateau.arena.evaluation.Ranking;
import plateau.core.text.Text;
import plateau.reports.plots.Count;
import plateau.reports.plots.Dots;
import plateau.reports.plots.Histogram;
import plateau.reports.plots.Label;
import plateau.reports.plots.Shares;
import plateau.reports.plots.Strips;
import plateau.reports.text.Sheet;
import plateau.words.Wording;

/// The plots of a report that are not about one measure by what was changed: what matters, seats, lengths,
/// the best.
final class OtherPlots {
    static final int MOST_RANKED = 15;

    private static final int MOST_STRIPS = 40;
    private static final int MOST_STRIP_PLOTS = 4;
    private static final int WORST = 6;
    private static final double HUNDRED = 100;
    private static final List<String> QUANTILES = List.of("p05", "p25", "p50", "p75", "p95");

    private final Sample sample;
    private final Wording wording;

    OtherPlots(Sample sample, Wording wording) {
        this.sample = sample;
        this.wording = wording;
    }

    private String basis() {
        return wording.get("basis", sample.findings().games(), sample.cells().size());
    }

    /// Which axis matters how much for which measure; nothing where fewer than two were varied.
    List<Figure> influence(List<Measure> measures, List<Influence> influences) {
        if (sample.varied().isEmpty() || measures.isEmpty()) {
            return List.of();
        }
        var axes = sample.varied().stream().map(sample::name).toList();
        var columns = new ArrayList<>(axes);
        boolean isOne = axes.size() == 1;
        if (!isOne) {
            columns.add(wording.get("influence.together"));
        }
        columns.add(wording.get("influence.chance"));
        var rows = new ArrayList<Shares.Row>();
        var sheet = new Sheet("influence", headings(isOne));
        for (int i = 0; i < measures.size(); i++) {
            var influence = influences.get(i);
            var shares = new ArrayList<>(influence.axes());
            if (!isOne) {
                shares.add(influence.together());
            }
            shares.add(influence.chance());
            rows.add(new Shares.Row(measures.get(i).label(), shares));
            sheet.add(Stream.concat(Stream.of(measures.get(i).name()), shares.stream()).toList());
        }
        var heading = wording.get("influence.heading");
        var plot = new Shares(heading, said(measures, influences, axes), columns, rows, wording);
        var caption = basis() + " " + wording.get("influence.caption");
        return List.of(Figure.of("influence", heading, caption, plot.plot(), sheet));
    }

    private String[] headings(boolean isOne) {
        var headings = new ArrayList<>(List.of("figure"));
        sample.varied().forEach(axis -> headings.add(sample.axes().get(axis).name()));
        if (!isOne) {
            headings.add("together");
        }
        headings.add("chance");
        return headings.toArray(String[]::new);
    }

    /// The first measures in words.
    private String said(List<Measure> measures, List<Influence> influences, List<String> axes) {
        var said = new ArrayList<String>();
        for (int i = 0; i < Math.min(WORST, measures.size()); i++) {
            for (int axis = 0; axis < axes.size(); axis++) {
                said.add(
                        Text.format(
                                "%s, %s: %s %%",
                                measures.get(i).label(),
                                axes.get(axis),
                                wording.hundredths(0, influences.get(i).axes().get(axis))));
            }
        }
        return String.join("; ", said);
    }

    /// What each seat has of the wins, over all cells and in those where it is worst, for each number of
    /// players.
    List<Figure> seats(List<Measure> payoffs) {
        var players =
                sample.cells().stream()
                        .map(each -> each.cell().pairing().players())
                        .distinct()
                        .sorted()
                        .toList();
        return players.stream()
                .filter(number -> number > 1 && number <= payoffs.size())
                .map(number -> seats(payoffs.subList(0, number), players.size() > 1))
                .toList();
    }

    private Figure seats(List<Measure> seats, boolean isOneOfMany) {
        int players = seats.size();
        var cells =
                sample.cells().stream()
                        .filter(each -> each.cell().pairing().players() == players)
                        .toList();
        var groups = new ArrayList<Dots.Group>();
        groups.add(group(wording.get("cells.all", cells.size()), cells, seats));
        if (cells.size() > 1) {
            cells.stream()
                    .sorted(Comparator.comparingDouble(each -> -gap(each, seats)))
                    .limit(Math.min(WORST, cells.size() / 2 + 1))
                    .forEach(each -> groups.add(group(sample.name(each), List.of(each), seats)));
        }
        var heading = wording.get("seats", players);
        var keys =
                IntStream.range(0, players)
                        .mapToObj(seat -> new Label(seats.get(seat).label(), seat))
                        .toList();
        var said =
                String.join("; ", groups.getFirst().dots().stream().map(Dots.Dot::spoken).toList());
        var plot =
                new Dots(
                        heading,
                        said,
                        wording.get("shares.axis"),
                        keys,
                        groups,
                        HUNDRED / players,
                        wording);
        long games = cells.stream().mapToLong(Finding::games).sum();
        var caption = wording.get(cells.size() > 1 ? "seats.worst" : "seats.caption", games);
        var name = isOneOfMany ? "seats-" + players : "seats";
        return Figure.of(
                name, heading, caption, plot.plot(), Told.sheet(name, sample, numbered(seats)));
    }

    private static List<Measure> numbered(List<Measure> seats) {
        return IntStream.range(0, seats.size())
                .mapToObj(
                        i -> {
                            var seat = seats.get(i);
                            var name = "payoff-" + (i + 1);
                            return new Measure(
                                    name,
                                    seat.label(),
                                    seat.isShare(),
                                    seat.mean(),
                                    seat.low(),
                                    seat.high());
                        })
                .toList();
    }

    private static double gap(Finding finding, List<Measure> seats) {
        var payoffs =
                seats.stream()
                        .mapToDouble(seat -> seat.of(finding).value())
                        .filter(Double::isFinite)
                        .summaryStatistics();
        return payoffs.getMax() - payoffs.getMin();
    }

    private Dots.Group group(String name, List<Finding> cells, List<Measure> seats) {
        var dots =
                seats.stream()
                        .map(
                                seat -> {
                                    var value = seat.of(cells);
                                    var told = new Told(seat, sample, 0, wording);
                                    var spoken = told.spoken(name + ", " + seat.label(), value);
                                    return new Dots.Dot(
                                            value.value(), value.low(), value.high(), spoken);
                                })
                        .toList();
        return new Dots.Group(name, dots);
    }

    /// Of all games.
    Figure lengths() {
        var counts =
                sample.findings().lengths().counts().entrySet().stream()
                        .map(each -> new Count(each.getKey(), each.getValue()))
                        .toList();
        var heading = wording.get("lengths.all");
        var plot =
                new Histogram(
                        heading,
                        wording.get("lengths.axis"),
                        wording.get("lengths.up"),
                        counts,
                        wording);
        var sheet = new Sheet("lengths", "decisions", "games");
        counts.forEach(each -> sheet.add(each.value(), each.count()));
        var caption = wording.get("lengths.caption", Count.total(counts));
        return Figure.of("lengths", heading, caption, plot.plot(), sheet);
    }

    /// By the values of each axis.
    List<Figure> strips() {
        var columns =
                QUANTILES.stream().map(each -> sample.findings().column("length_" + each)).toList();
        return columns.contains(-1)
                ? List.of()
                : sample.varied().stream()
                        .limit(MOST_STRIP_PLOTS)
                        .map(axis -> strips(axis, columns))
                        .toList();
    }

    private Figure strips(int axis, List<Integer> columns) {
        var groups = sample.groups(axis, MOST_STRIPS);
        var cells = sample.by(axis, groups, each -> true);
        var heading = wording.get("lengths.by", sample.name(axis));
        var name = "lengths-by-" + sample.axes().get(axis).name();
        var sheet = new Sheet(name, "value", "p05", "p25", "p50", "p75", "p95");
        var strips = new ArrayList<Strips.Strip>();
        for (int group = 0; group < groups.count(); group++) {
            var played = cells.get(group);
            var quantiles = columns.stream().map(column -> mean(played, column)).toList();
            var value = groups.names().get(group);
            strips.add(strip(value, quantiles));
            sheet.add(Stream.concat(Stream.of(value), quantiles.stream()).toList());
        }
        var said = strips.isEmpty() ? heading : strips.getFirst().spoken();
        var plot = new Strips(heading, said, wording.get("lengths.axis"), strips, wording);
        boolean isExact = sample.varied().size() == 1 && groups.width() == 1;
        var caption = basis() + " " + wording.get(isExact ? "strips" : "strips.mean");
        return Figure.of(name, heading, caption, plot.plot(), sheet);
    }

    private static double mean(List<Finding> cells, int column) {
        return cells.stream()
                .mapToDouble(each -> each.figures().get(column))
                .filter(Double::isFinite)
                .average()
                .orElse(Double.NaN);
    }

    private Strips.Strip strip(String name, List<Double> quantiles) {
        var told = quantiles.stream().map(each -> wording.decimal(1, each)).toList();
        var spoken =
                wording.get(
                        "strip",
                        name,
                        told.get(2),
                        wording.get("interval", told.get(1), told.get(3)),
                        wording.get("interval", told.get(0), told.get(4)));
        return new Strips.Strip(
                name,
                quantiles.get(0),
                quantiles.get(1),
                quantiles.get(2),
                quantiles.get(3),
                quantiles.get(4),
                spoken);
    }

    /// The best cells by the goal.
    Figure ranking(Ranking ranking, List<String> names) {
        var keys = List.of(Label.of(ranking.goal()));
        var groups = new ArrayList<Dots.Group>();
        var sheet = new Sheet("ranking", "rank", "cell", "goal", "low", "high", "chance");
        for (int i = 0; i < ranking.cells().size(); i++) {
            var each = ranking.cells().get(i);
            sheet.add(i + 1, each.cell(), each.value(), each.low(), each.high(), each.chance());
            if (i < MOST_RANKED) {
                var name = Text.format("%d. %s", i + 1, names.get(i));
                groups.add(new Dots.Group(name, List.of(dot(name, each))));
            }
        }
        var heading = wording.get("ranking.heading", ranking.goal());
        var said = groups.isEmpty() ? heading : groups.getFirst().dots().getFirst().spoken();
        var plot = new Dots(heading, said, ranking.goal(), keys, groups, Double.NaN, wording);
        var caption = basis() + " " + wording.get("ranking.caption");
        return Figure.of("ranking", heading, caption, plot.plot(), sheet);
    }

    private Dots.Dot dot(String name, Ranking.Ranked each) {
        boolean isKnown = Double.isFinite(each.low()) && Double.isFinite(each.high());
        double low = isKnown ? each.low() : each.value();
        double high = isKnown ? each.high() : each.value();
        var spoken =
                wording.get(
                        "row.interval",
                        name,
                        wording.decimal(3, each.value()),
                        wording.decimal(3, low),
                        wording.decimal(3, high));
        return new Dots.Dot(each.value(), low, high, spoken);
    }
}
