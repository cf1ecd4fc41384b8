package plateau.reports.evaluation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import plateau.arena.evaluation.figures.Finding;
import plateau.drawing.Lettering;
import plateau.reports.evaluation.Measure.Value;
import plateau.reports.plots.HeatMap;
import plateau.reports.plots.Label;
import plateau.reports.plots.Lines;
import plateau.reports.plots.PlotFile;
import plateau.words.Wording;

/// Each measure by what was changed: a line over one axis, a heat map over two, several heat maps where there
/// are more.
final class MeasurePlots {
    /// So many heat maps are drawn of one measure.
    static final int MOST_PANELS = 24;

    private static final int MOST_SQUARES = 40;
    private static final int MOST_POINTS = 400;
    private static final Lettering LETTERS = new Lettering(13, false);

    private final PlayedCells sample;
    private final Wording wording;

    /// The axes that a plot has, and those whose values its panels have.
    private final List<Integer> drawn;

    private final List<Integer> others;

    MeasurePlots(PlayedCells sample, Wording wording) {
        this.sample = sample;
        this.wording = wording;
        var longest = sample.varied().stream()
                .sorted(Comparator.comparingInt(axis -> -sample.known(axis).size()))
                .limit(2)
                .sorted()
                .toList();
        // Long names have room at the side.
        drawn = longest.size() == 2 && widest(longest.get(1)) > 2 * widest(longest.get(0))
                ? longest.reversed()
                : longest;
        others = sample.varied().stream()
                .filter(axis -> !drawn.contains(axis) && !sample.isSparse())
                .toList();
    }

    private double widest(int axis) {
        return sample.known(axis).stream().mapToDouble(LETTERS::width).max().orElse(0);
    }

    /// How many squares or points a plot of one measure has.
    long size() {
        long panels =
                others.isEmpty() ? 1 : Math.min(MOST_PANELS, sample.by(others).size());
        return drawn.stream()
                .mapToLong(axis -> groups(axis, MOST_SQUARES).count())
                .reduce(panels, (one, other) -> one * other);
    }

    /// Nothing where nothing was changed.
    List<Figure> draw(Measure measure) {
        return switch (drawn.size()) {
            case 0 -> List.of();
            case 1 -> List.of(line(measure));
            default -> List.of(heat(measure));
        };
    }

    private PlayedCells.Groups groups(int axis, int most) {
        return sample.groups(axis, most);
    }

    private Figure line(Measure measure) {
        return lines(measure, List.of(measure), Double.NaN);
    }

    /// What each seat had of the wins, or scored; empty unless one axis was varied.
    ///
    /// @param whole what they are together
    List<Figure> seats(Measure whole, List<Measure> seats, double reference) {
        return drawn.size() == 1 && seats.size() > 1 ? List.of(lines(whole, seats, reference)) : List.of();
    }

    private Figure lines(Measure whole, List<Measure> measures, double reference) {
        int axis = drawn.getFirst();
        var groups = groups(axis, MOST_POINTS);
        var cells = sample.by(axis, groups, each -> true);
        var series = new ArrayList<Lines.Series>();
        for (int i = 0; i < measures.size(); i++) {
            var measure = measures.get(i);
            int player = measures.size() == 1 ? Label.NOBODY : i;
            var label = new Label(measure.label(), player);
            var told = MeasureText.of(measure, sample, wording);
            var points = IntStream.range(0, groups.count())
                    .mapToObj(group -> point(told, groups, axis, group, label, cells))
                    .toList();
            series.add(new Lines.Series(label, points));
        }
        var told = MeasureText.of(measures.getFirst(), sample, wording);
        var said = MeasureText.of(whole, sample, wording).said(values(measures));
        var plot = new Lines(
                whole.label(), said, across(axis, groups), whole.counted(wording), series, reference, wording);
        var caption = new StringBuilder(told.basis());
        caption.append(" ").append(wording.get(hasBands(measures) ? "band" : "band.none"));
        if (Double.isFinite(reference)) {
            caption.append(" ").append(wording.get("line.equal"));
        }
        caption.append(together(groups));
        return Figure.of(
                whole.name(),
                whole.label(),
                caption.toString(),
                plot.plot(),
                MeasureText.sheet(whole.name(), sample, measures));
    }

    private boolean hasBands(List<Measure> measures) {
        return measures.stream().allMatch(Measure::hasIntervals);
    }

    private DoubleStream values(List<Measure> measures) {
        return measures.stream()
                .flatMapToDouble(measure ->
                        sample.cells().stream().mapToDouble(c -> measure.of(c).value()));
    }

    private Lines.Point point(
            MeasureText told, PlayedCells.Groups groups, int axis, int group, Label label, List<List<Finding>> cells) {
        var value = told.measure().of(cells.get(group));
        var place = sample.name(axis) + " " + groups.names().get(group);
        var name = label.player() == Label.NOBODY ? place : place + ", " + label.name();
        return new Lines.Point(value.value(), value.low(), value.high(), told.spoken(name, value));
    }

    private Lines.Across across(int axis, PlayedCells.Groups groups) {
        var numbers = groups.numbers();
        return numbers.size() > 2
                ? Lines.numbered(numbers, sample.name(axis), wording)
                : Lines.named(groups.names(), sample.name(axis));
    }

    private String together(PlayedCells.Groups... all) {
        for (var groups : all) {
            if (groups.width() > 1) {
                return " " + wording.get("grouped");
            }
        }
        return "";
    }

    private Figure heat(Measure measure) {
        int down = drawn.get(0);
        int across = drawn.get(1);
        var rows = groups(down, MOST_SQUARES);
        var columns = groups(across, MOST_SQUARES);
        var told = MeasureText.of(measure, sample, wording);
        var parts = others.isEmpty() ? Map.of(List.<Integer>of(), sample.cells()) : sample.by(others);
        var grids = new ArrayList<List<List<Value>>>();
        parts.values().stream().limit(MOST_PANELS).forEach(cells -> grids.add(grid(measure, cells, rows, columns)));
        var maps = new ArrayList<HeatMap>();
        for (var grid : grids) {
            maps.add(new HeatMap(
                    measure.label(),
                    told.said(numbers(List.of(grid))),
                    new HeatMap.Names(columns.names(), sample.name(across)),
                    new HeatMap.Names(rows.names(), sample.name(down)),
                    cells(told, grid, rows, columns),
                    numbers(grids),
                    grids.size() == 1 ? HeatMap.WIDE : HeatMap.SMALL));
        }
        return new Figure(
                measure.name(),
                measure.label(),
                caption(told, parts.size()) + together(rows, columns),
                panels(measure, maps, parts),
                MeasureText.sheet(measure.name(), sample, List.of(measure)));
    }

    private String caption(MeasureText told, int parts) {
        var caption = new StringBuilder(told.basis()).append(told.sure());
        if (parts > MOST_PANELS) {
            caption.append(" ").append(wording.get("panels.cut", MOST_PANELS, parts));
        }
        if (others.isEmpty() && sample.varied().size() > drawn.size()) {
            caption.append(" ").append(wording.get("panels.sparse"));
        }
        return caption.toString();
    }

    private List<PlotFile.Panel> panels(Measure measure, List<HeatMap> maps, Map<List<Integer>, List<Finding>> parts) {
        var counted = measure.counted(wording);
        if (maps.size() == 1) {
            return List.of(new PlotFile.Panel("", maps.getFirst().plot(counted, wording)));
        }
        var panels = new ArrayList<PlotFile.Panel>();
        var cells = List.copyOf(parts.values());
        for (int i = 0; i < maps.size(); i++) {
            var name = sample.name(cells.get(i).getFirst(), others);
            panels.add(new PlotFile.Panel(name, maps.get(i).plot()));
        }
        boolean hasGaps = maps.stream().anyMatch(HeatMap::hasGaps);
        var legend = maps.getFirst().legend(counted, hasGaps, wording);
        panels.add(new PlotFile.Panel("", legend.plot()));
        return panels;
    }

    /// By rows.
    private List<List<Value>> grid(
            Measure measure, List<Finding> cells, PlayedCells.Groups rows, PlayedCells.Groups columns) {
        var by = new HashMap<Integer, List<Finding>>();
        for (var each : cells) {
            int row = rows.group(sample.place(each, drawn.get(0)));
            int column = columns.group(sample.place(each, drawn.get(1)));
            by.computeIfAbsent(row * columns.count() + column, key -> new ArrayList<>())
                    .add(each);
        }
        return IntStream.range(0, rows.count())
                .mapToObj(row -> IntStream.range(0, columns.count())
                        .mapToObj(column -> row * columns.count() + column)
                        .map(key -> measure.of(by.getOrDefault(key, List.of())))
                        .toList())
                .toList();
    }

    private static DoubleStream numbers(List<List<List<Value>>> grids) {
        return grids.stream().flatMap(List::stream).flatMap(List::stream).mapToDouble(Value::value);
    }

    private List<List<HeatMap.Cell>> cells(
            MeasureText told, List<List<Value>> grid, PlayedCells.Groups rows, PlayedCells.Groups columns) {
        var cells = new ArrayList<List<HeatMap.Cell>>();
        for (int row = 0; row < rows.count(); row++) {
            var line = new ArrayList<HeatMap.Cell>();
            for (int column = 0; column < columns.count(); column++) {
                var value = grid.get(row).get(column);
                var name = wording.get(
                        "cell",
                        sample.name(drawn.get(0)),
                        rows.names().get(row),
                        sample.name(drawn.get(1)),
                        columns.names().get(column));
                line.add(new HeatMap.Cell(value.value(), told.number(value), told.spoken(name, value)));
            }
            cells.add(line);
        }
        return cells;
    }
}
