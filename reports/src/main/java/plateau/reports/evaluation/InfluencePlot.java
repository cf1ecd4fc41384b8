package plateau.reports.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.core.text.Text;
import plateau.reports.plots.Shares;
import plateau.reports.text.Sheet;
import plateau.words.Wording;

/// Which axis matters how much for which measure.
record InfluencePlot(PlayedCells sample, Matters matters, Wording wording) {
    /// So many measures are said to those who cannot see them.
    private static final int TOLD = 6;

    /// Nothing where nothing was changed, or nothing can be told.
    ///
    /// @param moved the measures that are not the same in all cells
    List<Figure> draw(List<Measure> moved) {
        if (sample.varied().isEmpty() || moved.isEmpty() || matters.isThin()) {
            return List.of();
        }
        var heading = wording.get("influence.heading");
        var rows = moved.stream().map(this::row).toList();
        var plot = new Shares(heading, said(moved), columns(), rows, wording);
        return List.of(Figure.of("influence", heading, caption(), plot.plot(), sheet(moved)));
    }

    /// Those of which something can be told.
    private List<Integer> axes() {
        return IntStream.range(0, sample.varied().size())
                .filter(axis -> !matters.isThin(axis))
                .boxed()
                .toList();
    }

    private String name(int axis) {
        return sample.name(sample.varied().get(axis));
    }

    private boolean isOne() {
        return sample.varied().size() == 1;
    }

    private List<String> columns() {
        var columns = new ArrayList<>(axes().stream().map(this::name).toList());
        if (!isOne()) {
            columns.add(wording.get("influence.together"));
        }
        columns.add(wording.get("influence.chance"));
        return columns;
    }

    private Shares.Row row(Measure measure) {
        var influence = matters.of(measure);
        var note = influence.isExact()
                ? wording.get("influence.exact")
                : influence.isKnown() ? "" : wording.get("band.none");
        return new Shares.Row(measure.label(), shown(influence.rounded()), note);
    }

    /// The shares by columns; over one axis nothing is explained by several.
    private List<Double> shown(List<Double> all) {
        int count = sample.varied().size();
        var shown = new ArrayList<>(axes().stream().map(all::get).toList());
        if (!isOne()) {
            shown.add(all.get(count));
        }
        shown.add(isOne() ? all.get(count) + all.get(count + 1) : all.get(count + 1));
        return shown;
    }

    private String caption() {
        var caption = new StringBuilder(
                wording.get("basis", sample.findings().games(), sample.cells().size()));
        caption.append(" ").append(wording.get(isOne() ? "influence.caption.one" : "influence.caption"));
        var thin = IntStream.range(0, sample.varied().size())
                .filter(matters::isThin)
                .mapToObj(this::name)
                .collect(Collectors.joining(", "));
        if (!thin.isEmpty()) {
            caption.append(" ").append(wording.get("influence.thin", thin));
        }
        return caption.toString();
    }

    private Sheet sheet(List<Measure> moved) {
        var headings = new ArrayList<>(List.of("figure"));
        axes().forEach(axis ->
                headings.add(sample.axes().get(sample.varied().get(axis)).name()));
        if (!isOne()) {
            headings.add("together");
        }
        headings.add("chance");
        var sheet = new Sheet("influence", headings.toArray(String[]::new));
        for (var each : moved) {
            var influence = matters.of(each);
            var all = new ArrayList<>(influence.axes());
            all.add(influence.together());
            all.add(influence.chance());
            sheet.add(Stream.concat(Stream.of(each.name()), shown(all).stream()).toList());
        }
        return sheet;
    }

    /// The first measures in words.
    private String said(List<Measure> moved) {
        return moved.stream()
                .limit(TOLD)
                .filter(each -> matters.of(each).isKnown())
                .flatMap(this::said)
                .collect(Collectors.joining("; "));
    }

    private Stream<String> said(Measure measure) {
        var shares = matters.of(measure).rounded();
        return axes().stream()
                .map(axis -> Text.format(
                        "%s, %s%s%s\u00a0%%",
                        measure.label(),
                        name(axis),
                        wording.language().colon(),
                        wording.hundredths(0, shares.get(axis))));
    }
}
