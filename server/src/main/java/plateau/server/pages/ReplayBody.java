package plateau.server.pages;

import java.util.List;
import plateau.drawing.svg.Markup;
import plateau.words.Wording;

/// The frame of the page on which a game is looked at again; its script fills it.
final class ReplayBody {
    private static final List<String> SPEEDS = List.of("2400", "1200", "600", "250");
    private static final String USUAL = "1200";

    private final Markup page;
    private final Wording words;

    ReplayBody(Markup page, Wording words) {
        this.page = page;
        this.words = words;
    }

    void write(String title) {
        page.element("h1", title, "class", "hidden");
        page.open("div", "class", "table replay", "id", "replay");
        section("players", "players").close();
        stage();
        bar();
        side();
        page.close();
    }

    private Markup section(String id, String kind) {
        return page.open("section", "id", id, "class", kind, "aria-label", words.get(id));
    }

    private void stage() {
        section("stage", "stage");
        page.open("div", "id", "window", "class", "window");
        page.open("div", "id", "board", "class", "board", "tabindex", "-1").close();
        page.close();
        page.open("div", "class", "zooms", "role", "group", "aria-label", words.get("zoom"));
        for (var zoom : List.of("larger", "smaller", "whole")) {
            ReplayFrame.step(page, words, zoom);
        }
        page.close().close();
    }

    private void bar() {
        section("transport", "bar transport");
        page.open("p", "id", "status", "class", "status", "role", "status").close();
        page.open("div", "class", "steps");
        for (var step : List.of("first", "back", "play", "forward", "last")) {
            ReplayFrame.step(page, words, step);
        }
        speeds();
        page.close();
        page.open("div", "class", "along");
        page.empty(
                "input", "type", "range", "id", "slider", "min", "0", "step", "1", "aria-label", words.get("slider"));
        page.open("output", "id", "count", "for", "slider").close().close();
        page.close();
    }

    private void speeds() {
        page.open("select", "id", "speed", "aria-label", words.get("speed"));
        for (var speed : SPEEDS) {
            page.element(
                    "option",
                    words.get("speed." + speed),
                    "value",
                    speed,
                    "selected",
                    speed.equals(USUAL) ? "selected" : "");
        }
        page.close();
    }

    private void side() {
        page.open("section", "class", "side", "aria-label", words.get("side"));
        analysis();
        page.open("details", "id", "sheet", "class", "points-by-kind");
        page.element("summary", words.get("sheet"));
        page.open("div", "class", "rows").close().close();
        section("log", "log").element("h2", words.get("log"));
        page.open("ol", "id", "lines", "class", "lines", "tabindex", "0")
                .close()
                .close();
        page.open("div", "class", "row deeds");
        for (var deed : List.of("on", "share", "downloads", "shown")) {
            page.element("button", words.get(deed), "type", "button", "id", deed);
        }
        page.close().close();
    }

    private void analysis() {
        section("analysis", "analysis").element("h2", words.get("analysis"));
        page.open("div", "class", "row");
        page.element("button", words.get("analyse"), "type", "button", "id", "analyse");
        page.open("p", "id", "analysed", "class", "soft", "role", "status")
                .close()
                .close();
        page.open("div", "id", "graph", "class", "graph", "hidden", "hidden").close();
        page.open("ul", "id", "turning", "class", "turning").close();
        page.close();
    }
}
