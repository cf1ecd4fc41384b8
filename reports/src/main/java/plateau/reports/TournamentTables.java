package plateau.reports;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import plateau.core.text.Text;
import plateau.drawing.svg.Markup;
import plateau.reports.plots.CrossTablePlot;
import plateau.reports.plots.Label;
import plateau.reports.text.Sheet;
import plateau.reports.text.ShortNames;
import plateau.words.Wording;

/// The tables of a report on a tournament.
final class TournamentTables {
    /// So many games are listed on the page.
    static final int MOST_GAMES = 1000;

    /// With more than this the list is folded at first.
    private static final int MOST_UNFOLDED = 20;

    private static final int LONGEST_REASON = 160;
    private static final int LONGEST_RESULT = 60;
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_./-]+");

    private final TournamentData data;
    private final ReportPage page;
    private final TournamentSheets sheets;
    private final Wording wording;

    TournamentTables(TournamentData data, ReportPage page, TournamentSheets sheets, Wording wording) {
        this.data = data;
        this.page = page;
        this.sheets = sheets;
        this.wording = wording;
    }

    Markup standings() {
        return page.wide(
                wording.get("standings"),
                wording.get("standings.caption", data.played()),
                new StandingsTable(data, wording).draw(),
                sheets.entrants());
    }

    /// A table as far as its first row.
    private Markup table(String name, String... columns) {
        var out = new Markup().open("table", "class", name);
        out.element("caption", wording.get(name)).open("thead").open("tr");
        for (var column : columns) {
            out.element("th", wording.get("column." + column), "scope", "col");
        }
        return out.close().close().line().open("tbody").line();
    }

    Markup cross() {
        var labels =
                IntStream.range(0, data.entrants().size()).mapToObj(this::label).toList();
        var table = new CrossTablePlot(labels, data.cross(), wording);
        return page.wide(
                wording.get("cross"),
                wording.get("cross.caption", data.played()),
                table.draw(wording.get("cross")),
                sheets.cross());
    }

    /// Who left, how and why.
    Markup departures() {
        if (data.entrants().stream().allMatch(entrant -> entrant.left() == 0)) {
            return new Markup().element("p", wording.get("departures.none"));
        }
        var out = table("departures", "entrant", "how", "times", "why");
        for (int index = 0; index < data.entrants().size(); index++) {
            for (var left : data.entrants().get(index).departures()) {
                out.open("tr")
                        .open("th", "scope", "row")
                        .add(label(index).markup())
                        .close();
                out.element("td", wording.ending(left.ending()), "class", "text");
                out.element("td", wording.count(left.count()));
                out.open("td", "class", "text").add(reasons(left.reasons())).close();
                out.close().line();
            }
        }
        return page.wide(
                wording.get("departures"),
                wording.get("departures.caption", data.played()),
                out.close().close(),
                sheets.departures());
    }

    private static Markup reasons(List<String> reasons) {
        var out = new Markup();
        for (var reason : reasons) {
            var cut = ShortNames.shorten(reason, LONGEST_REASON);
            var whole = cut.equals(reason) ? "" : ShortNames.shorten(reason, 10 * LONGEST_REASON);
            out.open("div", "title", whole).element("bdi", cut).close();
        }
        return out;
    }

    Markup games() {
        var shown = data.list().subList(0, Math.min(MOST_GAMES, data.list().size()));
        boolean folded = shown.size() > MOST_UNFOLDED;
        var out = new Markup().open("details", "open", folded ? "" : "open");
        out.element("summary", wording.get("games.summary", shown.size(), data.played()));
        var table = table("games", "number", "game", "seats", "result", "ending", "record");
        shown.forEach(each -> game(table, each));
        out.add(page.wide(
                wording.get("games"),
                shown.size() < data.played() ? cut() : wording.get("games.caption"),
                table.close().close(),
                sheets.games()));
        return out.close().line();
    }

    private String cut() {
        return data.records().isEmpty()
                ? wording.get("games.cut", sheets.games().file())
                : wording.get("games.cut.records", sheets.games().file(), data.records());
    }

    private void game(Markup out, TournamentData.Listed game) {
        out.open("tr").element("th", wording.count(game.number()), "scope", "row");
        out.element("td", game.game(), "class", "text").open("td", "class", "text seats");
        game.seats().forEach(seat -> out.add(label(seat).bare()).text(" "));
        out.close().open("td", "class", "text");
        out.element("bdi", ShortNames.shorten(game.result(), LONGEST_RESULT)).close();
        out.element("td", wording.ending(game.ending()), "class", "text");
        out.open("td", "class", "text");
        if (game.record() > 0 && !data.records().isEmpty()) {
            out.element("a", wording.get("record", game.record()), "href", Sheet.addressOf(data.records()));
            out.text(" ").element("code", command(game.record()));
        }
        out.close().close().line();
    }

    /// What to type to see a game, with the file as a shell reads it.
    private String command(long record) {
        var file = PLAIN.matcher(data.records()).matches()
                ? data.records()
                : "'" + data.records().replace("'", "'\\''") + "'";
        return Text.format("plateau replay %s --game %d", file, record);
    }

    private Label label(int index) {
        return new Label(wording.seat(data.entrants().get(index).name()), index);
    }
}
