package plateau.terminal.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plateau.arena.ratings.Rating;
import plateau.arena.statistics.Interval;
import plateau.arena.tournament.Tournament;
import plateau.arena.tournament.plan.Discipline;
import plateau.arena.tournament.plan.Format;
import plateau.arena.tournament.plan.TournamentPlan;
import plateau.arena.tournament.standings.Standings;
import plateau.terminal.screen.Words;

class TournamentTableTest {
    private static final String LONG = "cmd:python3 /home/somebody/bots/mine.py --depth 3";

    private static final Rating RATING =
            new Rating("random", 1012.4, new Interval(990, 1040), 9, Rating.Held.BOTH_SIDES);

    private final TournamentTable table = new TournamentTable(Words.named("en"));

    private static Standings standings() {
        var plan = new TournamentPlan(
                List.of(new Discipline("piles", Map.of(), 2)),
                List.of(LONG, "random"),
                Format.ROUND_ROBIN,
                0,
                2,
                1,
                "",
                Optional.empty());
        return new Tournament(plan, List.of(), _ -> {}).standings();
    }

    @Test
    void longNamesAreCutAndRowsKeepTo80Columns() {
        assertThat(table.lines(standings()))
                .contains(
                        "piles, 2 at a table, 0 games of 2 (PARTIAL: stopped early)",
                        "   1  cmd:python3 /ho…        0     0.00  –                        0")
                .allMatch(line -> line.length() <= 80);
    }

    @Test
    void ratingsAreShownWhereThereAreAny() {
        var rated = standings().rated(List.of(Map.of("random", RATING)));
        assertThat(table.lines(rated))
                .contains(
                        "rank  name                games   points  share (95 %)          left     rating",
                        "   1  random                  0     0.00  –                        0   1012 ±25",
                        "   1  cmd:python3 /ho…        0     0.00  –                        0          –")
                .allMatch(line -> line.length() <= 80);
        assertThat(table.lines(standings())).noneMatch(line -> line.contains("rating") || line.contains("Rating"));
    }

    @Test
    void aRatingThatGamesHoldFromOneSideOnlyIsABound() {
        assertThat(rated(Rating.Held.FROM_BELOW))
                .contains("   1  random                  0     0.00  –                        0      ≥ 990")
                .contains("≥, ≤: the games hold a rating from one side only; it is a bound (95 %).")
                .allMatch(line -> line.length() <= 80);
        assertThat(rated(Rating.Held.FROM_ABOVE))
                .contains("   1  random                  0     0.00  –                        0     ≤ 1040");
        assertThat(rated(Rating.Held.NOT))
                .contains("   1  random                  0     0.00  –                        0          –")
                .noneMatch(line -> line.contains("≥"));
        assertThat(rated(Rating.Held.BOTH_SIDES)).noneMatch(line -> line.contains("≥"));
    }

    private List<String> rated(Rating.Held held) {
        var rating = new Rating("random", RATING.elo(), RATING.interval(), 9, held);
        return table.lines(standings().rated(List.of(Map.of("random", rating))));
    }

    @Test
    void theLeaderTakesTheSameSpaceWhoeverItIs() {
        var overall = standings().overall();
        assertThat(table.leader(overall.getFirst())).isEqualTo("cmd:python3… 0 % ");
        assertThat(table.leader(overall.getLast())).isEqualTo("random 0 %       ");
    }
}
