package plateau.server.api;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.core.wire.Field;
import plateau.core.wire.Schema;
import plateau.server.bots.Adviser;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.limits.RateClass;
import plateau.server.http.message.Request;
import plateau.server.tables.Tables;
import plateau.server.tables.terms.Entrant;
import plateau.server.tables.terms.Refusal;
import plateau.words.Sentences;
import plateau.words.Vocabulary;

/// A hint: what a bot of the house would play, and why.
final class HintEndpoint {
    private static final Schema HINT = Schema.named(
            "Hint",
            "A move to try.",
            Field.number("ply", 0, Fields.MOST_PLIES),
            Field.text("move", PlayEndpoints.LONGEST_MOVE),
            Field.list("words", 200, Field.text("word", 200)),
            Field.text("sentence", 1000).help("The move, and the share of the win that it promises."),
            Field.list("reasons", 3, Field.text("reason", 1000)).help("What it earns at once."));

    private final Tables tables;
    private final Adviser adviser;

    HintEndpoint(Tables tables, Adviser adviser) {
        this.tables = tables;
        this.adviser = adviser;
    }

    List<Endpoint> all() {
        return List.of(Endpoint.get("/api/tables/{table}/hint")
                .named("getHint")
                .says("Advises a move, with reasons")
                .explains("It takes up to two seconds, and longer where many bots think. A game in"
                        + " which anybody was given a hint does not count for ratings;"
                        + " where several people play a game that counts there are"
                        + " none.")
                .in("Playing")
                .forAccounts()
                .counts(RateClass.CREATES)
                .path(Fields.TABLE)
                .query(Fields.SEAT)
                .answers(200, "The hint.", HINT)
                .refuses(403, "You are not to move.")
                .refuses(404, "There is no such table.")
                .refuses(
                        409,
                        "Several people play and the game counts for ratings, or it has gone on"
                                + " meanwhile, or nobody can give hints.")
                .refuses(429, "Nobody has time for a hint now.")
                .by(request -> Answer.json(hint(request))));
    }

    private Map<String, Object> hint(Request request) {
        var entrant = Entrant.of(Visitor.id(request));
        var question = tables.ask(request.text("table"), entrant, Fields.seat(request));
        var candidates = adviser.advise(question.chair(), question.turn()).candidates();
        if (candidates.isEmpty()) {
            throw Refusal.conflict("hint.none", "nobody can give hints for this game");
        }
        tables.hint(request.text("table"), Visitor.of(request), question.table().ply());
        var best = candidates.getFirst();
        var next = candidates.get(Math.min(1, candidates.size() - 1));
        var seating = question.chair().seating();
        var names = question.table().names(request.language());
        var sentences = Sentences.named(seating.game(), request.language(), names::get);
        var json = new LinkedHashMap<String, Object>();
        json.put("ply", question.table().ply());
        json.put("move", best.move());
        json.put("words", List.of(best.move().split(" ")));
        var words = Vocabulary.of(request.language());
        json.put(
                "sentence",
                words.hint(
                        words.move(seating.game(), best.move()),
                        best.payoff(),
                        best.certain(),
                        candidates.size() == 1 ? "" : words.move(seating.game(), next.move()),
                        next.payoff()));
        json.put(
                "reasons",
                sentences.reasons(question.turn().position(), question.turn().player(), best.move()));
        return json;
    }
}
