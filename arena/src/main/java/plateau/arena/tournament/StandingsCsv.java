package plateau.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plateau.core.Ending;
import plateau.core.text.Text;

/// Standings as a table for spreadsheets: a row for each entrant in each discipline, and one for all of
/// them together where they are several. Times are left out, so that the same games give the same table.
public final class StandingsCsv {
    private static final List<String> COLUMNS =
            List.of(
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
                    "rating-high");

    private StandingsCsv() {}

    public static String write(Standings standings) {
        var rows = new ArrayList<List<String>>();
        rows.add(
                Stream.concat(
                                COLUMNS.stream(),
                                Ending.DEPARTURES.stream().map(StandingsCsv::column))
                        .toList());
        for (var section : standings.sections()) {
            var discipline = section.discipline();
            var players = Integer.toString(discipline.players());
            section.standings().forEach(each -> rows.add(row(discipline.game(), players, each)));
        }
        if (standings.sections().size() > 1) {
            standings.overall().forEach(each -> rows.add(row("", "", each)));
        }
        return rows.stream()
                .map(row -> row.stream().map(StandingsCsv::cell).collect(Collectors.joining(",")))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static String column(Ending ending) {
        return ending.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static List<String> row(String game, String players, Standing standing) {
        var row = new ArrayList<String>();
        row.add(game);
        row.add(players);
        row.add(Integer.toString(standing.rank()));
        row.add(standing.name());
        row.add(Long.toString(standing.games()));
        row.add(number(standing.wholePoints()));
        row.add(number(standing.share()));
        row.add(number(standing.interval().low()));
        row.add(number(standing.interval().high()));
        row.add(Long.toString(standing.wins()));
        row.add(Long.toString(standing.draws()));
        row.add(Long.toString(standing.losses()));
        row.add(Long.toString(standing.byes()));
        row.add(standing.scores().map(scores -> number(scores.mean())).orElse(""));
        var rating = standing.rating();
        row.add(rating.map(each -> number(each.elo())).orElse(""));
        row.add(rating.map(each -> number(each.interval().low())).orElse(""));
        row.add(rating.map(each -> number(each.interval().high())).orElse(""));
        for (var way : Ending.DEPARTURES) {
            row.add(Long.toString(standing.departures().getOrDefault(way, 0L)));
        }
        return row;
    }

    private static String number(double value) {
        return Text.format("%.6f", value);
    }

    /// Names of programs have commas and quotes in them.
    private static String cell(String text) {
        return text.matches("[^\",\r\n]*") ? text : "\"" + text.replace("\"", "\"\"") + "\"";
    }
}
