package plateau.reports;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import plateau.arena.tournament.standings.Standing;
import plateau.arena.tournament.standings.Standings;
import plateau.core.Ending;
import plateau.reports.text.Sheet;

/// Standings as a table for spreadsheets: a row for each entrant in each discipline, and one for all of
/// them together where they are several. Times are left out, so that the same games give the same table.
public final class StandingsSheet {
    private static final List<String> COLUMNS = List.of(
            "game",
            "players",
            "rank",
            "name",
            "games",
            "points",
            "share",
            "low",
            "high",
            "wins",
            "draws",
            "losses",
            "byes",
            "score",
            "rating",
            "rating-low",
            "rating-high",
            "rating-held");

    private StandingsSheet() {}

    public static Sheet of(Standings standings) {
        var sheet = new Sheet(
                "standings",
                Stream.concat(COLUMNS.stream(), Ending.DEPARTURES.stream().map(StandingsSheet::column))
                        .toArray(String[]::new));
        for (var section : standings.sections()) {
            var discipline = section.discipline();
            section.standings().forEach(each -> sheet.add(row(discipline.game(), discipline.players(), each)));
        }
        if (standings.sections().size() > 1) {
            standings.overall().forEach(each -> sheet.add(row("", "", each)));
        }
        return sheet;
    }

    private static String column(Ending ending) {
        return ending.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static List<Object> row(String game, Object players, Standing standing) {
        var rating = standing.rating();
        var row = new ArrayList<Object>(List.of(
                game,
                players,
                standing.rank(),
                standing.name(),
                standing.games(),
                standing.wholePoints(),
                standing.share(),
                standing.interval().low(),
                standing.interval().high(),
                standing.wins(),
                standing.draws(),
                standing.losses(),
                standing.byes()));
        row.add(standing.scores().map(scores -> scores.mean()).orElse(Double.NaN));
        row.add(rating.map(each -> each.elo()).orElse(Double.NaN));
        row.add(rating.map(each -> each.interval().low()).orElse(Double.NaN));
        row.add(rating.map(each -> each.interval().high()).orElse(Double.NaN));
        row.add(rating.map(each -> each.held().name()).orElse(""));
        for (var way : Ending.DEPARTURES) {
            row.add(standing.departures().getOrDefault(way, 0L));
        }
        return row;
    }
}
