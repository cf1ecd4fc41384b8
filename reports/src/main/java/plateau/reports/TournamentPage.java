package plateau.reports;

import java.util.stream.Collectors;
import plateau.core.text.Text;
import plateau.drawing.svg.Markup;
import plateau.reports.text.ReportWording;
import plateau.words.Language;
import plateau.words.Wording;

/// What a tournament came to, as a page. A part about which there is nothing to say is left out.
public final class TournamentPage {
    private final TournamentData data;
    private final Wording wording;
    private final ReportPage page;
    private final TournamentPlots plots;
    private final TournamentTables tables;

    public TournamentPage(TournamentData data, Language language) {
        this.data = data;
        wording = ReportWording.in(language);
        page = new ReportPage(data.title(), wording);
        var sheets = new TournamentSheets(data);
        plots = new TournamentPlots(data, page, sheets, wording);
        tables = new TournamentTables(data, page, sheets, wording);
        facts();
        sections();
    }

    /// The text of the file.
    public String html() {
        return page.html();
    }

    private void facts() {
        page.fact("fact.games", data.games().stream().map(this::told).distinct().collect(Collectors.joining("; ")));
        page.fact("fact.format", data.format());
        page.fact("fact.entrants", wording.count(data.entrants().size()));
        page.fact("fact.played", wording.count(data.played()));
        page.fact("fact.clock", data.clock());
        page.fact("fact.seed", String.valueOf(data.seed()));
    }

    private String told(TournamentData.Discipline game) {
        var players = wording.get("players", game.players());
        return game.options().isEmpty()
                ? Text.format("%s, %s", game.game(), players)
                : Text.format("%s, %s, %s", game.game(), players, game.options());
    }

    private void sections() {
        if (data.entrants().isEmpty() || data.played() == 0) {
            page.section("standings", new Markup().element("p", wording.get("nothing")));
        }
        if (data.entrants().isEmpty()) {
            return;
        }
        if (data.played() > 0) {
            page.section("standings", tables.standings());
            page.section("strength", grid(plots.ratings(), plots.shares()));
        }
        if (data.games().stream().anyMatch(game -> !game.page().isEmpty())) {
            page.section("disciplines", disciplines());
        }
        if (data.cross().size() > 1) {
            page.section("cross", tables.cross());
        }
        if (data.played() > 0) {
            page.section("course", grid(plots.scores(), plots.lengths(), plots.seats()));
            page.section("ends", grid(plots.endings(), plots.causes()).add(tables.departures()));
            page.section("time", grid(plots.thinking()));
        }
        if (!data.list().isEmpty()) {
            page.section("games", tables.games());
        }
    }

    /// Where reports on each discipline for itself are.
    private Markup disciplines() {
        var out = new Markup().open("ul");
        for (var game : data.games()) {
            out.open("li").element("a", told(game), "href", game.page()).close();
        }
        return out.close().line();
    }

    private static Markup grid(Markup... figures) {
        var out = new Markup().open("div", "class", "figures").line();
        for (var figure : figures) {
            out.add(figure);
        }
        return out.close().line();
    }
}
