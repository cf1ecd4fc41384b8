package plateau.reports;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import plateau.arena.ratings.Rating;
import plateau.drawing.svg.Markup;
import plateau.reports.TournamentData.Entrant;
import plateau.reports.TournamentData.Estimate;
import plateau.reports.TournamentData.Rated;
import plateau.reports.plots.Label;
import plateau.words.Wording;

/// How all entrants did, a row each; whoever reads it can sort it by any column.
final class StandingsTable {
    /// Where something is not known; below all that is.
    private static final String LAST = "-1e300";

    private static final Rated UNRATED =
            new Rated(0, new Estimate(Double.NaN, Double.NaN, Double.NaN), false, Rating.Held.NOT);

    private final TournamentData data;
    private final Wording wording;
    private final List<Column> columns = new ArrayList<>();

    /// @param told what a cell says
    /// @param sorted the number by which it is sorted
    private record Column(String heading, Function<Entrant, String> told, ToDoubleFunction<Entrant> sorted) {}

    StandingsTable(TournamentData data, Wording wording) {
        this.data = data;
        this.wording = wording;
        count("games", Entrant::games);
        decimal("points", Entrant::points);
        decimal("share", each -> 100 * each.share().value());
        add("interval", this::interval, each -> each.share().low());
        ratings();
        count("won", Entrant::wins);
        count("drawn", Entrant::draws);
        count("lost", Entrant::losses);
        decimal("score", Entrant::meanScore);
        count("left", Entrant::left);
        time("mean", each -> each.thinking().mean());
        time("slowest", each -> each.thinking().slowest());
    }

    private void ratings() {
        for (int players : data.ratedPlayers()) {
            columns.add(new Column(
                    wording.get("ratings", players),
                    each -> rating(each, players).text(wording),
                    each -> rating(each, players).told()));
        }
    }

    private static Rated rating(Entrant entrant, int players) {
        return entrant.ratings().stream()
                .filter(each -> each.players() == players)
                .findFirst()
                .orElse(UNRATED);
    }

    private void count(String key, ToDoubleFunction<Entrant> number) {
        add(key, each -> wording.decimal(0, number.applyAsDouble(each)), number);
    }

    private void decimal(String key, ToDoubleFunction<Entrant> number) {
        add(key, each -> wording.decimal(1, number.applyAsDouble(each)), number);
    }

    private void time(String key, ToDoubleFunction<Entrant> number) {
        add(key, each -> wording.millis(number.applyAsDouble(each)), number);
    }

    private void add(String key, Function<Entrant, String> told, ToDoubleFunction<Entrant> sorted) {
        columns.add(new Column(wording.get("column." + key), told, sorted));
    }

    private String interval(Entrant entrant) {
        return wording.get(
                "interval",
                wording.hundredths(1, entrant.share().low()),
                wording.hundredths(1, entrant.share().high()));
    }

    Markup draw() {
        var out = new Markup().open("table", "class", "sortable");
        out.element("caption", wording.get("standings")).open("thead").open("tr");
        out.element("th", wording.get("column.entrant"), "scope", "col");
        columns.forEach(each -> out.element("th", each.heading, "scope", "col"));
        out.close().close().line().open("tbody").line();
        for (int index = 0; index < data.entrants().size(); index++) {
            drawRow(out, index);
        }
        return out.close().close();
    }

    private void drawRow(Markup out, int index) {
        var entrant = data.entrants().get(index);
        out.open("tr").open("th", "scope", "row", "data-v", String.valueOf(index + 1));
        out.add(new Label(wording.seat(entrant.name()), index).markup()).close();
        for (var column : columns) {
            double number = column.sorted.applyAsDouble(entrant);
            var sorted = Double.isFinite(number) ? Markup.number(number) : LAST;
            out.element("td", column.told.apply(entrant), "data-v", sorted);
        }
        out.close().line();
    }
}
