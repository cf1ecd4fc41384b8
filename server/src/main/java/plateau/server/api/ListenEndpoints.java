package plateau.server.api;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import plateau.api.EventJson;
import plateau.core.text.BadInput;
import plateau.core.text.Text;
import plateau.core.wire.Field;
import plateau.server.api.forms.AccountCaller;
import plateau.server.api.forms.CommonFields;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.message.Request;
import plateau.server.scenes.TableScenes;
import plateau.server.tables.StreamOptions;
import plateau.server.tables.Tables;
import plateau.server.tables.terms.StreamEnd;

/// What happens at a table, as it happens; and what is said there.
final class ListenEndpoints {
    private static final String GROUP = "Listening and talking";
    private static final int LONGEST_SAYING = 500;

    private final Tables tables;
    private final TableScenes scenes;

    ListenEndpoints(Tables tables, TableScenes scenes) {
        this.tables = tables;
        this.scenes = scenes;
    }

    List<Endpoint> all() {
        return List.of(listen(), say(), mute());
    }

    private Endpoint listen() {
        return Endpoint.get("/api/tables/{table}/events")
                .named("listen")
                .says("Tells what happens at a table, as it happens")
                .explains("As server-sent events, or as lines of JSON for `Accept:"
                        + " application/x-ndjson`. Without `after` and `Last-Event-ID` the"
                        + " first event, of type `table`, is the table as it is; with one of"
                        + " them come all events after that. Everybody is told what it may"
                        + " know. `reset` says that the server does not know the event named,"
                        + " and begins anew. With `scene=true` an event after which the board is"
                        + " another one comes with the `scene` of the position after it, and so"
                        + " does the table as it is; of several events at once the last, and what"
                        + " you missed comes without. Who reads slowly gets the newest only.")
                .in(GROUP)
                .path(CommonFields.TABLE)
                .query(
                        Field.number("after", 0, CommonFields.MOST_PLIES)
                                .optional()
                                .help("The id of the last event that you know; 0 for all."),
                        Field.oneOf("until", "now", "ended", "always")
                                .preset("always")
                                .help("`now` to be told only what has happened, `ended` to listen"
                                        + " as long as the game goes on."),
                        SceneEndpoints.SCENE.help("Whether scenes come with events."),
                        SceneEndpoints.LAYERS,
                        CommonFields.SEAT,
                        CommonFields.KEY)
                .refuses(403, "The seat is not yours. " + CommonFields.PRIVATE)
                .streams("The events.", EventJson.class)
                .answers(204, "Nothing can come any more.")
                .refuses(404, "There is no such table.")
                .by(this::listen);
    }

    private Answer listen(Request request) {
        var options = new StreamOptions(
                CommonFields.seat(request),
                request.language(),
                after(request),
                StreamEnd.valueOf(request.text("until").toUpperCase(Locale.ROOT)),
                SceneEndpoints.wished(request).map(scenes::showing));
        var outbox = tables.listen(request.text("table"), AccountCaller.entrant(request), options);
        // A browser comes back after the end of a stream, but not after this.
        if (outbox.isClosed()) {
            return Answer.nothing();
        }
        return options.showing().isPresent() ? Answer.largeStream(outbox) : Answer.stream(outbox);
    }

    /// What a browser says when it comes back counts more than what its address says.
    private static Optional<Integer> after(Request request) {
        var given = request.header("Last-Event-ID");
        if (!given.isEmpty()) {
            long last = Text.wholeNumber(given).orElse(-1);
            if (last < 0 || last > CommonFields.MOST_PLIES) {
                throw new BadInput(
                        "listen.last",
                        "Last-Event-ID must be the id of an event, a number from 0 to %d, not '%s'",
                        CommonFields.MOST_PLIES,
                        Text.shorten(Text.printable(given), 40));
            }
            return Optional.of((int) last);
        }
        return request.has("after") ? Optional.of(request.whole("after")) : Optional.empty();
    }

    private Endpoint say() {
        return Endpoint.post("/api/tables/{table}/chat")
                .named("say")
                .says("Says something to all at a table")
                .in(GROUP)
                .forAccounts()
                .path(CommonFields.TABLE)
                .body(Field.text("text", LONGEST_SAYING), CommonFields.KEY)
                .answers(204, "It is said.")
                .refuses(403, "You are muted. " + CommonFields.PRIVATE)
                .by(request -> {
                    tables.say(
                            request.text("table"),
                            AccountCaller.of(request),
                            request.optionalText("key").orElse(""),
                            request.text("text"));
                    return Answer.nothing();
                });
    }

    private Endpoint mute() {
        return Endpoint.post("/api/tables/{table}/mute")
                .named("mute")
                .says("Lets somebody speak no more, or again")
                .explains("For whoever made the table.")
                .in(GROUP)
                .forAccounts()
                .path(CommonFields.TABLE)
                .body(CommonFields.id("account"), Field.truth("muted").preset(true))
                .answers(204, "It is done.")
                .refuses(403, "Somebody else made the table.")
                .by(request -> {
                    tables.mute(
                            request.text("table"),
                            AccountCaller.of(request),
                            request.text("account"),
                            request.truth("muted"));
                    return Answer.nothing();
                });
    }
}
