package plateau.reports.evaluation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.arena.evaluation.Axis;
import plateau.arena.evaluation.Findings;
import plateau.core.Game;
import plateau.core.text.Text;
import plateau.drawing.svg.Markup;
import plateau.reports.Page;
import plateau.reports.plots.PlotFile;
import plateau.reports.text.ReportWording;
import plateau.words.Vocabulary;
import plateau.words.Wording;

/// What an evaluation found, as a page. A part about which there is nothing to say is left out.
final class EvaluationPage {
    /// So many plots are in sight; the others unfold.
    private static final int UNFOLDED = 4;

    private static final int LARGE_UNFOLDED = 2;

    /// So many squares the heat maps of a page have together, or it would be large.
    private static final int MOST_SQUARES = 12_000;

    private static final int LEAST_DRAWN = 3;
    private static final int MOST_VALUES = 6;
    private static final double HUNDRED = 100;

    private final Findings findings;
    private final Wording wording;
    private final Page page;
    private final Sample sample;
    private final List<Measure> measures;
    private final List<Influence> influences;
    private final List<Measure> payoffs;
    private final List<Measure> scores;
    private final MeasurePlots plots;
    private final OtherPlots others;
    private final EvaluationTables tables;
    private final List<Figure> figures = new ArrayList<>();

    /// @param version of Plateau; empty where it is not known
    /// @param command that repeats the evaluation
    EvaluationPage(
            Findings findings,
            Vocabulary words,
            Optional<Game> game,
            String version,
            String command) {
        this.findings = findings;
        wording = ReportWording.in(words.language());
        page = new Page(wording.get("evaluation.title", findings.plan().game()), wording);
        sample = new Sample(findings, wording);
        var all = new Measures(findings, words, game);
        payoffs = all.payoffs();
        scores = all.scores();
        var found = new HashMap<Measure, Influence>();
        all.all().forEach(each -> found.put(each, Influence.of(each, sample)));
        measures =
                all.all().stream()
                        .sorted(Comparator.comparingDouble(each -> -told(found, each)))
                        .toList();
        influences = measures.stream().map(each -> told(found.get(each))).toList();
        plots = new MeasurePlots(sample, wording);
        others = new OtherPlots(sample, wording);
        tables = new EvaluationTables(sample, page, wording);
        facts(version);
        sections(command);
    }

    private static double told(Map<Measure, Influence> found, Measure measure) {
        return told(found.get(measure)).explained();
    }

    private static Influence told(@org.jspecify.annotations.Nullable Influence influence) {
        return influence == null ? new Influence(List.of(), 0, 0) : influence;
    }

    /// The text of the file.
    String html() {
        return page.html();
    }

    /// All plots of the page.
    List<Figure> figures() {
        return figures;
    }

    private void facts(String version) {
        var plan = findings.plan();
        page.fact("fact.game", plan.game());
        page.fact("fact.preset", plan.preset().orElse(""));
        page.fact("fact.set", String.join(" ", plan.settings()));
        page.fact("fact.at", String.join(", ", plan.seats()));
        page.fact(
                "fact.swept",
                plan.axes().stream().map(this::swept).collect(Collectors.joining("; ")));
        page.fact("fact.goal", plan.goal().orElse(""));
        page.fact("fact.until", plan.until().orElse(""));
        page.fact("fact.budget", plan.isSearch() ? wording.count(plan.budget()) : "");
        page.fact(
                "fact.cells",
                findings.all() == findings.cells().size()
                        ? wording.count(findings.all())
                        : wording.get("of", findings.cells().size(), findings.all()));
        page.fact(
                "fact.played",
                findings.isPartial()
                        ? wording.get("of", findings.games(), findings.planned())
                        : wording.count(findings.games()));
        page.fact("fact.clock", plan.clock());
        page.fact("fact.seed", String.valueOf(plan.seed()));
        page.fact("fact.seconds", wording.get("seconds", wording.decimal(1, findings.seconds())));
        page.fact("fact.version", version);
        if (findings.isPartial()) {
            page.warn(wording.get("partial"));
        }
    }

    private String swept(Axis axis) {
        var values = axis.values();
        var told =
                values.size() <= MOST_VALUES
                        ? String.join(", ", values)
                        : Text.format(
                                "%s, %s … %s (%s)",
                                values.get(0),
                                values.get(1),
                                values.getLast(),
                                wording.count(values.size()));
        return Text.format("%s %s", axis.name(), told);
    }

    private void sections(String command) {
        if (findings.cells().isEmpty()) {
            page.section("cells", new Markup().element("p", wording.get("nothing")));
        } else {
            ranking();
            matters();
            measures();
            page.section("balance", grid(take(others.seats(payoffs))));
            var lengths = new ArrayList<>(List.of(others.lengths()));
            lengths.addAll(others.strips());
            page.section("lengths", grid(take(lengths)));
            page.section("cells", tables.cells(measures));
        }
        page.section("again", again(command));
    }

    private void ranking() {
        findings.ranking()
                .ifPresent(
                        ranking -> {
                            var names = new ArrayList<String>();
                            var cells =
                                    findings.cells().stream()
                                            .collect(
                                                    Collectors.toMap(
                                                            each -> each.cell().number(),
                                                            sample::name));
                            ranking.cells()
                                    .forEach(
                                            each -> names.add(cells.getOrDefault(each.cell(), "")));
                            var out = tables.ranking(ranking, names);
                            out.add(grid(take(List.of(others.ranking(ranking, names)))));
                            page.section("ranking", out.add(tables.rounds(ranking)));
                        });
    }

    /// Keeps plots for their files as well.
    private List<Figure> take(List<Figure> some) {
        figures.addAll(some);
        return some;
    }

    private void matters() {
        var moved = IntStream.range(0, measures.size()).filter(this::isMoved).boxed().toList();
        var figure =
                others.influence(
                        moved.stream().map(measures::get).toList(),
                        moved.stream().map(influences::get).toList());
        if (!figure.isEmpty()) {
            page.section("influence", grid(take(figure)));
        }
    }

    /// Whether a measure is not the same in all cells.
    private boolean isMoved(int index) {
        var measure = measures.get(index);
        return findings.cells().stream()
                        .map(each -> measure.of(each).value())
                        .filter(Double::isFinite)
                        .distinct()
                        .limit(2)
                        .count()
                > 1;
    }

    private void measures() {
        if (sample.varied().isEmpty()) {
            return;
        }
        var moved =
                IntStream.range(0, measures.size())
                        .filter(this::isMoved)
                        .mapToObj(measures::get)
                        .toList();
        long most = Math.max(LEAST_DRAWN, MOST_SQUARES / plots.size());
        var drawn = take(moved.stream().limit(most).flatMap(each -> drawn(each).stream()).toList());
        var out = new Markup();
        if (sample.varied().size() > 1) {
            out.element("p", wording.get("colours"), "class", "note said");
        }
        boolean isLarge = drawn.stream().anyMatch(each -> each.panels().size() > 1);
        int first = Math.min(isLarge ? LARGE_UNFOLDED : UNFOLDED, drawn.size());
        out.add(hatch()).add(grid(drawn.subList(0, first)));
        if (drawn.size() > first) {
            out.open("div", "class", "folded").line();
            drawn.stream().skip(first).forEach(each -> out.add(folded(each)));
            out.close().line();
        }
        note(out, "figures.undrawn", moved.stream().skip(most).toList());
        note(out, "figures.same", measures.stream().filter(each -> !moved.contains(each)).toList());
        page.section("figures", out);
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
        return new Measure(
                name,
                wording.get(key),
                measure.isShare(),
                measure.mean(),
                measure.low(),
                measure.high());
    }

    /// What every seat would have if all were alike; not finite if that depends on the cell.
    private double equal() {
        var players =
                findings.cells().stream()
                        .map(each -> each.cell().pairing().players())
                        .distinct()
                        .toList();
        return players.size() == 1 ? HUNDRED / players.getFirst() : Double.NaN;
    }

    private static Markup hatch() {
        return new Markup()
                .open("svg", "class", "hidden", "width", "0", "height", "0", "aria-hidden", "true")
                .add(PlotFile.hatch())
                .close()
                .line();
    }

    private Markup folded(Figure figure) {
        return new Markup()
                .open("details")
                .element("summary", figure.heading())
                .add(figure(figure))
                .close()
                .line();
    }

    private Markup grid(List<Figure> some) {
        var out = new Markup().open("div", "class", "figures").line();
        some.forEach(each -> out.add(figure(each)));
        return out.close().line();
    }

    private Markup figure(Figure figure) {
        return Told.isInPage(sample) || isSmall(figure)
                ? page.figure(figure.heading(), figure.drawn(), figure.caption(), figure.sheet())
                : page.figure(
                        figure.heading(),
                        figure.drawn(),
                        figure.caption(),
                        page.beside(EvaluationFiles.CELLS));
    }

    /// Whether a plot's own table does not grow with the cells.
    private static boolean isSmall(Figure figure) {
        return figure.name().equals("influence") || figure.name().startsWith("lengths");
    }

    private Markup again(String command) {
        return new Markup()
                .element("p", wording.get("again.said"), "class", "note said")
                .open(
                        "div",
                        "class",
                        "command",
                        "data-copy",
                        wording.get("copy"),
                        "data-copied",
                        wording.get("copied"))
                .open("pre", "tabindex", "0")
                .element("code", command)
                .close()
                .close()
                .line();
    }
}
