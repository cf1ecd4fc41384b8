package plateau.server.pages;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import plateau.api.PageData;
import plateau.api.TablePageJson;
import plateau.core.Game;
import plateau.drawing.svg.Markup;
import plateau.games.Games;
import plateau.server.api.forms.AccountCaller;
import plateau.server.api.forms.Lists;
import plateau.server.http.Endpoint;
import plateau.server.http.message.Request;
import plateau.words.Language;
import plateau.words.Sentences;
import plateau.words.Vocabulary;
import plateau.words.Wording;

/// What a browser is shown at `/`: the games, of which each can be played at once, one's own games, and
/// tables to join or to watch. The lists are drawn by the script, from what the API gives.
final class HomePage {
    private static final String LEVEL = "medium";
    private static final List<String> LEVELS = List.of("easy", LEVEL, "hard");
    private static final TablePageJson NOTHING = new TablePageJson(List.of(), Optional.empty());
    private static final List<String> THEMES = List.of("light", "dark");

    private final Shell shell;
    private final Assets assets;
    private final Lists lists;
    private final Map<Language, Markup> bodies = new ConcurrentHashMap<>();
    private final Map<Language, Map<String, PageData.Poster>> games = new ConcurrentHashMap<>();

    HomePage(Shell shell, Assets assets, Lists lists) {
        this.shell = shell;
        this.assets = assets;
        this.lists = lists;
    }

    List<Endpoint> all() {
        return List.of(page());
    }

    private Endpoint page() {
        return Endpoint.get("/")
                .named("home")
                .says("Shows what can be played, and who plays now")
                .in(Shell.GROUP)
                .answersAs(Shell.HTML, "A page.")
                .by(request -> shell.showAlike(
                        request,
                        new Page(
                                "home",
                                "Plateau",
                                List.of(),
                                data(request),
                                page -> page.add(body(request.language())))));
    }

    private PageData.HomeData data(Request request) {
        var account = AccountCaller.id(request);
        return new PageData.HomeData(
                account.isEmpty() ? NOTHING : lists.current(account),
                lists.live(),
                games.computeIfAbsent(request.language(), this::games));
    }

    private Map<String, PageData.Poster> games(Language language) {
        var games = new LinkedHashMap<String, PageData.Poster>();
        for (var options : Games.all()) {
            var game = options.defaults();
            games.put(
                    game.id(),
                    new PageData.Poster(
                            game.defaultPlayers(),
                            assets.position(game.id(), "light", language),
                            assets.position(game.id(), "dark", language)));
        }
        return games;
    }

    /// It is the same for everybody.
    private Markup body(Language language) {
        return bodies.computeIfAbsent(language, this::write);
    }

    private Markup write(Language language) {
        var page = new Markup();
        var words = new Wording(language, Shell.class, "home");
        section(page, words, "mine");
        page.open("section", "class", "games", "aria-labelledby", "games");
        page.open("div", "class", "welcome").open("div");
        page.element("h1", words.get("title"), "id", "games");
        page.element("p", words.get("what"), "class", "lead").close();
        level(page, words);
        page.close();
        page.open("noscript")
                .element("p", words.get("script"), "class", "problem")
                .close();
        page.open("div", "class", "cards");
        for (var options : Games.all()) {
            card(page, words, options.defaults(), language);
        }
        page.close().close();
        section(page, words, "join");
        join(page, words);
        section(page, words, "watch");
        page.element("p", words.get("none"), "class", "soft none", "hidden", "hidden");
        links(page, words);
        return page;
    }

    private static void section(Markup page, Wording words, String name) {
        page.open("section", "class", "tables " + name, "id", name, "hidden", "hidden");
        page.element("h2", words.get(name)).empty("ul").close();
    }

    private static void level(Markup page, Wording words) {
        page.open("fieldset", "class", "level").element("legend", words.get("level"));
        for (var level : LEVELS) {
            page.open("label");
            page.empty(
                    "input",
                    "type",
                    "radio",
                    "name",
                    "level",
                    "value",
                    level,
                    "checked",
                    level.equals(LEVEL) ? "checked" : "");
            page.element("span", words.get("level." + level)).close();
        }
        page.close();
    }

    private void card(Markup page, Wording words, Game game, Language language) {
        var id = game.id();
        var name = name(id);
        page.open("article", "class", "card", "data-game", id);
        page.open("div", "class", "position");
        for (var theme : THEMES) {
            page.empty(
                    "img",
                    "src",
                    assets.position(id, theme, language),
                    "alt",
                    words.get("position", name),
                    "class",
                    "only-" + theme,
                    "loading",
                    "lazy");
        }
        page.close();
        page.open("div", "class", "about").open("div", "class", "name").element("h2", name);
        page.element("a", words.get("rules"), "href", "/help/rules/" + id, "aria-label", words.get("rules.name", name));
        page.close();
        var key = "game." + id;
        page.element(
                "p", words.has(key) ? words.get(key) : Vocabulary.of(language).summary(game));
        page.open("p", "class", "card-actions");
        page.element(
                "button",
                words.get("play"),
                "type",
                "button",
                "class",
                "primary play",
                "aria-label",
                words.get("play.name", name));
        page.element(
                "button",
                words.get("more"),
                "type",
                "button",
                "class",
                "more",
                "aria-label",
                words.get("more.name", name));
        page.element("a", words.get("learn"), "href", "/help/first/" + id, "aria-label", words.get("learn.name", name));
        page.element("span", "", "class", "problem", "role", "alert");
        page.close().close().close();
    }

    /// The name of a game as people write it.
    static String name(String id) {
        return Sentences.capital(id);
    }

    private static void join(Markup page, Wording words) {
        page.open("form", "class", "join", "id", "join-form");
        page.open("label", "for", "link").text(words.get("link")).close();
        page.open("div");
        page.empty("input", "id", "link", "name", "link", "autocomplete", "off", "maxlength", "400");
        page.element("button", words.get("go"), "type", "submit").close();
        page.element("p", "", "class", "problem", "role", "alert").close();
    }

    private void links(Markup page, Wording words) {
        page.open("nav", "class", "places", "aria-label", words.get("places"));
        var all = Stream.concat(shell.places().stream(), Stream.of("help/bots"));
        for (var place : all.map(each -> "/" + each).toList()) {
            var key = "place." + place.substring(place.lastIndexOf('/') + 1);
            page.open("a", "href", place).element("strong", words.get(key)).text(" ");
            page.element("span", words.get(key + ".what"), "class", "soft").close();
        }
        page.close();
    }
}
