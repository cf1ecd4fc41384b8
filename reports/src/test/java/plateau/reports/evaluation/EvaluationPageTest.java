package plateau.reports.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.sweep.Axis;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.Roster;
import plateau.core.text.Text;
import plateau.reports.ReadPage;
import plateau.testkit.Golden;
import plateau.testkit.KuhnPoker;
import plateau.words.Language;
import plateau.words.Vocabulary;

@Tag("slow")
class EvaluationPageTest {
    private static final String COMMAND = "plateau evaluate kuhn --sweep deck=0..9 --sweep 'luck=0..9' --games 100";
    private static final List<Axis> TWO = List.of(SampleFindings.axis("deck", 0, 9), SampleFindings.axis("luck", 0, 9));
    private static final int MEGABYTE = 1 << 20;

    private static final Roster ROSTER = new Roster() {
        @Override
        public Game game(String name, Map<String, Object> options) {
            return new KuhnPoker();
        }

        @Override
        public Player player(String name, Game game) {
            throw new UnsupportedOperationException();
        }
    };

    private static EvaluationFiles files(Language language) {
        return new EvaluationFiles(Vocabulary.of(language), ROSTER, "1.2.3");
    }

    private static String html(Findings findings) {
        return files(Language.ENGLISH).page(findings, COMMAND);
    }

    private static ReadPage page(Findings findings) throws Exception {
        return ReadPage.of(html(findings));
    }

    private static Findings findings(Axis... axes) {
        return SampleFindings.whole(List.of(axes));
    }

    private static Findings small() {
        return findings(SampleFindings.axis("deck", 0, 2), new Axis("seats", List.of("greedy", "mcts:steps=200")));
    }

    @Test
    void levelsAndPresetsHaveTheirNamesInTheLanguageAndInFilesTheOneName() {
        var levels = new Axis("seats", List.of("easy", "hard"));
        var findings = findings(levels, new Axis("preset", List.of("usual", "report")));
        var french = files(Language.FRENCH).page(findings, COMMAND);
        assertThat(french).contains("facile, difficile", ">habituel<", ">rapport<");
        assertThat(french.replaceAll("(?s)data:text/csv[^\"]*", "")).doesNotContain("easy", "usual");
        assertThat(files(Language.ENGLISH).page(findings, COMMAND)).doesNotContain("facile", "rapport<");
        var csv = new String(
                files(Language.FRENCH).all(findings, COMMAND, 1).get(EvaluationFiles.CELLS), StandardCharsets.UTF_8);
        assertThat(csv).contains(",easy,usual,", ",hard,report,");
    }

    @Test
    void thePageOfASmallEvaluationIsAsItWas() {
        Golden.check("evaluation_en.html", html(small()));
        Golden.check("evaluation_fr.html", files(Language.FRENCH).page(small(), COMMAND));
    }

    @Test
    void thePageHasAllPartsInBothLanguages() throws Exception {
        for (var language : Language.values()) {
            var findings = SampleFindings.of(TWO, 2, each -> true, Optional.of("balance"));
            var page = ReadPage.of(files(language).page(findings, COMMAND));
            assertThat(page.language()).isEqualTo(language.code());
            assertThat(page.misnamed()).isEmpty();
            assertThat(page.sections())
                    .containsExactly("ranking", "influence", "figures", "balance", "lengths", "cells", "again");
            assertThat(page.text()).contains(COMMAND).contains("1.2.3").doesNotContain("NaN");
        }
    }

    @Test
    void everyCellOfAHeatMapHasItsValue() throws Exception {
        var findings = findings(TWO.toArray(Axis[]::new));
        int column = findings.column("length_mean");
        var titles =
                page(findings).all("title").map(each -> each.getTextContent()).toList();
        for (var each : findings.cells()) {
            var values = each.cell().values();
            var told = Text.format("%.2f", each.figures().get(column));
            var start = Text.format("deck %s, luck %s: %s (", values.get(0), values.get(1), told);
            assertThat(titles).anyMatch(title -> title.startsWith(start));
        }
    }

    @Test
    void theTableHasEveryCellAndSortsByNumbers() throws Exception {
        var findings = findings(TWO.toArray(Axis[]::new));
        var rows = page(findings).table("cells");
        assertThat(rows).hasSize(100);
        assertThat(rows.get(37)).startsWith("38", "3", "7", "100");
        var page = page(findings);
        var cells = ReadPage.all(page.section("cells").getFirst(), "td").toList();
        assertThat(cells).allMatch(each -> !each.getAttribute("data-v").isEmpty());
    }

    @Test
    void overOneAxisThereAreLines() throws Exception {
        var findings = findings(SampleFindings.axis("deck", 0, 29));
        var page = page(findings);
        int column = findings.column("payoff2");
        long share = Math.round(100 * findings.cells().get(2).figures().get(column));
        var third = Text.format("deck 2, Seat 2: %d.", share);
        assertThat(page.all("title").map(each -> each.getTextContent())).anyMatch(each -> each.startsWith(third));
        assertThat(page.all("path").map(each -> each.getAttribute("class")))
                .contains("line p0", "line p1", "spread", "line");
        assertThat(page.all("rect").map(each -> each.getAttribute("class"))).noneMatch(each -> each.startsWith("heat"));
    }

    @Test
    void overThreeAxesThereAreSeveralHeatMapsAndWordOfThoseLeftOut() throws Exception {
        var few = findings(
                SampleFindings.axis("deck", 0, 3),
                SampleFindings.axis("luck", 0, 3),
                new Axis("powers", List.of("on", "off")));
        assertThat(page(few).all("h4").map(each -> each.getTextContent())).startsWith("powers on", "powers off");
        var many = findings(
                SampleFindings.axis("deck", 0, 29),
                SampleFindings.axis("luck", 0, 2),
                SampleFindings.axis("points", 10, 12),
                SampleFindings.axis("size", 1, 9));
        var page = page(many);
        assertThat(page.text()).doesNotContain("combinations are drawn");
        var more = page(findings(
                SampleFindings.axis("deck", 0, 6),
                SampleFindings.axis("luck", 0, 5),
                SampleFindings.axis("points", 10, 14),
                SampleFindings.axis("size", 1, 5)));
        assertThat(more.text()).contains("The first 24 of 25 combinations are drawn");
    }

    @Test
    void whatMattersMostIsSaidFirst() throws Exception {
        var two = findings(TWO.toArray(Axis[]::new));
        var said = files(Language.ENGLISH).summary(two).orElseThrow();
        assertThat(said)
                .matches("deck matters most: it explains \\d+ % of the differences between cells on"
                        + " average over the figures, luck \\d+ %.");
        assertThat(page(two).section("influence").getFirst().getTextContent()).contains(said);
        assertThat(files(Language.FRENCH).summary(two).orElseThrow()).startsWith("deck compte le plus\u00a0:");
        assertThat(files(Language.ENGLISH).summary(findings())).isEmpty();
        var one = findings(SampleFindings.axis("deck", 0, 9));
        assertThat(files(Language.ENGLISH).summary(one).orElseThrow())
                .startsWith("deck explains ")
                .endsWith("the rest is chance.");
    }

    @Test
    void whatEveryGameHasComesBeforeTheGamesOwnFigures() throws Exception {
        var headings = ReadPage.all(page(small()).section("figures").getFirst(), "h3")
                .map(each -> each.getTextContent())
                .toList();
        assertThat(headings.getFirst()).isEqualTo("Length (decisions)");
        assertThat(headings.indexOf("Share of seat 1")).isLessThan(headings.indexOf("Bets"));
    }

    @Test
    void whereTooFewCellsWerePlayedASentenceSaysSo() throws Exception {
        var axes = List.of(SampleFindings.axis("deck", 0, 299), SampleFindings.axis("luck", 0, 199));
        var thin = page(SampleFindings.of(axes, 2, each -> each % 1201 == 0, Optional.of("balance")));
        assertThat(thin.section("influence").getFirst().getTextContent())
                .contains("What matters cannot be told: too few cells were played");
        assertThat(ReadPage.all(thin.section("influence").getFirst(), "svg")).isEmpty();
    }

    @Test
    void aFigureWithoutIntervalsOverOneAxisSaysWhyNothingIsTold() throws Exception {
        var page = page(findings(SampleFindings.axis("deck", 0, 9)));
        assertThat(page.section("influence").getFirst().getTextContent())
                .contains("Choices for a decision · No interval is known.");
    }

    @Test
    void aColumnThatIsNothingEverywhereHasAsManyDigitsAsItsInterval() throws Exception {
        var text = page(findings(TWO.toArray(Axis[]::new))).section("cells").getFirst();
        assertThat(text.getTextContent()).contains("0.0 ±1.8").doesNotContain("0.000 ±");
    }

    @Test
    void wholeNumbersHaveWholeMarks() throws Exception {
        var ticks = page(findings(SampleFindings.axis("deck", 3, 5)))
                .all("text")
                .filter(each -> each.getAttribute("class").startsWith("tick"))
                .map(each -> each.getTextContent())
                .toList();
        assertThat(ticks).contains("3", "4", "5").doesNotContain("3.5", "4.5");
    }

    @Test
    void cellsWithLongNamesAreTheirValuesInTheBalanceOfSeats() throws Exception {
        var page = page(findings(
                SampleFindings.axis("a-rather-long-option", 0, 2),
                SampleFindings.axis("another-rather-long-option", 0, 2),
                SampleFindings.axis("the-longest-option-of-all", 0, 2)));
        var text = page.section("balance").getFirst().getTextContent();
        assertThat(text)
                .contains("Cells are named by their values of a-rather-long-option, another")
                .containsPattern("\\d, \\d, \\d")
                .doesNotContain("…");
    }

    @Test
    void itDoesNotMatterHowManyThreadsDraw() {
        var one = files(Language.ENGLISH).all(small(), COMMAND, 1);
        var two = files(Language.ENGLISH).all(small(), COMMAND, 2);
        assertThat(List.copyOf(one.keySet())).isEqualTo(List.copyOf(two.keySet()));
        one.forEach((name, bytes) -> assertThat(two.get(name)).as(name).isEqualTo(bytes));
    }

    @Test
    void aSingleCellHasAPage() throws Exception {
        var page = page(findings());
        assertThat(page.sections()).containsExactly("balance", "lengths", "cells", "again");
        assertThat(page.table("cells")).hasSize(1);
    }

    @Test
    void anEvaluationWithoutGamesSaysSo() throws Exception {
        var none = SampleFindings.of(TWO, 2, each -> false, Optional.empty());
        assertThat(page(none).text()).contains("No games were played.");
    }

    @Test
    void whatWasNotPlayedIsHatchedAndThePageSaysThatItIsNotAtItsEnd() throws Exception {
        var page = page(SampleFindings.of(TWO, 2, each -> each < 67, Optional.empty()));
        assertThat(page.text()).contains("not at its end").contains("67 of 100").contains("deck 9, luck 9: not played");
        assertThat(page.all("rect").map(each -> each.getAttribute("class"))).contains("heat unplayed");
    }

    @Test
    void seatsThatACellDoesNotHaveAreLeftOut() throws Exception {
        var players = SampleFindings.axis(Axis.PLAYERS, 2, 4);
        var page = page(SampleFindings.of(List.of(players), 4, each -> true, Optional.empty()));
        var headings = ReadPage.all(page.section("balance").getFirst(), "h3")
                .map(each -> each.getTextContent())
                .toList();
        assertThat(headings).containsExactly("Seats, 2 players", "Seats, 3 players", "Seats, 4 players");
        assertThat(page.text()).doesNotContain("NaN");
    }

    @Test
    void aSearchTellsItsRoundsAndHowSureItIs() throws Exception {
        var axes = List.of(
                SampleFindings.axis("deck", 0, 299),
                SampleFindings.axis("luck", 0, 199),
                SampleFindings.axis("points", 5, 12));
        var page = page(SampleFindings.of(axes, 2, each -> each % 4801 == 0, Optional.of("balance")));
        assertThat(page.text())
                .contains("at least 87 % sure; 99 others may be as good")
                .contains("how the first compares with the others cannot be said")
                .contains("Cells that went further in the search come first")
                .contains("100 of 480,000")
                .contains("Means over all other options.");
        assertThat(page.table("ranking")).hasSize(15);
    }

    @Test
    void aLargeSweepFitsOnAPage() throws Exception {
        var findings = findings(SampleFindings.axis("deck", 0, 99), SampleFindings.axis("luck", 0, 99));
        var html = html(findings);
        assertThat(html.getBytes(StandardCharsets.UTF_8).length).isLessThan(6 * MEGABYTE);
        var page = ReadPage.of(html);
        assertThat(page.table("cells")).hasSize(EvaluationTables.MOST_ROWS);
        assertThat(page.text())
                .contains("2,000 of 10,000 cells; cells.csv has all of them")
                .contains("Neighbouring values are taken together.");
    }

    @Test
    void textsFromElsewhereStayTexts() throws Exception {
        var bots = new Axis("seat1", List.of("<script>alert(1)</script>", "\"'&]]>", "cmd:a, b"));
        var page = page(findings(bots, SampleFindings.axis("deck", 0, 1)));
        assertThat(page.all("script")).hasSize(1);
        assertThat(page.text()).contains("<script>alert(1)</script>");
    }

    @Test
    void everyPlotIsAFileInTwoForms() {
        var all = files(Language.ENGLISH).all(small(), COMMAND, 2);
        assertThat(all.keySet())
                .contains(
                        "cells.csv",
                        "report.html",
                        "plots/length.svg",
                        "plots/length.png",
                        "plots/influence.svg",
                        "plots/seats.png",
                        "plots/lengths.svg",
                        "plots/lengths-by-deck.png");
        var drawing = new String(all.get("plots/length.svg"), StandardCharsets.UTF_8);
        assertThat(drawing).contains("fill:#").doesNotContain("class=").doesNotContain("var(");
        assertThat(all.get("plots/length.png")).startsWith(0x89, 'P', 'N', 'G');
    }
}
