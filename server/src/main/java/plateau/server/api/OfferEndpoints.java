package plateau.server.api;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import plateau.api.OfferKind;
import plateau.core.wire.Field;
import plateau.core.wire.Schema;
import plateau.server.api.forms.AccountCaller;
import plateau.server.api.forms.CommonFields;
import plateau.server.api.forms.Lists;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.limits.RateClass;
import plateau.server.http.message.Request;
import plateau.server.tables.Tables;

/// What people at a table offer to each other.
final class OfferEndpoints {
    private final Tables tables;
    private final Lists lists;

    OfferEndpoints(Tables tables, Lists lists) {
        this.tables = tables;
        this.lists = lists;
    }

    List<Endpoint> all() {
        return List.of(offer(), draw(), again());
    }

    private Endpoint offer() {
        return PlayEndpoints.at("offers", "offer")
                .says("Offers something to the others at a table, takes an offer, refuses it or takes it back")
                .explains("A draw, in games that know draws; that one's last decision may be taken back (`takeback`);"
                        + " more time for oneself, where there is a bank of it (`time`); or a `rematch`, once the"
                        + " game is over. It comes true once all have taken it: for a draw all who still play, else"
                        + " all other people. A move ends offers of a draw and a takeback, whoever leaves all.")
                .body(
                        Field.oneOf("kind", "draw", "takeback", "time", "rematch"),
                        Field.truth("offer")
                                .preset(true)
                                .help("True to offer it, or to take what another has offered; false to refuse that,"
                                        + " or to take one's own back."))
                .example(Map.of("kind", "takeback"))
                .refuses(409, "It cannot be offered now, or nobody has offered it.")
                .refuses(429, "You have too many tables that are not over.")
                .by(request ->
                        act(request, OfferKind.valueOf(request.text("kind").toUpperCase(Locale.ROOT))));
    }

    private Answer act(Request request, OfferKind kind) {
        var table = request.text("table");
        var account = AccountCaller.of(request);
        if (!request.truth("offer")) {
            return Answer.json(tables.decline(table, account, kind));
        }
        if (kind == OfferKind.REMATCH) {
            lists.checkRoom(account);
        }
        return Answer.json(tables.offer(table, account, kind));
    }

    private Endpoint draw() {
        return PlayEndpoints.at("draw", "agreeOnDraw")
                .says("Offers a draw, accepts or declines one")
                .explains("The same as to offer a `draw`. All who still play have to offer it.")
                .body(Field.truth("offer").preset(true).help("False to decline."))
                .refuses(409, "The game knows no draws, or nobody has offered one.")
                .by(request -> act(request, OfferKind.DRAW));
    }

    private Endpoint again() {
        return Endpoint.post("/api/tables/{table}/again")
                .named("playAgain")
                .says("Asks for another game with the same players")
                .explains("The same as to offer a `rematch`. Once all people who played have, it begins, with the same"
                        + " players on the same seats.")
                .in("Tables")
                .forAccounts()
                .counts(RateClass.CREATES)
                .path(CommonFields.TABLE)
                .answers(
                        200,
                        "The new table, once all have asked.",
                        Schema.of(Field.text("id", 40).optional()))
                .refuses(409, "The game is not over.")
                .refuses(429, "You have too many tables that are not over.")
                .by(request -> {
                    var account = AccountCaller.of(request);
                    lists.checkRoom(account);
                    var id = tables.again(request.text("table"), account);
                    return Answer.json(id.map(each -> Map.of("id", each)).orElse(Map.of()));
                });
    }
}
