package plateau.reports.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import plateau.arena.evaluation.figures.Finding;
import plateau.arena.evaluation.figures.Ranking;
import plateau.core.text.Text;
import plateau.reports.plots.Count;
import plateau.reports.plots.Dots;
import plateau.reports.plots.Histogram;
import plateau.reports.plots.Label;
import plateau.reports.plots.Strips;
import plateau.reports.text.Sheet;
import plateau.words.Wording;

/// The plots of a report that are not about one measure by what was changed: lengths and the best.
final class OtherPlots {
    static final int MOST_RANKED = 15;

    private static final int MOST_STRIPS = 40;
    private static final int MOST_STRIP_PLOTS = 4;
    private static final List<String> QUANTILES = List.of("p05", "p25", "p50", "p75", "p95");

    private final PlayedCells sample;
    private final Wording wording;

    OtherPlots(PlayedCells sample, Wording wording) {
        this.sample = sample;
        this.wording = wording;
    }

    private String basis() {
        return wording.get("basis", sample.findings().games(), sample.cells().size());
    }

    /// Of all games.
    Figure lengths() {
        var counts = sample.findings().lengths().counts().entrySet().stream()
                .map(each -> new Count(each.getKey(), each.getValue()))
                .toList();
        var heading = wording.get("lengths.all");
        var plot = new Histogram(heading, wording.get("lengths.axis"), wording.get("lengths.up"), counts, wording);
        var sheet = new Sheet("lengths", "decisions", "games");
        counts.forEach(each -> sheet.add(each.value(), each.count()));
        var caption = wording.get("lengths.caption", Count.total(counts));
        return Figure.of("lengths", heading, caption, plot.plot(), sheet);
    }

    /// By the values of each axis.
    List<Figure> strips() {
        var columns = QUANTILES.stream()
                .map(each -> sample.findings().column("length_" + each))
                .toList();
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
        var spoken = wording.get(
                "strip",
                name,
                told.get(2),
                wording.get("interval", told.get(1), told.get(3)),
                wording.get("interval", told.get(0), told.get(4)));
        return new Strips.Strip(
                name, quantiles.get(0), quantiles.get(1), quantiles.get(2), quantiles.get(3), quantiles.get(4), spoken);
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
        var said =
                groups.isEmpty() ? heading : groups.getFirst().dots().getFirst().spoken();
        var plot = new Dots(heading, said, ranking.goal(), keys, groups, Double.NaN, wording);
        var caption = basis() + " " + wording.get("ranking.caption");
        return Figure.of("ranking", heading, caption, plot.plot(), sheet);
    }

    private Dots.Dot dot(String name, Ranking.Ranked each) {
        boolean isKnown = Double.isFinite(each.low()) && Double.isFinite(each.high());
        double low = isKnown ? each.low() : each.value();
        double high = isKnown ? each.high() : each.value();
        var spoken = wording.get(
                "row.interval",
                name,
                wording.decimal(3, each.value()),
                wording.decimal(3, low),
                wording.decimal(3, high));
        return new Dots.Dot(each.value(), low, high, spoken);
    }
}
