package plateau.server.pages;

import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;
import plateau.drawing.svg.Markup;
import plateau.games.Games;
import plateau.server.http.Endpoint;
import plateau.server.http.Request;
import plateau.server.storage.Listed;
import plateau.server.storage.SeatRow;
import plateau.server.storage.Storage;
import plateau.server.storage.TableFilter;
import plateau.server.storage.TableRow.Phase;
import plateau.words.Language;
import plateau.words.Vocabulary;

/// What a browser is shown at `/`: what this is, what there is to play, who plays now, and how to play.
final class HomePage {
    private static final int TABLES = 20;

    private final Shell shell;
    private final Storage storage;
    private final boolean isSecure;

    /// @param isSecure whether browsers come over TLS
    HomePage(Shell shell, Storage storage, boolean isSecure) {
        this.shell = shell;
        this.storage = storage;
        this.isSecure = isSecure;
    }

    List<Endpoint> all() {
        return List.of(page());
    }

    private Endpoint page() {
        return Endpoint.get("/")
                .named("home")
                .says("Shows people what this is")
                .in(Shell.GROUP)
                .answersAs(Shell.HTML, "A page.")
                .by(
                        request ->
                                shell.show(
                                        request,
                                        new Page("home", "Plateau", page -> body(page, request))));
    }

    private String address(String host) {
        return (isSecure ? "https://" : "http://") + host;
    }

    private void body(Markup page, Request request) {
        var language = request.language();
        var words = language.beside(HomePage.class, "home");
        page.element("h1", "Plateau").element("p", text(words, "what"), "class", "lead");
        games(page, words, language);
        tables(page, words);
        playing(page, words, address(request.header("Host")));
    }

    private static void games(Markup page, Properties words, Language language) {
        var vocabulary = Vocabulary.of(language);
        page.element("h2", text(words, "games")).open("dl");
        for (var options : Games.all()) {
            var game = options.defaults();
            page.open("dt")
                    .element("a", game.id(), "href", "/api/games/" + game.id())
                    .close()
                    .element("dd", vocabulary.summary(game));
        }
        page.close();
    }

    private void tables(Markup page, Properties words) {
        page.element("h2", text(words, "tables"));
        var live = Set.of(Phase.GATHERING, Phase.RUNNING);
        var rows = storage.listTables(new TableFilter("", live, true, "", null, TABLES));
        if (rows.isEmpty()) {
            page.element("p", text(words, "none"));
            return;
        }
        page.open("ul");
        rows.forEach(each -> table(page, words, each));
        page.close();
    }

    private static void table(Markup page, Properties words, Listed listed) {
        var row = listed.table();
        var isRunning = row.phase() == Phase.RUNNING;
        var path = "/api/tables/" + row.id() + (isRunning ? "/board?as=svg" : "");
        var names =
                listed.seats().stream()
                        .map(seat -> name(words, seat))
                        .collect(Collectors.joining(", "));
        page.open("li")
                .element("a", row.game(), "href", path)
                .text(": " + names + " ")
                .element("span", text(words, isRunning ? "running" : "gathering"), "class", "state")
                .close();
    }

    private static String name(Properties words, SeatRow seat) {
        return seat.kind() == SeatRow.Kind.FREE ? text(words, "free") : seat.name();
    }

    private static void playing(Markup page, Properties words, String address) {
        page.element("h2", text(words, "play")).element("p", text(words, "curl"));
        var json = " -H 'Content-Type: application/json' -d ";
        page.element(
                "pre",
                String.join(
                        "\n",
                        "curl " + address + "/api/accounts" + json + "'{\"name\":\"Ada\"}'",
                        "TOKEN=…",
                        "curl " + address + "/api/tables -H \"Authorization: Bearer $TOKEN\" \\",
                        "    "
                                + json.strip()
                                + " '{\"game\":\"piles\",\"seats\":[\"me\",\"easy\"]}'",
                        "TABLE=…",
                        "curl " + address + "/api/tables/$TABLE/board",
                        "curl "
                                + address
                                + "/api/tables/$TABLE/moves -H \"Authorization: Bearer $TOKEN\" \\",
                        "    " + json.strip() + " '{\"ply\":0,\"move\":\"2,2\"}'"));
        page.open("p")
                .text(text(words, "all") + " ")
                .element("a", "/api/openapi.json", "href", "/api/openapi.json")
                .close();
    }

    private static String text(Properties words, String key) {
        return Objects.requireNonNull(words.getProperty(key), key);
    }
}
