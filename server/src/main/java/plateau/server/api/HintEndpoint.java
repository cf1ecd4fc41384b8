package plateau.server.api;

import java.util.List;
import plateau.api.HintJson;
import plateau.server.api.forms.AccountCaller;
import plateau.server.api.forms.CommonFields;
import plateau.server.bots.Adviser;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.limits.RateClass;
import plateau.server.http.message.Request;
import plateau.server.tables.Tables;
import plateau.server.tables.terms.Credentials;
import plateau.server.tables.terms.Refusal;
import plateau.words.Sentences;
import plateau.words.Vocabulary;

/// A hint: what a bot of the house would play, and why.
final class HintEndpoint {
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
                .path(CommonFields.TABLE)
                .query(CommonFields.SEAT)
                .answers(200, "The hint.", HintJson.class)
                .refuses(403, "You are not to move.")
                .refuses(404, "There is no such table.")
                .refuses(
                        409,
                        "Several people play and the game counts for ratings, or it has gone on"
                                + " meanwhile, or nobody can give hints.")
                .refuses(429, "Nobody has time for a hint now.")
                .by(request -> Answer.json(hint(request))));
    }

    private HintJson hint(Request request) {
        var credentials = Credentials.of(AccountCaller.id(request));
        var question = tables.ask(request.text("table"), credentials, CommonFields.seat(request));
        var candidates = adviser.advise(question.chair(), question.turn()).candidates();
        if (candidates.isEmpty()) {
            throw Refusal.conflict("hint.none", "nobody can give hints for this game");
        }
        tables.hint(
                request.text("table"),
                AccountCaller.of(request),
                question.table().ply());
        var best = candidates.getFirst();
        var next = candidates.get(Math.min(1, candidates.size() - 1));
        var seating = question.chair().seating();
        var names = question.table().names(request.language());
        var sentences = Sentences.named(seating.game(), request.language(), names::get);
        var words = Vocabulary.of(request.language());
        return new HintJson(
                question.table().ply(),
                best.move(),
                List.of(best.move().split(" ")),
                words.hint(
                        words.move(seating.game(), best.move()),
                        best.payoff(),
                        best.certain(),
                        candidates.size() == 1 ? "" : words.move(seating.game(), next.move()),
                        next.payoff()),
                sentences.reasons(question.turn().position(), question.turn().player(), best.move()));
    }
}
