package plateau.reports.evaluation;

import java.util.List;
import java.util.stream.IntStream;
import plateau.arena.evaluation.figures.Finding;
import plateau.arena.evaluation.figures.Ranking;
import plateau.drawing.svg.Markup;
import plateau.reports.ReportPage;
import plateau.reports.plots.Label;
import plateau.words.Wording;

/// The tables of a report on an evaluation.
final class EvaluationTables {
    /// So many cells are on the page.
    static final int MOST_ROWS = 2000;

    /// With more than this the page has no room for intervals.
    private static final int MOST_WITH_INTERVALS = 400;

    /// Where something is not known; below all that is.
    private static final String LAST = "-1e300";

    private final PlayedCells sample;
    private final ReportPage page;
    private final Wording wording;

    EvaluationTables(PlayedCells sample, ReportPage page, Wording wording) {
        this.sample = sample;
        this.page = page;
        this.wording = wording;
    }

    /// A column, with as many digits in each row.
    private record Shown(MeasureText told, int digits) {}

    /// All cells, to be sorted by any column.
    Markup cells(List<Measure> measures) {
        var shown = sample.cells().stream().limit(MOST_ROWS).toList();
        var told = measures.stream()
                .map(each -> MeasureText.of(each, sample, wording))
                .map(each -> new Shown(each, each.tabled()))
                .toList();
        var out = new Markup().open("table", "class", "sortable cells");
        out.element("caption", wording.get("cells")).open("thead").open("tr");
        heading(out, wording.get("column.number"), "up");
        axes().forEach(axis -> heading(out, sample.name(axis), "up"));
        heading(out, wording.get("column.games"), "");
        measures.forEach(each -> heading(out, each.counted(wording), ""));
        out.close().close().line().open("tbody").line();
        shown.forEach(each -> row(out, each, told, shown.size() <= MOST_WITH_INTERVALS));
        var said = wording.get(
                shown.size() < sample.cells().size() ? "cells.cut" : "cells.caption",
                shown.size(),
                sample.cells().size(),
                EvaluationFiles.CELLS);
        return page.wide(wording.get("cells"), said, out.close().close(), page.beside(EvaluationFiles.CELLS));
    }

    private List<Integer> axes() {
        return IntStream.range(0, sample.axes().size()).boxed().toList();
    }

    private static void heading(Markup out, String text, String first) {
        out.element("th", text, "scope", "col", "data-first", first);
    }

    private void row(Markup out, Finding finding, List<Shown> told, boolean hasRoom) {
        long number = finding.cell().number();
        out.open("tr");
        out.element("th", wording.count(number + 1), "scope", "row", "data-v", String.valueOf(number));
        for (int axis : axes()) {
            var place = String.valueOf(sample.place(finding, axis));
            out.open("td", "data-v", place);
            out.add(Label.of(sample.value(finding, axis)).markup()).close();
        }
        number(out, wording.count(finding.games()), (double) finding.games());
        for (var each : told) {
            measure(out, finding, each, hasRoom);
        }
        out.close().line();
    }

    private void measure(Markup out, Finding finding, Shown shown, boolean hasRoom) {
        var value = shown.told.measure().of(finding);
        out.open("td", "data-v", sorted(value.value())).text(wording.decimal(shown.digits, value.value()));
        if (hasRoom && value.hasInterval()) {
            var half = wording.decimal(shown.digits, value.half());
            out.text(" ").element("small", "±" + half);
        }
        out.close();
    }

    private static void number(Markup out, String text, double number) {
        out.element("td", text, "data-v", sorted(number));
    }

    private static String sorted(double number) {
        return Double.isFinite(number) ? String.valueOf(number) : LAST;
    }

    /// Which cells are best, and how sure that is.
    Markup ranking(Ranking ranking, List<String> names) {
        var out = new Markup().element("p", sure(ranking), "class", "said");
        if (ranking.cells().size() < 2) {
            return out;
        }
        if (ranking.ties() > 0) {
            out.element("p", wording.get("ranking.ties", ranking.ties()), "class", "said");
        }
        if (ranking.among() > 0) {
            var key = ranking.sureAmong() > 0 ? "ranking.among" : "ranking.untried";
            var share = wording.hundredths(1, ranking.among());
            var sure = wording.hundredths(0, ranking.sureAmong());
            out.element("p", wording.get(key, share, sure), "class", "said");
        }
        var table = new Markup().open("table", "class", "ranking");
        table.element("caption", wording.get("ranking")).open("thead").open("tr");
        for (var column : List.of("rank", "cell", "goal", "interval", "chance")) {
            heading(table, wording.get("column." + column), "");
        }
        table.close().close().line().open("tbody").line();
        for (int i = 0; i < Math.min(ranking.cells().size(), OtherPlots.MOST_RANKED); i++) {
            ranked(table, i, ranking, names.get(i));
        }
        return out.add(page.wide(
                wording.get("ranking"), said(ranking), table.close().close(), page.beside(EvaluationFiles.CELLS)));
    }

    private String said(Ranking ranking) {
        var said = wording.get("ranking.said", sample.cells().size());
        return ranking.rounds().size() > 1 ? said + " " + wording.get("ranking.further") : said;
    }

    private String sure(Ranking ranking) {
        if (ranking.cells().size() < 2) {
            return wording.get("ranking.none", ranking.cells().size());
        }
        return wording.get(
                ranking.isLikely() ? "ranking.sure" : "ranking.unsure",
                wording.hundredths(0, ranking.sure()),
                ranking.rivals());
    }

    /// Of the first it is known how likely it is the best at least.
    private String chance(int index, Ranking ranking) {
        if (index > 0) {
            var chance = ranking.cells().get(index).chance();
            return wording.get("percent", wording.hundredths(0, chance));
        }
        return ranking.isLikely()
                ? wording.get("percent.least", wording.hundredths(0, ranking.sure()))
                : wording.decimal(0, Double.NaN);
    }

    private void ranked(Markup out, int index, Ranking ranking, String name) {
        var each = ranking.cells().get(index);
        out.open("tr").element("th", wording.count(index + 1L), "scope", "row");
        out.open("td", "class", "text").element("bdi", name).close();
        out.element("td", wording.decimal(3, each.value()));
        out.element("td", wording.get("interval", wording.decimal(3, each.low()), wording.decimal(3, each.high())));
        out.element("td", chance(index, ranking));
        out.close().line();
    }

    /// How a search went.
    Markup rounds(Ranking ranking) {
        if (ranking.rounds().isEmpty()) {
            return new Markup();
        }
        var out = new Markup().open("table", "class", "rounds");
        out.element("caption", wording.get("rounds")).open("thead").open("tr");
        for (var column : List.of("round", "cells", "each")) {
            heading(out, wording.get("column." + column), "");
        }
        out.close().close().line().open("tbody").line();
        for (int i = 0; i < ranking.rounds().size(); i++) {
            var round = ranking.rounds().get(i);
            out.open("tr").element("th", wording.count(i + 1L), "scope", "row");
            out.element("td", wording.count(round.cells()));
            out.element("td", wording.count(round.games())).close().line();
        }
        return new Markup()
                .element("h3", wording.get("rounds"))
                .add(page.wide(
                        wording.get("rounds"),
                        wording.get("rounds.caption"),
                        out.close().close(),
                        new Markup()));
    }
}
