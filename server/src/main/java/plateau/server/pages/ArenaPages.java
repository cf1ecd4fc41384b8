package plateau.server.pages;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.core.text.Message;
import plateau.drawing.svg.Markup;
import plateau.games.Games;
import plateau.reports.TournamentReport;
import plateau.server.http.Answer;
import plateau.server.http.Caller;
import plateau.server.http.Endpoint;
import plateau.server.http.Field;
import plateau.server.http.Request;
import plateau.server.projects.ProjectFiles;
import plateau.server.tournaments.Cup;
import plateau.server.tournaments.CupJson;
import plateau.server.tournaments.Tournaments;
import plateau.words.Wording;

/// Tournaments: those there are, one to begin, and one to look at.
final class ArenaPages {
    private static final String KIND = "arena";
    private static final int MOST_LISTED = 100;

    /// A report brings its style with it, and needs nothing else: no script runs but its own, and that
    /// knows nothing of this site.
    private static final String REPORT_POLICY =
            "default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'sha256-"
                    + hash(TournamentReport.script())
                    + "'; base-uri 'none'; form-action 'none'; frame-ancestors 'none';"
                    + " sandbox allow-scripts allow-downloads"
                    + " allow-top-navigation-by-user-activation";

    private final Shell shell;
    private final Tournaments tournaments;

    ArenaPages(Shell shell, Tournaments tournaments) {
        this.shell = shell;
        this.tournaments = tournaments;
    }

    private static String hash(String script) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            return Base64.getEncoder()
                    .encodeToString(digest.digest(script.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException never) {
            throw new IllegalStateException(never);
        }
    }

    List<Endpoint> all() {
        return List.of(list(), look(), file());
    }

    private static Field tournament() {
        return Field.text(
                        "tournament",
                        40,
                        "[a-z0-9]{1,40}",
                        Message.of("field.id", "an id of small letters and digits"))
                .help("The id of a tournament.")
                .example("k3v9xw2m7q");
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
                        .map(cup -> CupJson.brief(cup, tournaments.place(cup)))
                        .toList());
        return shell.show(
                request,
                new Page(
                        KIND,
                        title(words.get("title")),
                        List.of(),
                        data,
                        html -> list(html, words)));
    }

    private static String title(String text) {
        return text + " – Plateau";
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
                .path(tournament())
                .answersAs(Shell.HTML, "A page.")
                .refuses(404, "There is no such tournament.")
                .by(this::look);
    }

    private Answer look(Request request) {
        var cup = tournaments.find(request.text("tournament"));
        var words = Shell.words(request, KIND);
        var heading = words.get("heading", capital(cup.plan().disciplines().getFirst().game()));
        var page =
                new Page(
                        KIND,
                        title(heading),
                        List.of(),
                        data(request, cup),
                        html -> {
                            html.open("p", "class", "back");
                            html.element("a", words.get("back"), "href", "/arena").close();
                            html.element("h1", heading);
                            html.empty("div", "id", "cup");
                        });
        return shell.show(request, page);
    }

    private Map<String, Object> data(Request request, Cup cup) {
        var data = new LinkedHashMap<String, Object>();
        data.put("cup", CupJson.whole(cup, tournaments.place(cup)));
        data.put("mine", cup.isOwnedBy(request.caller().map(Caller::id).orElse("")));
        return data;
    }

    private static String capital(String text) {
        return text.isEmpty() ? "" : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    /// Beside the report are the files that it names.
    private Endpoint file() {
        return Endpoint.get("/arena/{tournament}/{file}")
                .named("arenaFile")
                .says("Shows people the report on a tournament, or gives another of its files")
                .in(Shell.GROUP)
                .path(tournament(), Field.text("file", 100).example(TournamentReport.PAGE))
                .answersAs(Shell.HTML, "A page, or another file.")
                .refuses(404, "There is no such tournament, or it has no such file yet.")
                .by(
                        request -> {
                            var name = request.text("file");
                            var cup = tournaments.find(request.text("tournament"));
                            var path = new ProjectFiles(cup).find(name);
                            var answer =
                                    Answer.written(
                                            ProjectFiles.type(name), out -> Files.copy(path, out));
                            return name.equals(TournamentReport.PAGE)
                                    ? answer.with("Content-Security-Policy", REPORT_POLICY)
                                    : answer.saved(name);
                        });
    }
}
