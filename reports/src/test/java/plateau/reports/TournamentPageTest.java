package plateau.reports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.arena.ratings.Rating;
import plateau.reports.text.Sheet;
import plateau.testkit.Golden;
import plateau.words.Language;

class TournamentPageTest {
    private static final int MEGABYTE = 1 << 20;

    private static final List<String> BOTS = List.of("mcts:steps=2000", "hard", "greedy", "random");

    private static String html(TournamentData data) {
        return new TournamentPage(data, Language.ENGLISH).html();
    }

    private static ReadPage page(TournamentData data) throws Exception {
        return ReadPage.of(html(data));
    }

    @Test
    void thePageOfASmallTournamentIsAsItWas() {
        var data = SampleTournament.of(BOTS, 2, 12);
        Golden.check("tournament_en.html", html(data));
        Golden.check("tournament_fr.html", new TournamentPage(data, Language.FRENCH).html());
    }

    @Test
    void theSameTournamentGivesTheSamePage() {
        assertThat(html(SampleTournament.of(5, 3, 40))).isEqualTo(html(SampleTournament.of(5, 3, 40)));
    }

    @Test
    void thePageHasAllPartsInBothLanguages() throws Exception {
        for (var language : Language.values()) {
            var data = SampleTournament.of(BOTS, 2, 60);
            var page = ReadPage.of(new TournamentPage(data, language).html());
            assertThat(page.language()).isEqualTo(language.code());
            assertThat(page.misnamed()).isEmpty();
            assertThat(page.sections())
                    .containsExactly("standings", "strength", "cross", "course", "ends", "time", "games");
        }
    }

    @Test
    void numbersOfTheStandingsAreThoseOfTheData() throws Exception {
        var data = SampleTournament.of(BOTS, 2, 60);
        var rows = page(data).table("standings");
        assertThat(rows).hasSize(4);
        for (int i = 0; i < 4; i++) {
            var entrant = data.entrants().get(i);
            var share = entrant.share();
            assertThat(rows.get(i))
                    .startsWith(
                            i + 1 + " " + BOTS.get(i),
                            String.valueOf(entrant.games()),
                            String.valueOf(entrant.points()),
                            percent(share.value()),
                            percent(share.low()) + " to " + percent(share.high()),
                            rating(entrant.ratings().getFirst()),
                            String.valueOf(entrant.wins()),
                            String.valueOf(entrant.draws()),
                            String.valueOf(entrant.losses()));
            assertThat(rows.get(i).get(10)).isEqualTo(String.valueOf(entrant.left()));
        }
    }

    private static String percent(double share) {
        return plateau.core.text.Text.format("%.1f", 100 * share);
    }

    /// Of the first bot it is a bound.
    private static String rating(TournamentData.Rated rating) {
        return rating.held() == Rating.Held.FROM_BELOW
                ? "≥ " + rounded(rating.estimate().low())
                : rounded(rating.estimate().value());
    }

    private static String rounded(double number) {
        return plateau.core.text.Text.format("%,.0f", number);
    }

    @Test
    void aRatingHeldFromOneSideIsABoundInThePlotToo() throws Exception {
        var data = SampleTournament.of(BOTS, 2, 60);
        var bound = rating(data.entrants().getFirst().ratings().getFirst());
        assertThat(TournamentReport.files(data, Language.ENGLISH).get("report.html"))
                .containsOnlyOnce("it is a bound (95 %), and how far it lies beyond is not known.")
                .containsPattern("28px\">" + bound + "</div>");
        assertThat(new TournamentSheets(data).ratings().csv()).contains(",FROM_BELOW\r\n", ",BOTH_SIDES\r\n");
    }

    @Test
    void theCrossTableHasEveryShare() throws Exception {
        var data = SampleTournament.of(BOTS, 2, 60);
        var rows = page(data).table("cross");
        for (int row = 0; row < 4; row++) {
            for (int column = 0; column < 4; column++) {
                var cell = data.cross().get(row).get(column);
                var told = row == column ? "" : rounded(100 * cell.share());
                assertThat(rows.get(row).get(column + 1)).isEqualTo(told);
            }
        }
    }

    @Test
    void everyPlotSaysWhatItShowsAndHasItsFigures() throws Exception {
        var data = SampleTournament.of(BOTS, 2, 60);
        var page = page(data);
        var plots = page.all("svg")
                .filter(each -> each.getAttribute("role").equals("img"))
                .toList();
        assertThat(plots).hasSize(8);
        for (var plot : plots) {
            assertThat(plot.getFirstChild().getNodeName()).isEqualTo("title");
            assertThat(plot.getFirstChild().getNextSibling().getNodeName()).isEqualTo("desc");
            assertThat(plot.getFirstChild().getNextSibling().getTextContent()).isNotBlank();
        }
        var captions = page.all("figcaption").toList();
        assertThat(captions).hasSize(8).allMatch(each -> each.getTextContent().startsWith("60 games"));
        assertThat(captions).allMatch(each -> ReadPage.all(each, "a").count() == 1);
    }

    @Test
    void theFiguresCanBeTakenFromThePage() throws Exception {
        var data = SampleTournament.of(BOTS, 2, 60);
        var sheets = new TournamentSheets(data).all();
        var addresses =
                page(data).all("a").map(each -> each.getAttribute("href")).toList();
        assertThat(addresses).containsAll(sheets.stream().map(Sheet::address).toList());
        var lengths =
                addresses.stream().filter(each -> each.contains(",decisions,")).findFirst();
        assertThat(URLDecoder.decode(lengths.orElseThrow(), StandardCharsets.UTF_8))
                .endsWith(new TournamentSheets(data).lengths().csv());
    }

    @Test
    void tablesHaveCaptionsAndHeadings() throws Exception {
        var page = page(SampleTournament.of(BOTS, 2, 60));
        assertThat(page.all("table"))
                .hasSize(4)
                .allMatch(each -> !each.getFirstChild().getTextContent().isBlank())
                .allMatch(each -> each.getFirstChild().getNodeName().equals("caption"));
        assertThat(page.all("th")).allMatch(each -> !each.getAttribute("scope").isEmpty());
    }

    @Test
    void namesAndReasonsFromElsewhereStayTexts() throws Exception {
        var names = List.of(
                "<script>alert(1)</script>",
                "👨‍👩‍👧‍👦".repeat(50),
                "بوت قوي ".repeat(25),
                "\u202Ea\0b\"'&]]>",
                "=1+1",
                "");
        var page = page(SampleTournament.of(names, 3, 60));
        assertThat(page.all("script")).hasSize(1);
        var told = page.table("standings").stream().map(List::getFirst).toList();
        assertThat(told.getFirst()).isEqualTo("1 <script>alert(1)</script>");
        assertThat(told.get(3)).isEqualTo("4 �a�b\"'&]]>");
        assertThat(told).allMatch(each -> each.length() < 140);
        assertThat(page.all("span").map(each -> each.getAttribute("title"))).contains(names.get(1), names.get(2));
        assertThat(page.text()).contains("no <tile> left");
    }

    @Test
    void anEmptyTournamentSaysSo() throws Exception {
        assertThat(page(SampleTournament.of(0, 2, 0)).text()).contains("No games were played.");
        var unplayed = page(SampleTournament.of(3, 2, 0));
        assertThat(unplayed.text()).contains("No games were played.").doesNotContain("NaN");
    }

    @Test
    void oneEntrantAloneHasAPage() throws Exception {
        var page = page(SampleTournament.of(1, 1, 5));
        assertThat(page.table("standings")).hasSize(1);
        assertThat(page.sections()).doesNotContain("cross");
    }

    @Test
    void twoHundredEntrantsAndManyGamesFitOnAPage() throws Exception {
        var html = html(SampleTournament.of(200, 4, 100_000));
        assertThat(html.getBytes(StandardCharsets.UTF_8).length).isLessThan(4 * MEGABYTE);
        var page = ReadPage.of(html);
        assertThat(page.table("standings")).hasSize(200);
        assertThat(page.table("games")).hasSize(TournamentTables.MOST_GAMES);
        assertThat(page.text())
                .contains("1,000 of 100,000 games")
                .contains("games.csv has all of it, and records.jsonl the games themselves")
                .contains("the first 24 entrants");
        assertThat(page.all("a").map(each -> each.getAttribute("href"))).contains("./games.csv");
    }

    @Test
    void everyGameLeadsToItsRecord() throws Exception {
        var data = SampleTournament.of(BOTS, 2, 60);
        var page = page(data);
        var last = page.table("games").getLast();
        assertThat(last.getFirst()).isEqualTo("60");
        assertThat(last.getLast()).isEqualTo("line 60 plateau replay records.jsonl --game 60");
        assertThat(page.all("a").map(each -> each.getAttribute("href"))).contains("./records.jsonl");
    }

    @Test
    void aCrossTableOfAnotherSizeIsRefused() {
        var data = SampleTournament.of(2, 2, 4);
        assertThatThrownBy(() -> new TournamentData(
                        data.title(),
                        data.games(),
                        data.format(),
                        data.seed(),
                        data.clock(),
                        data.played(),
                        data.records(),
                        data.entrants().subList(0, 1),
                        data.cross(),
                        data.seats(),
                        data.lengths(),
                        data.endings(),
                        data.causes(),
                        List.of()))
                .hasMessage("the cross table is not 1 by 1");
    }
}
