package plateau.server.pages;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.api.PageData;
import plateau.api.ReplaySceneJson;
import plateau.core.wire.Wire;
import plateau.drawing.svg.Markup;
import plateau.server.http.Answer;
import plateau.server.http.message.Request;
import plateau.server.replays.Film;
import plateau.words.Wording;

/// The board of a game with arrows, and nothing else: the one page that may stand in a frame of another.
final class ReplayFrame {
    private static final List<String> STEPS = List.of("first", "back", "forward", "last");

    private final Assets assets;

    ReplayFrame(Assets assets) {
        this.assets = assets;
    }

    Answer show(Request request, Film film, String title, ReplaySceneJson scene) {
        var words = Shell.words(request, ReplayPages.KIND);
        var html = new Markup();
        html.open("html", "lang", request.language().code());
        head(html, film, title);
        html.open("body", "class", "embed-page");
        html.open("main", "id", "embed", "aria-label", title);
        html.open("div", "id", "board", "class", "board", "tabindex", "-1").close();
        html.open("div", "class", "embed-bar");
        for (var step : STEPS) {
            step(html, words, step);
        }
        html.open("span", "id", "count", "class", "count", "role", "status").close();
        var key = request.optionalText("key")
                .map(given -> "&key=" + URLEncoder.encode(given, StandardCharsets.UTF_8))
                .orElse("");
        var address = "/replays/" + film.id() + "?ply=" + scene.ply() + key;
        html.element("a", words.get("embed.open"), "id", "open", "href", address, "target", "_blank");
        html.close().close();
        html.data("given", Wire.write(given(request, film, scene)));
        var page = "<!DOCTYPE html>\n" + html.close().close();
        return ReplayPages.inAnyFrame(Answer.bytes(Shell.HTML, page.getBytes(StandardCharsets.UTF_8)));
    }

    private void head(Markup html, Film film, String title) {
        html.open("head").empty("meta", "charset", "utf-8");
        html.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        html.empty("meta", "name", "color-scheme", "content", "light dark");
        html.empty("meta", "name", "description", "content", title);
        html.empty("link", "rel", "icon", "type", "image/svg+xml", "href", assets.path("icon.svg"));
        html.element("title", title);
        for (var sheet : List.of("site.css", film.game().id() + ".css")) {
            html.empty("link", "rel", "stylesheet", "href", assets.path(sheet));
        }
        html.empty("script", "type", "module", "src", assets.path("replay.js"));
        html.close();
    }

    static void step(Markup html, Wording words, String step) {
        html.element(
                "button",
                words.get("sign." + step),
                "type",
                "button",
                "id",
                step,
                "class",
                "step",
                "aria-label",
                words.get(step),
                "title",
                words.get(step));
    }

    private static Map<String, Object> given(Request request, Film film, ReplaySceneJson scene) {
        var given = new LinkedHashMap<String, Object>();
        given.put("language", request.language().code());
        given.put("words", Map.of());
        given.put("data", new PageData.EmbedData(film.id(), film.plies(), scene));
        return given;
    }
}
