package plateau.server.pages;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import plateau.core.text.Json;
import plateau.drawing.svg.Markup;
import plateau.server.api.Visitor;
import plateau.server.http.Answer;
import plateau.server.http.Request;
import plateau.words.Language;
import plateau.words.Wording;

/// What is around every page: head, header with the way to the others, switches for language and light,
/// footer, and what the script of the page is given.
final class Shell {
    static final String GROUP = "Pages";
    static final String HTML = "text/html; charset=utf-8";

    private static final List<String> PLACES = List.of("replays", "arena", "help");
    private static final String THEME_COOKIE = "theme";

    /// What of a page's texts its script is given.
    private static final String FOR_SCRIPT = "js.";

    private final Assets assets;

    Shell(Assets assets) {
        this.assets = assets;
    }

    /// The words of a page, in the language of whoever asks.
    static Wording words(Request request, String kind) {
        return new Wording(request.language(), Shell.class, kind);
    }

    /// A whole page.
    Answer show(Request request, Page page) {
        var html = "<!DOCTYPE html>\n" + html(request, page);
        return Answer.bytes(HTML, html.getBytes(StandardCharsets.UTF_8));
    }

    private String html(Request request, Page page) {
        var words = words(request, "shell");
        var html = new Markup();
        var theme = request.cookie(THEME_COOKIE);
        boolean isChosen = theme.equals("light") || theme.equals("dark");
        html.open("html", "lang", request.language().code(), "data-theme", isChosen ? theme : "");
        head(html, page);
        html.open("body", "class", page.kind() + "-page");
        html.element("a", words.get("skip"), "href", "#main", "class", "skip");
        header(html, words, request, page);
        html.open("main", "id", "main", "tabindex", "-1");
        page.body().accept(html);
        html.close();
        html.data("given", Json.write(given(request, page)));
        return html.close().close().toString();
    }

    private void head(Markup html, Page page) {
        html.open("head").empty("meta", "charset", "utf-8");
        html.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        html.empty("meta", "name", "color-scheme", "content", "light dark");
        html.element("title", page.title());
        html.empty("link", "rel", "stylesheet", "href", assets.path("site.css"));
        for (var game : page.games()) {
            html.empty("link", "rel", "stylesheet", "href", assets.path(game + ".css"));
        }
        html.empty("script", "type", "module", "src", assets.path(page.kind() + ".js"));
        html.close();
    }

    private static void header(Markup html, Wording words, Request request, Page page) {
        html.open("header", "class", "top");
        html.element("a", "Plateau", "href", "/", "class", "brand");
        html.open("nav", "aria-label", words.get("nav"));
        for (var place : PLACES) {
            boolean isHere = ("/" + place).startsWith("/" + page.kind());
            html.element(
                    "a",
                    words.get("nav." + place),
                    "href",
                    "/" + place,
                    "aria-current",
                    isHere ? "page" : "");
        }
        html.close();
        html.open("div", "class", "switches");
        var other = request.language() == Language.FRENCH ? Language.ENGLISH : Language.FRENCH;
        html.element(
                "a",
                other.code(),
                "href",
                "?lang=" + other.code(),
                "hreflang",
                other.code(),
                "lang",
                other.code(),
                "class",
                "switch language",
                "aria-label",
                other == Language.FRENCH ? "Français" : "English");
        html.element(
                "button",
                "☾",
                "type",
                "button",
                "class",
                "switch theme",
                "aria-label",
                words.get("theme"),
                "title",
                words.get("theme"));
        html.close().close();
    }

    private static Map<String, Object> given(Request request, Page page) {
        var given = new LinkedHashMap<String, Object>();
        given.put("language", request.language().code());
        given.put("me", me(request));
        var words = new TreeMap<String, Object>();
        addWords(words, request.language(), "shell");
        addWords(words, request.language(), page.kind());
        if (page.data().get("lesson") instanceof String game) {
            words.putAll(Lessons.words(request.language(), game));
        }
        given.put("words", words);
        given.put("data", page.data());
        return given;
    }

    private static @Nullable Object me(Request request) {
        return Visitor.known(request)
                .map(account -> Map.<String, Object>of("id", account.id(), "name", account.name()))
                .orElse(null);
    }

    private static void addWords(Map<String, Object> words, Language language, String kind) {
        language.beside(Shell.class, kind)
                .forEach(
                        (key, text) -> {
                            if (key.toString().startsWith(FOR_SCRIPT)) {
                                words.put(
                                        key.toString().substring(FOR_SCRIPT.length()),
                                        text.toString());
                            }
                        });
    }
}
