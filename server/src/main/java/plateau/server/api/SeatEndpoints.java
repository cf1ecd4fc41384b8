package plateau.server.api;

import java.util.List;
import java.util.Map;
import plateau.core.wire.Field;
import plateau.core.wire.Schema;
import plateau.server.api.forms.AccountCaller;
import plateau.server.api.forms.CommonFields;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.tables.Tables;

/// Sitting down at a table, and being ready.
final class SeatEndpoints {
    private static final String GROUP = "Seats";

    private final Tables tables;

    SeatEndpoints(Tables tables) {
        this.tables = tables;
    }

    List<Endpoint> all() {
        return List.of(sit(), stand(), ready());
    }

    private Endpoint sit() {
        return Endpoint.post("/api/tables/{table}/seats")
                .named("sitDown")
                .says("Takes a seat")
                .in(GROUP)
                .forAccounts()
                .path(CommonFields.TABLE)
                .body(
                        Field.number("seat", 0, CommonFields.MOST_SEATS - 1)
                                .optional()
                                .help("Which one; the first that is free if none is named."),
                        Field.text("key", 100).preset("").help("What one has to know at a table that is not open."),
                        Field.truth("ready")
                                .preset(true)
                                .help("Whether the game may begin as far as you are concerned."))
                .answers(200, "Your seat.", Schema.of(Field.number("seat", 0, CommonFields.MOST_SEATS)))
                .refuses(403, "The table is not open, and the key is not its key.")
                .refuses(404, "There is no such table or seat.")
                .refuses(409, "The seat is taken, or the game has begun.")
                .by(request -> Answer.json(Map.of(
                        "seat",
                        tables.sit(
                                request.text("table"),
                                AccountCaller.of(request),
                                CommonFields.seat(request),
                                request.text("key"),
                                request.truth("ready")))));
    }

    private Endpoint stand() {
        return Endpoint.delete("/api/tables/{table}/seats/{seat}")
                .named("standUp")
                .says("Leaves a seat before the game begins")
                .explains("Who made the table may have anybody leave, bots included.")
                .in(GROUP)
                .forAccounts()
                .path(CommonFields.TABLE, Field.number("seat", 0, CommonFields.MOST_SEATS - 1))
                .answers(204, "The seat is free.")
                .refuses(403, "It is not yours.")
                .refuses(409, "Nobody sits there, or the game has begun.")
                .by(request -> {
                    tables.stand(request.text("table"), AccountCaller.of(request), request.whole("seat"));
                    return Answer.nothing();
                });
    }

    private Endpoint ready() {
        return Endpoint.post("/api/tables/{table}/ready")
                .named("beReady")
                .says("Says whether the game may begin")
                .in(GROUP)
                .forAccounts()
                .path(CommonFields.TABLE)
                .body(Field.truth("ready").preset(true))
                .answers(204, "It is noted.")
                .refuses(403, "You do not sit there.")
                .refuses(409, "The game has begun.")
                .by(request -> {
                    tables.ready(request.text("table"), AccountCaller.of(request), request.truth("ready"));
                    return Answer.nothing();
                });
    }
}
