package plateau.server.api;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import plateau.api.ReplayJson;
import plateau.api.ReplaySceneJson;
import plateau.core.text.Json;
import plateau.core.wire.Field;
import plateau.core.wire.Schema;
import plateau.core.wire.Wire;
import plateau.server.api.forms.AccountCaller;
import plateau.server.api.forms.CommonFields;
import plateau.server.api.forms.RecordSchema;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.limits.RateClass;
import plateau.server.http.message.Request;
import plateau.server.replays.Film;
import plateau.server.replays.Narration;
import plateau.server.replays.Replays;
import plateau.server.storage.rows.ReplayRow;

/// Games that are looked at again: those that are over, and records that people bring.
final class ReplayEndpoints {
    private static final String GROUP = "Replays";

    static final Field PLY = Field.number("ply", 0, CommonFields.MOST_PLIES)
            .optional()
            .help("After how many moves; the last position if nothing is said.");

    private final Replays replays;

    ReplayEndpoints(Replays replays) {
        this.replays = replays;
    }

    List<Endpoint> all() {
        return List.of(list(), bring(), look(), drop(), scene(), record(), analysis());
    }

    private Endpoint list() {
        return Endpoint.get("/api/replays")
                .named("listReplays")
                .says("Lists the records that you have brought, the newest first")
                .explains("Games that were played here are found by `/api/history`.")
                .in(GROUP)
                .forAccounts()
                .answersList(200, "Your records.", Replays.MOST_OF_ONE, ReplayJson.Listed.class)
                .by(request -> Answer.json(replays.of(AccountCaller.of(request)).stream()
                        .map(ReplayEndpoints::json)
                        .toList()));
    }

    private static ReplayJson.Listed json(ReplayRow row) {
        // A list is no object, and only objects are read.
        var names = (List<?>) Json.readObject("{\"names\":" + row.names() + "}").getOrDefault("names", List.of());
        return new ReplayJson.Listed(
                row.id(),
                row.created(),
                row.game(),
                names.stream().map(String::valueOf).toList(),
                row.plies());
    }

    private Endpoint bring() {
        return Endpoint.post("/api/replays")
                .named("bringReplay")
                .says("Brings a record, to be looked at by whoever knows its id")
                .explains("A record as `/api/tables/{table}/record` and `plateau` write it. Every move"
                        + " is checked; an account may have "
                        + Replays.MOST_OF_ONE
                        + " of them.")
                .in(GROUP)
                .forAccounts()
                .counts(RateClass.CREATES)
                .takes(RecordSchema.RECORD, Replays.LARGEST)
                .answers(201, "The record is kept.", Schema.of(Field.text("id", 40)))
                .refuses(400, "It is no record, or a move is not legal.")
                .refuses(409, "You have brought too many.")
                .by(request -> {
                    var id = replays.keep(request.upload(), AccountCaller.of(request));
                    return Answer.created("/api/replays/" + id, Map.of("id", id));
                });
    }

    private Endpoint drop() {
        return Endpoint.delete("/api/replays/{replay}")
                .named("dropReplay")
                .says("Takes a record away that you have brought")
                .in(GROUP)
                .forAccounts()
                .path(CommonFields.REPLAY)
                .answers(204, "It is gone.")
                .refuses(403, "Somebody else brought it.")
                .refuses(404, "Nobody brought such a record.")
                .by(request -> {
                    replays.drop(request.text("replay"), AccountCaller.of(request));
                    return Answer.nothing();
                });
    }

    /// What all that look at one replay have in common.
    static Endpoint.Draft of(String path, String name, String says) {
        return Endpoint.get("/api/replays/{replay}" + path)
                .named(name)
                .says(says)
                .in(GROUP)
                .path(CommonFields.REPLAY)
                .query(CommonFields.KEY)
                .refuses(403, CommonFields.PRIVATE)
                .refuses(404, "There is no such replay.")
                .refuses(409, "The game of the table is not over.");
    }

    static Film film(Replays replays, Request request) {
        return replays.film(request.text("replay"), AccountCaller.entrant(request));
    }

    private Endpoint look() {
        return of("", "lookAtReplay", "Tells a game move by move, in your language")
                .answers(200, "The game.", ReplayJson.class)
                .by(request -> Answer.json(new Narration(film(replays, request), request.language()).json()));
    }

    private Endpoint scene() {
        return of("/scene", "showReplayScene", "Shows a position of a game")
                .explains("Its drawing is for a page that has the style sheet of the game.")
                .query(PLY, SceneEndpoints.LAYERS, CommonFields.KEY)
                .answers(200, "The position.", ReplaySceneJson.class)
                .by(this::scene);
    }

    private Answer scene(Request request) {
        var film = film(replays, request);
        int ply = ply(request, film.plies());
        var narration = new Narration(film, request.language());
        return Answer.json(narration.scene(ply, SceneEndpoints.layers(request)));
    }

    static int ply(Request request, int last) {
        return request.has("ply") ? request.whole("ply") : last;
    }

    private Endpoint record() {
        return of("/record", "readReplay", "Gives a game as a record")
                .answers(200, "The record.", RecordSchema.RECORD)
                .by(request -> {
                    var film = film(replays, request);
                    var line = film.record().toJson() + "\n";
                    return Answer.bytes("application/json", line.getBytes(StandardCharsets.UTF_8))
                            .saved(film.id() + ".json");
                });
    }

    private Endpoint analysis() {
        return of("/analysis", "analyseReplay", "Tells what a bot thinks of every decision of a game")
                .explains("One after the other, as long as somebody listens; what is known already comes"
                        + " at once. The first event is `begun`, with the number of decisions,"
                        + " the last `done`. Nobody is asked to know more than it could; what"
                        + " chance does is nobody's mistake.")
                .query(
                        Field.text("bot", 200).preset("hard").help("One that searches, such as `mcts:steps=2000`."),
                        CommonFields.KEY)
                .streams("What was found.", Wire.schema(ReplayJson.Judging.class))
                .refuses(429, "You have too many analyses open, or all together.")
                .by(request -> {
                    var film = film(replays, request);
                    return Answer.stream(
                            replays.studies().listen(film, request.text("bot"), AccountCaller.idOrAddress(request)));
                });
    }
}
