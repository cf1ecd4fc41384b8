package plateau.server.api;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.api.MadeTableJson;
import plateau.api.TableJson;
import plateau.api.TablePageJson;
import plateau.server.accounts.Tokens;
import plateau.server.api.forms.AccountCaller;
import plateau.server.api.forms.CommonFields;
import plateau.server.api.forms.Lists;
import plateau.server.api.forms.TablePlans;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.limits.RateClass;
import plateau.server.http.message.Request;
import plateau.server.tables.Tables;
import plateau.server.tables.terms.Credentials;

/// Tables: made, looked at, listed.
final class TableEndpoints {
    private static final String GROUP = "Tables";

    private final Tables tables;
    private final TablePlans plans;
    private final Lists lists;

    TableEndpoints(Tables tables, TablePlans plans, Lists lists) {
        this.tables = tables;
        this.plans = plans;
        this.lists = lists;
    }

    List<Endpoint> all() {
        return List.of(make(), look(), list(), close());
    }

    private Endpoint make() {
        return Endpoint.post("/api/tables")
                .named("makeTable")
                .says("Makes a table")
                .explains("The game begins as soon as every seat is taken and everybody is ready."
                        + " Whoever makes a table is ready; bots are, too.")
                .in(GROUP)
                .forAccounts()
                .counts(RateClass.CREATES)
                .takes(2 << 20)
                .body(TablePlans.fields())
                .example(Map.of(
                        "game",
                        "piles",
                        "options",
                        Map.of("size", 5),
                        "seats",
                        List.of("me", "hard"),
                        "clock",
                        "5m+3s"))
                .answers(201, "The table.", MadeTableJson.class)
                .refuses(404, "A table or account that is named is not there.")
                .refuses(409, "A bot that is named is not connected.")
                .refuses(429, "You have too many tables that are not over, or a bot too many games.")
                .by(this::make);
    }

    private Answer make(Request request) {
        var maker = AccountCaller.of(request);
        lists.checkRoom(maker);
        var plan = plans.read(request);
        var key = plan.isOpen() ? "" : Tokens.secret();
        var id = tables.make(plan, maker, key);
        var made = new MadeTableJson(
                id,
                Optional.of(key).filter(secret -> !secret.isEmpty()),
                tables.look(id, Credentials.of(maker.id()), Optional.empty()));
        return Answer.created("/api/tables/" + id, made);
    }

    private Endpoint look() {
        return Endpoint.get("/api/tables/{table}")
                .named("lookAtTable")
                .says("Shows a table as the caller may see it")
                .in(GROUP)
                .path(CommonFields.TABLE)
                .query(CommonFields.SEAT, CommonFields.KEY)
                .refuses(403, "The seat is not yours. " + CommonFields.PRIVATE)
                .answers(200, "The table.", TableJson.class)
                .refuses(404, "There is no such table.")
                .by(request -> Answer.json(tables.look(
                        request.text("table"), AccountCaller.entrant(request), CommonFields.seat(request))));
    }

    private Endpoint list() {
        return Endpoint.get("/api/tables")
                .named("listTables")
                .says("Lists tables, the newest first")
                .in(GROUP)
                .query(Lists.fields())
                .refuses(401, "Your own tables need an account.")
                .answers(200, "Some tables, and how to go on.", TablePageJson.class)
                .answers(304, "They are as they were when you got what `If-None-Match` names.")
                .by(lists::list);
    }

    private Endpoint close() {
        return Endpoint.delete("/api/tables/{table}")
                .named("closeTable")
                .says("Gives a table up before its game begins")
                .in(GROUP)
                .forAccounts()
                .path(CommonFields.TABLE)
                .answers(204, "It is closed.")
                .refuses(403, "Somebody else made it.")
                .refuses(409, "The game has begun.")
                .by(request -> {
                    tables.close(request.text("table"), AccountCaller.of(request));
                    return Answer.nothing();
                });
    }
}
