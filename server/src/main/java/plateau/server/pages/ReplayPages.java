package plateau.server.pages;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.api.PageData;
import plateau.bots.Levels;
import plateau.core.wire.Field;
import plateau.drawing.svg.Markup;
import plateau.games.Games;
import plateau.server.api.forms.AccountCaller;
import plateau.server.api.forms.CommonFields;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.message.Request;
import plateau.server.replays.Film;
import plateau.server.replays.Narration;
import plateau.server.replays.Replays;
import plateau.words.Language;
import plateau.words.MoveWords;
import plateau.words.Sentences;
import plateau.words.Wording;

/// Games that are looked at again: a list of those that are over with a place to bring others, and one of
/// them, move by move.
final class ReplayPages {
    static final String KIND = "replay";

    private static final int MOST_PLIES = 1_000_000;

    private static final Field REPLAY = Field.text("replay", 60)
            .help("A table whose game is over, a record that was brought, or a game of a" + " tournament.");

    private static final Field PLY =
            Field.number("ply", 0, MOST_PLIES).optional().help("After how many moves; the end if nothing is said.");

    private final Shell shell;
    private final Replays replays;
    private final ReplayFrame frame;

    ReplayPages(Shell shell, Assets assets, Replays replays) {
        this.shell = shell;
        this.replays = replays;
        frame = new ReplayFrame(assets);
    }

    List<Endpoint> all() {
        return List.of(list(), one(), embedded());
    }

    private static Endpoint.Draft page(String path, String name, String says) {
        return Endpoint.get(path).named(name).says(says).in(Shell.GROUP).answersAs(Shell.HTML, "A page.");
    }

    private static Endpoint.Draft pageOfReplay(String path, String name, String says) {
        return page(path, name, says)
                .path(REPLAY)
                .query(PLY, CommonFields.KEY)
                .refuses(403, "The game is that of a private table.")
                .refuses(404, "There is no such replay.")
                .refuses(409, "The game of the table is not over.");
    }

    private Endpoint list() {
        return page("/replays", "replaysPage", "Lists games that are over, and takes records")
                .query(
                        Field.text("game", 40).optional().help("Only this game."),
                        Field.text("player", 100).optional().help("Only those of this player."))
                .by(request -> {
                    var words = Shell.words(request, KIND);
                    var title = Shell.title(words.get("list"));
                    return shell.show(
                            request, new Page(KIND, title, List.of(), Map.of(), page -> list(page, words, request)));
                });
    }

    private static void list(Markup page, Wording words, Request request) {
        page.open("div", "class", "replays", "id", "replays");
        page.element("h1", words.get("list"));
        page.element("p", words.get("list.what"), "class", "lead");
        page.open("form", "id", "search", "class", "search", "role", "search");
        page.open("label").text(words.get("game") + " ").open("select", "name", "game");
        page.element("option", words.get("game.any"), "value", "any");
        var chosen = request.optionalText("game").orElse("");
        for (var id : Games.ids()) {
            var isChosen = id.equals(chosen) ? "selected" : "";
            page.element("option", title(id), "value", id, "selected", isChosen);
        }
        page.close().close();
        page.open("label").text(words.get("player") + " ");
        var player = request.optionalText("player").orElse("");
        page.empty("input", "name", "player", "maxlength", "40", "value", player);
        page.close();
        page.element("button", words.get("search"), "class", "primary").close();
        page.open("p", "id", "found", "class", "soft", "role", "status").close();
        page.open("ul", "id", "games", "class", "replay-cards").close();
        page.element("button", words.get("more"), "type", "button", "id", "more", "hidden", "hidden");
        bringing(page, words);
        page.close();
    }

    private static void bringing(Markup page, Wording words) {
        page.open("section", "id", "bring", "class", "bring", "aria-labelledby", "bring-title");
        page.element("h2", words.get("bring"), "id", "bring-title");
        page.element("p", words.get("bring.what"));
        page.open("div", "class", "row");
        page.element("label", words.get("bring.file"), "class", "button", "for", "file");
        page.empty("input", "type", "file", "id", "file", "class", "hidden");
        page.close();
        page.open("details").element("summary", words.get("bring.paste"));
        page.open("form", "id", "paste");
        page.element("label", words.get("bring.text"), "for", "pasted");
        page.open("textarea", "id", "pasted", "rows", "5", "spellcheck", "false")
                .close();
        page.element("button", words.get("bring.show"), "class", "primary")
                .close()
                .close();
        page.open("p", "id", "bring-problem", "class", "problem", "role", "alert")
                .close();
        page.element("h3", words.get("own"), "id", "own-title", "hidden", "hidden");
        page.open("ul", "id", "own", "class", "own").close();
        page.close();
    }

    static String title(String game) {
        return Sentences.capital(game);
    }

    private Endpoint one() {
        return pageOfReplay("/replays/{replay}", "replayPage", "Shows a game again, move by move")
                .by(request -> {
                    var film = replays.film(request.text("replay"), AccountCaller.entrant(request));
                    var narration = new Narration(film, request.language());
                    var title = title(film, narration, request.language());
                    var words = Shell.words(request, KIND);
                    return shell.show(
                            request,
                            new Page(
                                    KIND,
                                    Shell.title(title),
                                    List.of(film.game().id()),
                                    data(film, narration, request),
                                    page -> new ReplayBody(page, words).write(title)));
                });
    }

    private static String title(Film film, Narration narration, Language language) {
        var names = IntStream.range(0, film.record().players())
                .mapToObj(narration::name)
                .collect(Collectors.joining(" – "));
        return title(film.game().id()) + language.colon() + names;
    }

    private static int ply(Request request, Film film) {
        int ply = request.has("ply") ? request.whole("ply") : film.plies();
        return Math.min(ply, film.plies());
    }

    private static PageData.ReplayData data(Film film, Narration narration, Request request) {
        return new PageData.ReplayData(
                narration.json(),
                narration.scene(ply(request, film), List.of()),
                Levels.NAMES,
                MoveWords.of(film.game()).in(request.language()));
    }

    private Endpoint embedded() {
        return pageOfReplay(
                        "/embed/{replay}",
                        "embeddedReplay",
                        "Shows the board of a game, to stand in a frame of any page")
                .by(request -> {
                    var film = replays.film(request.text("replay"), AccountCaller.entrant(request));
                    var narration = new Narration(film, request.language());
                    return frame.show(
                            request,
                            film,
                            title(film, narration, request.language()),
                            narration.scene(ply(request, film), List.of()));
                });
    }

    /// The page as one may put it into a frame anywhere.
    static Answer inAnyFrame(Answer answer) {
        return answer.with(
                        "Content-Security-Policy",
                        "default-src 'self'; img-src 'self' data:; object-src 'none';"
                                + " base-uri 'none'; form-action 'none'; frame-ancestors *")
                .with("X-Frame-Options", "")
                .with("Cross-Origin-Resource-Policy", "cross-origin");
    }
}
