package plateau.server.api;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import plateau.core.Selection;
import plateau.core.wire.Field;
import plateau.drawing.Drawings;
import plateau.drawing.Look;
import plateau.drawing.Theme;
import plateau.server.api.forms.AccountCaller;
import plateau.server.api.forms.CommonFields;
import plateau.server.api.forms.RecordSchema;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.message.Request;
import plateau.server.scenes.TableScenes;
import plateau.server.tables.TableSnapshot;
import plateau.server.tables.Tables;
import plateau.words.Language;
import plateau.words.Vocabulary;

/// The position of a table as a picture, and its game as a record.
final class BoardEndpoints {
    private static final String GROUP = "Tables";

    private final Tables tables;
    private final TableScenes scenes;

    BoardEndpoints(Tables tables, TableScenes scenes) {
        this.tables = tables;
        this.scenes = scenes;
    }

    List<Endpoint> all() {
        return List.of(board(), record());
    }

    private Endpoint board() {
        return Endpoint.get("/api/tables/{table}/board")
                .named("drawBoard")
                .says("Draws the position as the caller may see it")
                .in(GROUP)
                .path(CommonFields.TABLE)
                .query(
                        Field.oneOf("as", "text", "svg").preset("text").help("In characters, or as a drawing."),
                        Field.oneOf("theme", "auto", "light", "dark")
                                .preset("auto")
                                .help("The colours of a drawing; `auto` goes by whoever shows it."),
                        Field.truth("small").preset(false).help("The board alone, to be drawn small."),
                        CommonFields.SEAT,
                        CommonFields.KEY)
                .refuses(403, "The seat is not yours. " + CommonFields.PRIVATE)
                .answersAs("text/plain; charset=utf-8", "The picture, as it was asked for.")
                .answersAs("image/svg+xml", "A drawing.")
                .refuses(404, "There is no such table.")
                .refuses(409, "The game has not begun.")
                .by(this::board);
    }

    private Answer board(Request request) {
        var table = tables.at(request.text("table"), AccountCaller.entrant(request));
        table.checkBegun();
        int viewer = table.viewer(AccountCaller.id(request), CommonFields.seat(request));
        return request.text("as").equals("text")
                ? picture(table, viewer, request.language())
                : scenes.drawing(table, Wish.of(viewer, request)).answer("image/svg+xml");
    }

    private static Answer picture(TableSnapshot table, int viewer, Language language) {
        var picture = table.view(viewer).picture(table.selection(viewer));
        return Answer.text(Vocabulary.of(language).translate(table.game(), picture) + "\n");
    }

    /// How a board is drawn, and for whom.
    private record Wish(int viewer, Language language, Theme theme, boolean isSmall) implements TableScenes.Drawing {
        private static Wish of(int viewer, Request request) {
            var theme = Theme.valueOf(request.text("theme").toUpperCase(Locale.ROOT));
            return new Wish(viewer, request.language(), theme, request.truth("small"));
        }

        @Override
        public String draw(TableSnapshot table) {
            var look = Look.of(language, table.names(language)).with(theme).without(table.left());
            return isSmall
                    ? Drawings.svg(table.game(), table.view(viewer), Selection.NONE, look.with(Set.of()))
                    : Drawings.svg(table.game(), table.view(viewer), table.selection(viewer), look);
        }
    }

    private Endpoint record() {
        return Endpoint.get("/api/tables/{table}/record")
                .named("readRecord")
                .says("Gives the game as a record")
                .explains("With its seed once it is over, and before that as the caller may know it:"
                        + " `?` stands for a move that is kept from you.")
                .in(GROUP)
                .path(CommonFields.TABLE)
                .query(CommonFields.SEAT, CommonFields.KEY)
                .refuses(403, "The seat is not yours. " + CommonFields.PRIVATE)
                .answers(200, "The record.", RecordSchema.RECORD)
                .refuses(404, "There is no such table.")
                .by(request -> {
                    var record = tables.record(
                            request.text("table"), AccountCaller.entrant(request), CommonFields.seat(request));
                    return Answer.bytes("application/json", (record.toJson() + "\n").getBytes(StandardCharsets.UTF_8));
                });
    }
}
