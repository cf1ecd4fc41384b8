package plateau.server.pages;

import java.util.List;
import java.util.Optional;
import plateau.api.PageData;
import plateau.api.TableJson;
import plateau.core.Game;
import plateau.core.wire.Field;
import plateau.core.wire.Wire;
import plateau.drawing.svg.Markup;
import plateau.server.api.forms.AccountCaller;
import plateau.server.api.forms.CommonFields;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.message.Request;
import plateau.server.tables.Tables;
import plateau.words.Language;
import plateau.words.MoveWords;
import plateau.words.Sentences;
import plateau.words.Vocabulary;
import plateau.words.Wording;

/// A table: the room where players gather, the game that they play, and its end. The page has the frame and
/// the table as it is; its script does the rest.
final class TablePage {
    private static final String KIND = "table";

    private final Shell shell;
    private final Tables tables;

    TablePage(Shell shell, Tables tables) {
        this.shell = shell;
        this.tables = tables;
    }

    List<Endpoint> all() {
        return List.of(Endpoint.get("/tables/{table}")
                .named("tablePage")
                .says("Shows people a table: to sit down at, to play, to watch")
                .in(Shell.GROUP)
                .path(Field.text("table", 40))
                .query(
                        CommonFields.KEY,
                        Field.text("lesson", 40).optional().help("The game whose steps are explained."))
                .answersAs(Shell.HTML, "A page.")
                .refuses(403, "The table is private.")
                .refuses(404, "There is no such table.")
                .by(this::page));
    }

    private Answer page(Request request) {
        var id = request.text("table");
        var entrant = AccountCaller.entrant(request);
        var table = tables.look(id, entrant, Optional.empty());
        var game = tables.at(id, entrant).game();
        var words = Shell.words(request, KIND);
        var title = title(game);
        var lesson = request.optionalText("lesson").filter(game.id()::equals);
        var data = data(table, game, title, request.language(), lesson);
        return shell.show(
                request,
                new Page(KIND, title, List.of(game.id()), data, page -> body(page, words, title, lesson.isPresent())));
    }

    static String title(Game game) {
        return Sentences.capital(game.id());
    }

    private static PageData.TableData data(
            TableJson table, Game game, String title, Language language, Optional<String> lesson) {
        var known = Wire.json(table);
        known.keySet().removeAll(List.of("state", "legal"));
        return new PageData.TableData(
                title,
                known,
                game.knowsDraws(),
                game.start(table.players()).isOpen(),
                MoveWords.of(game).in(language),
                Vocabulary.of(language).causes(game),
                lesson);
    }

    private static void body(Markup page, Wording words, String title, boolean isTaught) {
        page.element("h1", title, "class", "hidden");
        page.open("div", "class", isTaught ? "table taught" : "table", "id", "table");
        page.open("section", "id", "players", "class", "players", "aria-label", words.get("players"))
                .close();
        stage(page, words);
        if (isTaught) {
            page.empty("div", "id", "lesson", "class", "lesson-place");
        }
        bar(page, words);
        side(page, words);
        page.close();
    }

    private static void stage(Markup page, Wording words) {
        page.open("section", "id", "stage", "class", "stage", "aria-label", words.get("board"));
        page.open("div", "id", "window", "class", "window");
        page.open("div", "id", "board", "class", "board", "tabindex", "-1").close();
        page.close();
        page.open("div", "id", "room", "class", "room", "hidden", "hidden").close();
        page.open("div", "id", "overlay", "class", "overlay").close();
        page.open("div", "id", "zooms", "class", "zooms", "role", "group", "aria-label", words.get("zoom"));
        zoom(page, "larger", "+", words);
        zoom(page, "smaller", "−", words);
        zoom(page, "whole", "⤢", words);
        page.close().close();
    }

    private static void zoom(Markup page, String id, String sign, Wording words) {
        page.element(
                "button",
                sign,
                "type",
                "button",
                "id",
                id,
                "aria-label",
                words.get("zoom." + id),
                "title",
                words.get("zoom." + id));
    }

    private static void bar(Markup page, Wording words) {
        page.open("section", "class", "bar", "aria-label", words.get("turn"));
        page.open("p", "id", "status", "class", "status", "role", "status").close();
        page.open("div", "class", "acts");
        group(page, "choices", "choices", words);
        page.open("div", "class", "row-of-deeds");
        group(page, "actions", "acting", words);
        page.open("div", "class", "tabs").close();
        page.close();
        page.close();
        page.close();
    }

    private static void group(Markup page, String id, String kind, Wording words) {
        page.open("div", "id", id, "class", kind, "role", "group", "aria-label", words.get(id))
                .close();
    }

    private static void side(Markup page, Wording words) {
        page.open("section", "id", "side", "class", "side", "aria-label", words.get("side"));
        page.open("section", "id", "log", "class", "log", "aria-label", words.get("log"));
        page.element("h2", words.get("log"));
        page.open("ol", "id", "lines", "class", "lines", "tabindex", "0").close();
        page.close();
        page.open("section", "id", "chat", "class", "chat", "aria-label", words.get("chat"));
        page.element("h2", words.get("chat"));
        page.open("ol", "id", "sayings", "class", "sayings").close();
        page.open("form", "id", "say", "class", "say");
        page.empty(
                "input",
                "id",
                "saying",
                "maxlength",
                "500",
                "autocomplete",
                "off",
                "aria-label",
                words.get("say"),
                "placeholder",
                words.get("say"));
        page.element("button", words.get("say.send"));
        page.close().close().close();
    }
}
