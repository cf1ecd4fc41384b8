package plateau.reports;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plateau.arena.ratings.Rating;
import plateau.arena.series.ThinkingTime;
import plateau.arena.statistics.Interval;
import plateau.arena.statistics.Outcome;
import plateau.arena.tournament.Tournament;
import plateau.arena.tournament.plan.Discipline;
import plateau.arena.tournament.plan.Format;
import plateau.arena.tournament.plan.TournamentPlan;
import plateau.arena.tournament.standings.Standing;
import plateau.arena.tournament.standings.Standings;
import plateau.core.Ending;

class StandingsSheetTest {
    private static final String HEADINGS =
            "game,players,rank,name,games,points,share,low,high,wins,draws,losses,byes,score,rating,"
                    + "rating-low,rating-high,rating-held,illegal-move,timeout,crash,resigned,abandoned";

    private static Standings none(Discipline... disciplines) {
        var plan = new TournamentPlan(
                List.of(disciplines),
                List.of("cmd:a, \"b\"", "random"),
                Format.ROUND_ROBIN,
                0,
                2,
                1,
                "",
                Optional.empty());
        return new Tournament(plan, List.of(), _ -> {}).standings();
    }

    private static List<String> lines(Standings standings) {
        return StandingsSheet.of(standings).csv().lines().toList();
    }

    @Test
    void namesStayInTheirCellsAndEqualsHaveTheSameRank() {
        assertThat(lines(none(new Discipline("piles", Map.of(), 2))))
                .hasSize(3)
                .startsWith(HEADINGS)
                .anyMatch(line -> line.startsWith("piles,2,1,\"cmd:a, \"\"b\"\"\",0,0,0,"))
                .anyMatch(line -> line.startsWith("piles,2,1,random,0,0,0,"));
    }

    @Test
    void severalDisciplinesAreToldApartAndTogether() {
        var one = new Discipline("piles", Map.of(), 2);
        var other = new Discipline("tilings", Map.of(), 2);
        assertThat(lines(none(one, other)))
                .hasSize(7)
                .anyMatch(line -> line.startsWith("tilings,2,1,random,"))
                .anyMatch(line -> line.startsWith(",,1,random,"));
    }

    @Test
    void everyFigureIsInItsColumnAndTimesAreLeftOut() {
        var none = none(new Discipline("piles", Map.of(), 2));
        var rating = new Rating("a", 1512.5, new Interval(1400, 1600), 4, Rating.Held.BOTH_SIDES);
        var standing = new Standing(
                1,
                "a",
                4,
                2 * Outcome.WIN,
                2,
                0,
                2,
                0,
                Map.of(Ending.CRASH, 1L),
                Optional.empty(),
                new ThinkingTime(7, 777, 77),
                Optional.of(rating));
        var standings = List.of(standing);
        var twice = List.of(none.sections().getFirst(), none.sections().getFirst());
        var all = new Standings(none.plan(), standings, twice, Optional.empty());
        assertThat(lines(all).getLast())
                .matches(",,1,a,4,2,0\\.5,0\\.15\\d*,0\\.8\\d*,2,0,2,0,,1512\\.5,1400,1600,BOTH_SIDES,0,0,1,0,0");
    }
}
