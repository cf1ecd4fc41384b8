package plateau.server.api;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import plateau.core.Selection;
import plateau.drawing.Drawings;
import plateau.drawing.Look;
import plateau.drawing.Theme;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.Field;
import plateau.server.http.Request;
import plateau.server.tables.Sight;
import plateau.server.tables.Tables;
import plateau.words.Vocabulary;

/// The position of a table as a picture, and its game as a record.
final class BoardEndpoints {
    private static final String GROUP = "Tables";

    private final Tables tables;

    BoardEndpoints(Tables tables) {
        this.tables = tables;
    }

    List<Endpoint> all() {
        return List.of(board(), record());
    }

    private Endpoint board() {
        return Endpoint.get("/api/tables/{table}/board")
                .named("drawBoard")
                .says("Draws the position as the caller may see it")
                .in(GROUP)
                .path(Fields.TABLE)
                .query(
                        Field.oneOf("as", "text", "svg").preset("text").help("In characters, or as a drawing."),
                        Field.oneOf("theme", "auto", "light", "dark")
                                .preset("auto")
                                .help("The colours of a drawing; `auto` goes by whoever shows it."),
                        Field.truth("small").preset(false).help("The board alone, to be drawn small."),
                        Fields.SEAT,
                        Fields.KEY)
                .refuses(403, "The seat is not yours. " + Fields.PRIVATE)
                .answersAs("text/plain; charset=utf-8", "The picture, as it was asked for.")
                .answersAs("image/svg+xml", "A drawing.")
                .refuses(404, "There is no such table.")
                .refuses(409, "The game has not begun.")
                .by(request ->
                        tables.at(request.text("table"), Visitor.entrant(request), sight -> board(sight, request)));
    }

    private static Answer board(Sight sight, Request request) {
        sight.checkBegun();
        int viewer = sight.viewer(Visitor.id(request), Fields.seat(request));
        var view = sight.view(viewer);
        if (request.text("as").equals("text")) {
            var picture = view.picture(sight.selection(viewer));
            var words = Vocabulary.of(request.language());
            return Answer.text(words.translate(sight.game(), picture) + "\n");
        }
        boolean isSmall = request.truth("small");
        var selection = isSmall ? Selection.NONE : sight.selection(viewer);
        var svg = Drawings.svg(sight.game(), view, selection, look(sight, request));
        return Answer.bytes("image/svg+xml", svg.getBytes(StandardCharsets.UTF_8));
    }

    private static Look look(Sight sight, Request request) {
        var look = Look.of(request.language(), sight.names(request.language()))
                .with(Theme.valueOf(request.text("theme").toUpperCase(Locale.ROOT)));
        return request.truth("small") ? look.with(Set.of()) : look;
    }

    private Endpoint record() {
        return Endpoint.get("/api/tables/{table}/record")
                .named("readRecord")
                .says("Gives the game as a record")
                .explains("With its seed once it is over, and before that as the caller may know it:"
                        + " `?` stands for a move that is kept from you.")
                .in(GROUP)
                .path(Fields.TABLE)
                .query(Fields.SEAT, Fields.KEY)
                .refuses(403, "The seat is not yours. " + Fields.PRIVATE)
                .answers(200, "The record.", RecordSchema.RECORD)
                .refuses(404, "There is no such table.")
                .by(request -> {
                    var record = tables.record(request.text("table"), Visitor.entrant(request), Fields.seat(request));
                    return Answer.bytes("application/json", (record.toJson() + "\n").getBytes(StandardCharsets.UTF_8));
                });
    }
}
