package plateau.server.pages;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import plateau.api.PageData;
import plateau.core.text.Message;
import plateau.core.wire.Field;
import plateau.drawing.svg.Markup;
import plateau.games.Games;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.message.Request;
import plateau.server.http.problem.Problem;
import plateau.words.Rules;
import plateau.words.Sentences;
import plateau.words.Vocabulary;
import plateau.words.Wording;

/// Help: what this is, the rules of each game with pictures, a first game whose steps are explained, how to
/// write a bot, and which keys do what.
final class HelpPages {
    static final String KIND = "help";

    private final Shell shell;
    private final HelpBots bots;

    /// What is the same for all who read a language in light or in dark, once somebody has read it.
    private final Map<List<String>, Markup> written = new ConcurrentHashMap<>();

    /// @param isSecure whether browsers come over TLS
    HelpPages(Shell shell, boolean isSecure) {
        this.shell = shell;
        bots = new HelpBots(shell, isSecure);
    }

    List<Endpoint> all() {
        return List.of(overview(), rules(), first(), bots.endpoint(), keys(), HelpPictures.endpoint());
    }

    static Endpoint.Draft page(String path, String name, String says) {
        return Endpoint.get(path).named(name).says(says).in(Shell.GROUP).answersAs(Shell.HTML, "A page.");
    }

    private static Endpoint.Draft pageOfGame(String path, String name, String says) {
        return page(path, name, says)
                .path(Field.text("game", 40).help("Its id.").example("piles"))
                .refuses(404, "There is no such game.");
    }

    private Endpoint overview() {
        return page("/help", "help", "Shows people what there is to know").by(request -> {
            var title = words(request).get("title");
            return show(request, title, page -> overview(page, request));
        });
    }

    private Endpoint rules() {
        return pageOfGame("/help/rules/{game}", "helpRules", "Explains the rules of a game")
                .by(this::rules);
    }

    private Endpoint first() {
        return pageOfGame("/help/first/{game}", "helpFirst", "Starts a first game whose steps are explained")
                .by(this::first);
    }

    private Endpoint keys() {
        return page("/help/keys", "helpKeys", "Shows which keys do what").by(request -> {
            var words = words(request);
            return show(request, words.get("keys"), new HelpKeys(words)::write);
        });
    }

    static Wording words(Request request) {
        return Shell.words(request, KIND);
    }

    /// A page whose title says all that it depends on besides the reader.
    private Answer show(Request request, String title, Consumer<Markup> body) {
        var key = List.of(title, request.language().code(), theme(request));
        return shell.showAlike(request, new Page(KIND, Shell.title(title), page -> page.add(written(key, body))));
    }

    private Markup written(List<String> key, Consumer<Markup> body) {
        return written.computeIfAbsent(key, each -> {
            var page = new Markup();
            body.accept(page);
            return page;
        });
    }

    /// `light` or `dark` if that was chosen, else `auto`.
    private static String theme(Request request) {
        var chosen = request.cookie("theme");
        return chosen.equals("light") || chosen.equals("dark") ? chosen : "auto";
    }

    private static void overview(Markup page, Request request) {
        var words = words(request);
        page.element("h1", words.get("title"));
        page.element("p", words.get("what"), "class", "lead");
        page.element("h2", words.get("rules"), "id", "rules").open("ul", "class", "help-cards");
        for (var options : Games.all()) {
            gameCard(page, request, words, options.defaults().id());
        }
        page.close();
        page.element("h2", words.get("more")).open("ul", "class", "help-cards");
        for (var place : List.of("keys", "bots", "replays", "arena")) {
            var at = place.equals("keys") || place.equals("bots") ? "/help/" + place : "/" + place;
            page.open("li", "class", "help-card").open("h3");
            page.element("a", words.get(place), "href", at).close();
            page.element("p", words.get(place + ".card")).close();
        }
        page.close();
    }

    private static void gameCard(Markup page, Request request, Wording words, String game) {
        var name = Sentences.capital(game);
        page.open("li", "class", "help-card");
        HelpPictures.of(game).stream().findFirst().ifPresent(first -> picture(page, request, game, first.name(), ""));
        page.open("h3").element("a", name, "href", "/help/rules/" + game).close();
        var summary =
                Vocabulary.of(request.language()).summary(Games.named(game).defaults());
        page.element("p", sentence(summary));
        page.open("p", "class", "help-go");
        page.element("a", words.get("first.short"), "href", "/help/first/" + game);
        page.close().close();
    }

    /// The words of a summary as a sentence.
    private static String sentence(String summary) {
        return Sentences.capital(summary) + ".";
    }

    private Answer rules(Request request) {
        var game = game(request);
        var title = words(request).get("rules.of", Sentences.capital(game));
        return show(request, title, page -> rules(page, request, game));
    }

    /// The rules as they are explained here; of a game from elsewhere those that it brings along.
    private static void rules(Markup page, Request request, String game) {
        var words = words(request);
        page.open("article", "class", "help-text");
        page.element("h1", Sentences.capital(game));
        page.open("p", "class", "help-actions");
        page.element("a", words.get("first"), "href", "/help/first/" + game, "class", "button primary");
        page.element("a", words.get("keys"), "href", "/help/keys", "class", "button")
                .close();
        HelpText.find(game, request.language())
                .ifPresentOrElse(
                        text -> text.write(page, pictures(page, request, game)), () -> own(page, request, game));
        page.close().open("nav", "class", "help-others", "aria-label", words.get("rules"));
        page.element("h2", words.get("others")).open("ul");
        for (var other : Games.ids()) {
            if (!other.equals(game)) {
                page.open("li")
                        .element("a", Sentences.capital(other), "href", "/help/rules/" + other)
                        .close();
            }
        }
        page.close().close();
    }

    private static void own(Markup page, Request request, String game) {
        var defaults = Games.named(game).defaults();
        var brief = Vocabulary.of(request.language()).brief(defaults);
        page.element("pre", Rules.of(defaults, request.language()).orElse(brief));
    }

    private static BiConsumer<String, String> pictures(Markup page, Request request, String game) {
        return (name, says) -> {
            page.open("figure");
            picture(page, request, game, name, says);
            page.close();
        };
    }

    /// @param says what is to be seen, for those who cannot see it
    static void picture(Markup page, Request request, String game, String name, String says) {
        var path = "/help/pictures/" + game + "/" + name;
        var query = "?lang=" + request.language().code() + "&theme=" + theme(request);
        var size = HelpPictures.size(game, name, request.language());
        page.empty(
                "img",
                "src",
                path + query,
                "alt",
                says,
                "loading",
                "lazy",
                "width",
                Markup.number(size.width()),
                "height",
                Markup.number(size.height()));
    }

    /// Where a table is made by the script, so that following a link never makes one.
    private Answer first(Request request) {
        var game = game(request);
        var title = words(request).get("first.of", Sentences.capital(game));
        var lesson = Lessons.of(game);
        var data = new PageData.FirstData(game, lesson.table());
        return shell.show(
                request,
                new Page(KIND, Shell.title(title), List.of(), data, page -> first(page, request, game, title)));
    }

    private static void first(Markup page, Request request, String game, String title) {
        var words = words(request);
        page.open("div", "class", "help-text").element("h1", title);
        page.element("p", words.get("first.what"), "class", "lead");
        HelpPictures.of(game).stream().findFirst().ifPresent(each -> {
            page.open("figure");
            picture(page, request, game, each.name(), "");
            page.close();
        });
        page.open("p", "class", "help-actions");
        page.element("button", words.get("first.start"), "type", "button", "id", "start", "class", "primary");
        page.element("a", words.get("first.rules"), "href", "/help/rules/" + game, "class", "button");
        page.close()
                .element("p", "", "id", "problem", "class", "problem", "role", "alert")
                .close();
    }

    private static String game(Request request) {
        var game = request.text("game");
        if (!Games.ids().contains(game)) {
            throw Problem.of(404, Message.of("page.game", "there is no game %s", game));
        }
        return game;
    }
}
