package plateau.server.pages;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.drawing.svg.Markup;
import plateau.games.Games;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.message.Caller;
import plateau.server.http.message.Request;
import plateau.server.tournaments.Cup;
import plateau.server.tournaments.CupAnswers;
import plateau.server.tournaments.Tournaments;
import plateau.words.Sentences;
import plateau.words.Wording;

/// Tournaments: those there are, one to begin, and one to look at.
final class ArenaPages {
    private static final String KIND = "arena";
    private static final int MOST_LISTED = 100;
    private static final ReportFiles FILES = new ReportFiles(KIND, "tournament", "a");

    private final Shell shell;
    private final Tournaments tournaments;

    ArenaPages(Shell shell, Tournaments tournaments) {
        this.shell = shell;
        this.tournaments = tournaments;
    }

    List<Endpoint> all() {
        return List.of(list(), look(), FILES.endpoint(tournaments));
    }

    private Endpoint list() {
        return Endpoint.get("/arena")
                .named("arena")
                .says("Shows people the tournaments, and lets them begin one")
                .in(Shell.GROUP)
                .answersAs(Shell.HTML, "A page.")
                .by(this::list);
    }

    private Answer list(Request request) {
        var words = Shell.words(request, KIND);
        var data = new LinkedHashMap<String, Object>();
        data.put("games", Games.ids());
        data.put(
                "list",
                tournaments.all().stream()
                        .limit(MOST_LISTED)
                        .map(cup -> CupAnswers.brief(cup, tournaments.place(cup), Optional.empty()))
                        .toList());
        return shell.show(
                request, new Page(KIND, Shell.title(words.get("title")), List.of(), data, html -> list(html, words)));
    }

    private void list(Markup html, Wording words) {
        html.element("h1", words.get("title"));
        html.element("p", words.get("what"), "class", "lead");
        if (tournaments.areHeld()) {
            html.open("section", "id", "begin", "aria-labelledby", "begin-title");
            html.element("h2", words.get("begin"), "id", "begin-title");
            html.close();
        } else {
            html.element("p", words.get("none-held"), "class", "soft");
        }
        html.open("section", "id", "list", "aria-labelledby", "list-title");
        html.element("h2", words.get("list"), "id", "list-title");
        html.close();
    }

    private Endpoint look() {
        return Endpoint.get("/arena/{tournament}")
                .named("arenaTournament")
                .says("Shows people a tournament as it goes")
                .in(Shell.GROUP)
                .path(FILES.id())
                .answersAs(Shell.HTML, "A page.")
                .refuses(404, "There is no such tournament.")
                .by(this::look);
    }

    private Answer look(Request request) {
        var cup = tournaments.find(request.text("tournament"));
        var words = Shell.words(request, KIND);
        var heading = words.get(
                "heading", Sentences.capital(cup.plan().disciplines().getFirst().game()));
        var page = new Page(KIND, Shell.title(heading), List.of(), data(request, cup), html -> {
            html.open("p", "class", "back");
            html.element("a", words.get("back"), "href", "/arena").close();
            html.element("h1", heading);
            html.empty("div", "id", "cup");
        });
        return shell.show(request, page);
    }

    private Map<String, Object> data(Request request, Cup cup) {
        var data = new LinkedHashMap<String, Object>();
        data.put("cup", CupAnswers.whole(cup, tournaments.place(cup), Optional.empty()));
        data.put("mine", cup.isOwnedBy(request.caller().map(Caller::id).orElse("")));
        return data;
    }
}
