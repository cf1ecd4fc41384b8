package plateau.server.api;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import plateau.core.text.Json;
import plateau.core.wire.Field;
import plateau.core.wire.Schema;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.message.Request;
import plateau.server.storage.Storage;
import plateau.server.tournaments.Cup;
import plateau.server.tournaments.CupJson;
import plateau.server.tournaments.Tournaments;

/// Tournaments of bots, as those see them who look on.
final class TournamentEndpoints {
    private static final int MOST_LISTED = 200;
    private static final int MOST_OF_GAMES = 500;

    private final Tournaments tournaments;
    private final ProjectEndpoints<Cup> projects;
    private final Storage storage;

    TournamentEndpoints(Tournaments tournaments, ProjectEndpoints<Cup> projects, Storage storage) {
        this.tournaments = tournaments;
        this.projects = projects;
        this.storage = storage;
    }

    List<Endpoint> all() {
        return List.of(list(), look(), projects.listen(EVENTS, EVENT), games());
    }

    private Endpoint list() {
        return Endpoint.get(projects.path())
                .named("listTournaments")
                .says("Lists tournaments, the newest first")
                .in(projects.group())
                .query(Field.number("limit", 1, MOST_LISTED).preset(50))
                .answersList(200, "What they are, and how far they are.", MOST_LISTED, ANY)
                .by(this::list);
    }

    private Answer list(Request request) {
        var listed = tournaments.all().stream().limit(request.number("limit")).toList();
        var owners = projects.owners(storage, listed);
        return Answer.json(listed.stream()
                .map(cup -> projects.told(request, owners, cup, brief(cup)))
                .toList());
    }

    private static final String EVENTS =
            "Twice a second at most, and each time everything, without `by` and `mine`. While somebody"
                    + " listens there are games in `live`.";

    private static final List<Field> FIELDS = List.of(
            Field.text("id", 40),
            Field.oneOf("state", "waiting", "running", "stopped", "done", "failed"),
            Field.number("made", 0, Long.MAX_VALUE),
            Field.text("by", 100).optional().help("Who began it."),
            Field.truth("mine").optional().help("Whether you began it."),
            Field.number("place", 1, 1000).optional().help("In the queue, from 1."),
            Field.text("why", 20).optional().help("Why it failed: `disk`, `game`, `other`."),
            Field.text("game", 40),
            Fields.options("Every option of the game with its value."),
            Field.number("players", 2, Fields.MOST_SEATS),
            Field.list("bots", TournamentPlans.MOST_BOTS, Field.text("bot", 200)),
            Field.text("format", 20),
            Field.number("rounds", 1, 1000).optional(),
            Field.number("games", 1, TournamentPlans.MOST_GAMES).help("Asked for."),
            Field.number("seed", 0, Long.MAX_VALUE),
            Field.text("clock", 40),
            Field.number("played", 0, Long.MAX_VALUE),
            Field.number("planned", 0, Long.MAX_VALUE),
            Field.number("left", 0, Long.MAX_VALUE).optional().help("Seconds that the rest will take, about."),
            Field.list("standings", TournamentPlans.MOST_BOTS, TournamentSchemas.STANDING)
                    .optional()
                    .help("From the first on."),
            Field.list("cross", TournamentPlans.MOST_BOTS, TournamentSchemas.ENCOUNTERS)
                    .optional()
                    .help("How each did against each, in that order."),
            Field.list("live", TournamentSchemas.MOST_LIVE, TournamentSchemas.LIVE)
                    .optional()
                    .help("Games that are played, while somebody looks."));

    private static final Schema ANY = Schema.named(
            "Tournament",
            "A tournament: what it is, how far it is, and how things stand.",
            FIELDS.toArray(Field[]::new));

    private static final Schema EVENT = Schema.named(
            "TournamentEvent",
            "A tournament as it is now.",
            Stream.concat(Stream.of(Field.oneOf("type", "tournament")), FIELDS.stream())
                    .toArray(Field[]::new));

    private Map<String, Object> brief(Cup cup) {
        return CupJson.brief(cup, tournaments.place(cup));
    }

    private Map<String, Object> told(Request request, Cup cup, Map<String, Object> json) {
        return projects.told(request, storage, cup, json);
    }

    private Endpoint look() {
        return projects.of("")
                .named("lookAtTournament")
                .says("Shows a tournament and how things stand")
                .answers(200, "The tournament.", ANY)
                .by(request -> Answer.json(look(request)));
    }

    private Map<String, Object> look(Request request) {
        var cup = projects.find(request);
        return told(request, cup, CupJson.whole(cup, tournaments.place(cup)));
    }

    private Endpoint games() {
        return projects.of("/games")
                .named("listTournamentGames")
                .says("Lists the games of a tournament that are over")
                .query(
                        Field.number("from", 0, 10L * TournamentPlans.MOST_GAMES)
                                .preset(0)
                                .help("How many are left out before."),
                        Field.number("limit", 1, MOST_OF_GAMES).preset(100))
                .answersList(
                        200,
                        "In the order in which they ended; by their numbers once all are played.",
                        MOST_OF_GAMES,
                        Schema.named(
                                "TournamentGame",
                                "A game of a tournament.",
                                Field.number("number", 0, Long.MAX_VALUE),
                                Field.list("seats", Fields.MOST_SEATS, Field.text("name", 200)),
                                TournamentSchemas.SCORES,
                                Field.number("plies", 0, Long.MAX_VALUE),
                                Field.text("ending", 40)))
                .by(this::games);
    }

    private Answer games(Request request) {
        var cup = projects.find(request);
        try {
            var lines = cup.index().games(request.number("from"), request.whole("limit"));
            return Answer.json(lines.stream().map(line -> game(cup, line)).toList());
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    private static Map<String, Object> game(Cup cup, String line) {
        var all = Json.readObject(line);
        var told = new LinkedHashMap<String, Object>();
        told.put("number", all.getOrDefault("number", 0));
        var seats = all.get("seats") instanceof List<?> list ? list : List.of();
        told.put("seats", CupJson.names(cup, seats.stream().map(String::valueOf).toList()));
        for (var name : List.of("scores", "plies", "ending")) {
            told.put(name, all.getOrDefault(name, ""));
        }
        return told;
    }
}
