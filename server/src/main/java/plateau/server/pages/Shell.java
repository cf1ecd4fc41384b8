package plateau.server.pages;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import plateau.core.text.Json;
import plateau.core.wire.Wire;
import plateau.drawing.svg.Markup;
import plateau.server.api.forms.AccountCaller;
import plateau.server.http.Answer;
import plateau.server.http.message.Request;
import plateau.server.storage.rows.AccountRow;
import plateau.words.Language;
import plateau.words.Wording;

/// What is around every page: head, header with the way to the others, switches for language and light,
/// footer, and what the script of the page is given.
final class Shell {
    static final String GROUP = "Pages";
    static final String HTML = "text/html; charset=utf-8";

    private static final String THEME_COOKIE = "theme";
    private static final String SUFFIX = " – Plateau";

    private final Assets assets;
    private final List<String> places;
    private final KeptPages kept = new KeptPages();

    /// @param isLabOpen whether the way to the lab is shown
    Shell(Assets assets, boolean isLabOpen) {
        this.assets = assets;
        places = isLabOpen ? List.of("replays", "arena", "lab", "help") : List.of("replays", "arena", "help");
    }

    /// What the header leads to.
    List<String> places() {
        return places;
    }

    /// The words of a page, in the language of whoever asks.
    static Wording words(Request request, String kind) {
        return new Wording(request.language(), Shell.class, kind);
    }

    /// What the window of a page is called.
    static String title(String text) {
        return text + SUFFIX;
    }

    /// Who looks at a page, and how.
    ///
    /// @param theme `light` or `dark` if that was chosen
    /// @param isRead whether it was found out whose request it is
    private record Visit(Language language, String theme, Optional<AccountRow> account, boolean isRead) {}

    /// A whole page.
    Answer show(Request request, Page page) {
        return Answer.bytes(HTML, bytes(visit(request), page));
    }

    /// A whole page whose body is the same for all who read its language: who has no account gets what was
    /// written for the last one, unless scripts are to be given something else by now.
    Answer showAlike(Request request, Page page) {
        var visit = visit(request);
        return visit.account().isPresent()
                ? Answer.bytes(HTML, bytes(visit, page))
                : kept.of(
                        new KeptPages.Guise(visit.language(), visit.theme(), page.title()),
                        page.data(),
                        () -> bytes(visit, page));
    }

    private static Visit visit(Request request) {
        return new Visit(request.language(), theme(request.cookie(THEME_COOKIE)), AccountCaller.known(request), true);
    }

    /// A whole page for somebody whose request was refused before it was known whose it is.
    ///
    /// @param cookies what the browser keeps for us, by name
    byte[] show(Language language, UnaryOperator<String> cookies, Page page) {
        var theme = theme(cookies.apply(THEME_COOKIE));
        return bytes(new Visit(language, theme, Optional.empty(), false), page);
    }

    private static String theme(String kept) {
        return kept.equals("light") || kept.equals("dark") ? kept : "";
    }

    private byte[] bytes(Visit visit, Page page) {
        return ("<!DOCTYPE html>\n" + html(visit, page)).getBytes(StandardCharsets.UTF_8);
    }

    private String html(Visit visit, Page page) {
        var words = new Wording(visit.language(), Shell.class, "shell");
        var html = new Markup();
        html.open("html", "lang", visit.language().code(), "data-theme", visit.theme());
        head(html, visit, page);
        html.open("body", "class", classes(page));
        html.element("a", words.get("skip"), "href", "#main", "class", "skip");
        header(html, words, visit, page);
        html.open("main", "id", "main", "tabindex", "-1");
        page.body().accept(html);
        html.close();
        html.data("given", given(visit, page));
        return html.close().close().toString();
    }

    private static String classes(Page page) {
        var own = page.kind() + "-page";
        return page.isProject() ? "project-page " + own : own;
    }

    private void head(Markup html, Visit visit, Page page) {
        html.open("head").empty("meta", "charset", "utf-8");
        html.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        html.empty("meta", "name", "color-scheme", "content", "light dark");
        colours(html, visit);
        html.element("title", page.title());
        html.empty("meta", "name", "description", "content", description(visit, page));
        html.empty("link", "rel", "icon", "type", "image/svg+xml", "href", assets.path("icon.svg"));
        html.empty("link", "rel", "stylesheet", "href", assets.path("site.css"));
        for (var game : page.games()) {
            html.empty("link", "rel", "stylesheet", "href", assets.path(game + ".css"));
        }
        html.empty("script", "type", "module", "src", assets.path(page.kind() + ".js"));
        html.close();
    }

    /// What is told of a page elsewhere, such as by those who search.
    private static String description(Visit visit, Page page) {
        var words = new Wording(visit.language(), Shell.class, page.kind());
        return words.get("description", page.title().replace(SUFFIX, ""));
    }

    /// What a browser paints around the page.
    private static void colours(Markup html, Visit visit) {
        for (var theme : List.of("light", "dark")) {
            var media = visit.theme().isEmpty() ? "(prefers-color-scheme: " + theme + ")" : "";
            if (visit.theme().isEmpty() || visit.theme().equals(theme)) {
                var paper = theme.equals("light") ? "#fbf8f1" : "#1d1f23";
                html.empty("meta", "name", "theme-color", "content", paper, "media", media);
            }
        }
    }

    private void header(Markup html, Wording words, Visit visit, Page page) {
        html.open("header", "class", "top");
        html.element("a", "Plateau", "href", "/", "class", "brand");
        html.open("nav", "aria-label", words.get("nav"));
        for (var place : places) {
            boolean isHere = ("/" + place).startsWith("/" + page.kind());
            html.element("a", words.get("nav." + place), "href", "/" + place, "aria-current", isHere ? "page" : "");
        }
        html.close();
        html.open("div", "class", "switches");
        if (visit.isRead()) {
            me(html, words, visit);
        }
        var other = visit.language() == Language.FRENCH ? Language.ENGLISH : Language.FRENCH;
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
                other.code() + ": " + (other == Language.FRENCH ? "français" : "English"));
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

    /// One's name, which opens what can be done about it.
    private static void me(Markup html, Wording words, Visit visit) {
        var name = visit.account().map(AccountRow::name).orElse("");
        html.open("button", "type", "button", "class", "switch me", "title", words.get("me"));
        html.element("span", words.get("me") + visit.language().colon(), "class", "hidden");
        html.element("span", name.isEmpty() ? words.get("nobody") : name, "class", "name");
        html.close();
    }

    /// What the script of a page reads, as JSON. Its words are the same for everybody.
    private static String given(Visit visit, Page page) {
        return "{\"language\":"
                + Json.write(visit.language().code())
                + ",\"me\":"
                + me(visit)
                + ",\"words\":"
                + ScriptWords.of(visit.language(), page)
                + ",\"data\":"
                + Wire.write(page.data())
                + "}";
    }

    private static String me(Visit visit) {
        return visit.account()
                .map(account -> Json.write(Map.of("id", account.id(), "name", account.name())))
                .orElse("null");
    }
}
