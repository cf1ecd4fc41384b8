package plateau.reports.evaluation;

import java.util.List;
import java.util.stream.Collectors;
import plateau.drawing.svg.Markup;
import plateau.words.Wording;

/// The part of a page that shows each measure by what was changed.
final class MeasureSection {
    /// So many plots are in sight; the others unfold.
    private static final int UNFOLDED = 4;

    private static final int LARGE_UNFOLDED = 2;

    /// So many squares the heat maps of a page have together, or it would be large.
    private static final int MOST_SQUARES = 12_000;

    private static final int LEAST_DRAWN = 3;
    private static final double HUNDRED = 100;

    private final PlayedCells sample;
    private final List<Measure> measures;
    private final List<Measure> moved;
    private final List<Measure> payoffs;
    private final List<Measure> scores;
    private final MeasurePlots plots;
    private final FigureMarkup markup;
    private final Wording wording;

    /// @param measures in the order in which they are shown
    MeasureSection(PlayedCells sample, List<Measure> measures, Measures all, FigureMarkup markup, Wording wording) {
        this.sample = sample;
        this.measures = measures;
        this.markup = markup;
        this.wording = wording;
        payoffs = all.payoffs();
        scores = all.scores();
        moved = measures.stream().filter(this::isMoved).toList();
        plots = new MeasurePlots(sample, wording);
    }

    /// Whether a measure is not the same in all cells.
    private boolean isMoved(Measure measure) {
        return sample.cells().stream()
                        .map(each -> measure.of(each).value())
                        .filter(Double::isFinite)
                        .distinct()
                        .limit(2)
                        .count()
                > 1;
    }

    List<Measure> moved() {
        return moved;
    }

    /// All plots, some in sight and the others folded.
    Markup draw(List<Figure> drawn) {
        var out = new Markup();
        if (sample.varied().size() > 1) {
            out.element("p", wording.get("colours"), "class", "note said");
        }
        boolean isLarge = drawn.stream().anyMatch(each -> each.panels().size() > 1);
        int first = Math.min(isLarge ? LARGE_UNFOLDED : UNFOLDED, drawn.size());
        out.add(FigureMarkup.hatch()).add(markup.grid(drawn.subList(0, first)));
        if (drawn.size() > first) {
            out.open("div", "class", "folded").line();
            drawn.stream().skip(first).forEach(each -> out.add(markup.folded(each)));
            out.close().line();
        }
        note(out, "figures.undrawn", moved.stream().skip(most()).toList());
        note(
                out,
                "figures.same",
                measures.stream().filter(each -> !moved.contains(each)).toList());
        return out;
    }

    private long most() {
        return Math.max(LEAST_DRAWN, MOST_SQUARES / plots.size());
    }

    /// Those that the page has room for.
    List<Figure> figures() {
        return moved.stream()
                .limit(most())
                .flatMap(each -> drawn(each).stream())
                .toList();
    }

    private void note(Markup out, String key, List<Measure> left) {
        if (!left.isEmpty()) {
            var names = left.stream().map(Measure::label).collect(Collectors.joining(", "));
            out.element("p", wording.get(key, names, EvaluationFiles.CELLS), "class", "note");
        }
    }

    /// Over one axis the seats are in one plot.
    private List<Figure> drawn(Measure measure) {
        if (measure.name().equals("payoff-1") && payoffs.size() > 1) {
            var all = plots.seats(named(measure, "payoffs", "measure.payoffs"), payoffs, equal());
            return all.isEmpty() ? plots.draw(measure) : all;
        }
        if (measure.name().equals("score-1") && scores.size() > 1) {
            var all = plots.seats(named(measure, "scores", "measure.scores"), scores, Double.NaN);
            return all.isEmpty() ? plots.draw(measure) : all;
        }
        return plots.draw(measure);
    }

    private Measure named(Measure measure, String name, String key) {
        return new Measure(name, wording.get(key), measure.isShare(), measure.mean(), measure.low(), measure.high());
    }

    /// What every seat would have if all were alike; not finite if that depends on the cell.
    private double equal() {
        var players = sample.cells().stream()
                .map(each -> each.cell().pairing().players())
                .distinct()
                .toList();
        return players.size() == 1 ? HUNDRED / players.getFirst() : Double.NaN;
    }
}
