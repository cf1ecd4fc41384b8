package plateau.server.api;

import java.nio.charset.StandardCharsets;
import java.util.List;
import plateau.drawing.Drawings;
import plateau.drawing.Look;
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
                        Field.oneOf("as", "text", "svg")
                                .preset("text")
                                .help("In characters, or as a drawing."),
                        Fields.SEAT)
                .refuses(403, "The seat is not yours.")
                .answersAs("text/plain; charset=utf-8", "The picture; or `image/svg+xml`.")
                .refuses(404, "There is no such table.")
                .refuses(409, "The game has not begun.")
                .by(request -> tables.at(request.text("table"), sight -> board(sight, request)));
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
        var look = Look.of(request.language(), sight.names());
        var svg = Drawings.svg(sight.game(), view, sight.selection(viewer), look);
        return Answer.bytes("image/svg+xml", svg.getBytes(StandardCharsets.UTF_8));
    }

    private Endpoint record() {
        return Endpoint.get("/api/tables/{table}/record")
                .named("readRecord")
                .says("Gives the game as a record")
                .explains(
                        "With its seed once it is over, and before that as the caller may know it:"
                                + " `?` stands for a move that is kept from you.")
                .in(GROUP)
                .path(Fields.TABLE)
                .query(Fields.SEAT)
                .refuses(403, "The seat is not yours.")
                .answersAs("application/json", "The record.")
                .refuses(404, "There is no such table.")
                .by(
                        request -> {
                            var record =
                                    tables.record(
                                            request.text("table"),
                                            Visitor.id(request),
                                            Fields.seat(request));
                            return Answer.bytes(
                                    "application/json",
                                    (record.toJson() + "\n").getBytes(StandardCharsets.UTF_8));
                        });
    }
}
