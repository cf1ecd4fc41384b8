package plateau.reports;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.arena.ratings.Rating;
import plateau.core.Ending;
import plateau.reports.TournamentData.Entrant;
import plateau.reports.TournamentData.Estimate;
import plateau.reports.TournamentData.Pace;
import plateau.reports.TournamentData.Rated;
import plateau.reports.plots.Count;
import plateau.reports.plots.CrossTablePlot;
import plateau.words.Language;

/// Figures at the edge of what there can be give a page too, with nothing on it that is no number.
class StrangeFiguresTest {
    private static final Estimate ZERO = new Estimate(0, 0, 0);
    private static final Estimate NOTHING =
            new Estimate(Double.NaN, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    private static final Estimate UNBOUNDED = new Estimate(1500, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

    /// A tournament of three entrants who are all alike.
    private static TournamentData of(Estimate share, Estimate rating, double number, Count count) {
        var entrant = new Entrant(
                1,
                "bot",
                1,
                number,
                share,
                List.of(new Rated(2, rating, false, Rating.Held.BOTH_SIDES)),
                0,
                1,
                0,
                number,
                List.of(),
                new Pace(number, number),
                List.of(count));
        return new TournamentData(
                "Strange",
                List.of(),
                "",
                0,
                "",
                1,
                "",
                Collections.nCopies(3, entrant),
                Collections.nCopies(3, Collections.nCopies(3, new CrossTablePlot.Cell(share.value(), 1))),
                List.of(new TournamentData.SeatShare(2, 0, share, 1)),
                List.of(count),
                List.of(new TournamentData.Ended(Ending.CRASH, 1)),
                List.of(new TournamentData.Cause("board-full", "", 0)),
                List.of());
    }

    @Test
    void thoseWhoAreEqualHaveTheSameRank() {
        var files = TournamentReport.files(of(ZERO, ZERO, 0, new Count(0, 1)), Language.ENGLISH);
        assertThat(files.getOrDefault("entrants.csv", "").lines())
                .containsExactly(
                        "rank,name,games,points,share,low,high,wins,draws,losses,score,left," + "mean-ms,slowest-ms",
                        "1,bot,1,0,0,0,0,0,1,0,0,0,0,0",
                        "1,bot,1,0,0,0,0,0,1,0,0,0,0,0",
                        "1,bot,1,0,0,0,0,0,1,0,0,0,0,0");
    }

    private static ReadPage page(TournamentData data) throws Exception {
        var html = new TournamentPage(data, Language.ENGLISH).html();
        var plain = html.replaceAll("(?s)<(style|script)>.*?</\\1>", "");
        assertThat(plain).doesNotContain("NaN", "Infinity", "∞");
        return ReadPage.of(html);
    }

    @Test
    void allZeros() throws Exception {
        var row = page(of(ZERO, ZERO, 0, new Count(0, 1))).table("standings").getFirst();
        assertThat(row).contains("0.0", "0.0 to 0.0", "0.00");
    }

    @Test
    void allAlike() throws Exception {
        var half = new Estimate(0.5, 0.5, 0.5);
        var rows = page(of(half, UNBOUNDED, 0.5, new Count(7, 1))).table("standings");
        assertThat(rows).hasSize(3);
        assertThat(rows.getFirst().subList(1, rows.getFirst().size()))
                .isEqualTo(rows.getLast().subList(1, rows.getLast().size()));
    }

    @Test
    void whatIsNotKnownIsADash() throws Exception {
        var data = of(NOTHING, NOTHING, Double.NaN, new Count(-5, 1));
        var row = page(data).table("standings").getFirst();
        assertThat(row).contains("–", "– to –");
    }

    @Test
    void whatIsNotKnownIsNothingInJsonAndInTables() {
        var data = of(NOTHING, UNBOUNDED, Double.NaN, new Count(1, 1));
        var files = TournamentReport.files(data, Language.ENGLISH);
        assertThat(files.get("report.json"))
                .contains("\"share\":{\"value\":null,\"low\":null,\"high\":null}")
                .contains("\"estimate\":{\"value\":1500.0,\"low\":null,\"high\":null}");
        assertThat(files.get("ratings.csv")).contains("bot,2,1500,,,false,BOTH_SIDES\r\n");
    }

    @Test
    void veryLargeAndNegativeFigures() throws Exception {
        var large = new Estimate(-1e6, -2e9, 3e9);
        var data = of(new Estimate(0.3, 0.1, 0.9), large, 1e12, new Count(Integer.MIN_VALUE, 1));
        assertThat(page(data).text()).contains("−1,000,000");
    }
}
