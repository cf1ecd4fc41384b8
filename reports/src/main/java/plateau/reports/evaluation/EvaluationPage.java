package plateau.reports.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import plateau.arena.evaluation.figures.Findings;
import plateau.core.Game;
import plateau.drawing.svg.Markup;
import plateau.reports.ReportPage;
import plateau.reports.text.ReportWording;
import plateau.words.Vocabulary;
import plateau.words.Wording;

/// What an evaluation found, as a page. A part about which there is nothing to say is left out.
final class EvaluationPage {
    private final Findings findings;
    private final Wording wording;
    private final ReportPage page;
    private final PlayedCells sample;
    private final List<Measure> payoffs;
    private final Matters matters;
    private final MeasureSection section;
    private final FigureMarkup markup;
    private final OtherPlots others;
    private final EvaluationTables tables;
    private final List<Figure> figures = new ArrayList<>();

    /// @param version of Plateau; empty where it is not known
    /// @param command that repeats the evaluation
    EvaluationPage(Findings findings, Vocabulary words, Optional<Game> game, String version, String command) {
        this.findings = findings;
        wording = ReportWording.in(words.language());
        page = new ReportPage(wording.get("evaluation.title", findings.plan().game()), wording);
        var names = new AxisNames(words.language(), game);
        sample = new PlayedCells(findings, wording, names);
        var all = new Measures(findings, words, game);
        payoffs = all.payoffs();
        matters = new Matters(sample, all);
        markup = new FigureMarkup(page, sample);
        section = new MeasureSection(sample, matters.measures(), all, markup, wording);
        others = new OtherPlots(sample, wording);
        tables = new EvaluationTables(sample, page, wording);
        new EvaluationFacts(findings, wording, names).add(page, version);
        sections(command);
    }

    /// The text of the file.
    String html() {
        return page.html();
    }

    /// All plots of the page.
    List<Figure> figures() {
        return figures;
    }

    private void sections(String command) {
        if (findings.cells().isEmpty()) {
            page.section("cells", new Markup().element("p", wording.get("nothing")));
        } else {
            ranking();
            matters();
            if (!sample.varied().isEmpty()) {
                page.section("figures", section.draw(take(section.figures())));
            }
            page.section("balance", markup.grid(take(new SeatPlots(sample, wording).draw(payoffs))));
            var lengths = new ArrayList<>(List.of(others.lengths()));
            lengths.addAll(others.strips());
            page.section("lengths", markup.grid(take(lengths)));
            page.section("cells", tables.cells(matters.measures()));
        }
        page.section("again", again(command));
    }

    private void ranking() {
        findings.ranking().ifPresent(ranking -> {
            var names = new ArrayList<String>();
            var cells = findings.cells().stream()
                    .collect(Collectors.toMap(each -> each.cell().number(), sample::name));
            ranking.cells().forEach(each -> names.add(cells.getOrDefault(each.cell(), "")));
            var out = tables.ranking(ranking, names);
            if (ranking.cells().size() > 1) {
                out.add(markup.grid(take(List.of(others.ranking(ranking, names)))));
            }
            page.section("ranking", out.add(tables.rounds(ranking)));
        });
    }

    /// Keeps plots for their files as well.
    private List<Figure> take(List<Figure> some) {
        figures.addAll(some);
        return some;
    }

    private void matters() {
        var out = new Markup();
        matters.sentence(wording).ifPresent(said -> out.element("p", said, "class", "said"));
        var drawn = take(new InfluencePlot(sample, matters, wording).draw(section.moved()));
        if (!drawn.isEmpty()) {
            out.add(markup.grid(drawn));
        }
        if (!out.toString().isEmpty()) {
            page.section("influence", out);
        }
    }

    private Markup again(String command) {
        return new Markup()
                .element("p", wording.get("beside", EvaluationFiles.CELLS), "class", "note said")
                .element("p", wording.get("again.said"), "class", "note said")
                .open("div", "class", "command", "data-copy", wording.get("copy"), "data-copied", wording.get("copied"))
                .open("pre", "tabindex", "0")
                .element("code", command)
                .close()
                .close()
                .line();
    }
}
