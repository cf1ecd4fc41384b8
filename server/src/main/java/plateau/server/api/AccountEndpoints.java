package plateau.server.api;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plateau.api.AccountJson;
import plateau.api.Phase;
import plateau.core.wire.Field;
import plateau.core.wire.Wire;
import plateau.server.accounts.Accounts;
import plateau.server.api.forms.AccountCaller;
import plateau.server.bots.Remotes;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.limits.RateClass;
import plateau.server.http.message.Audience;
import plateau.server.http.message.Request;
import plateau.server.replays.Replays;
import plateau.server.storage.Storage;
import plateau.server.storage.rows.AccountRow;
import plateau.server.storage.rows.AccountRow.Kind;
import plateau.server.tables.Tables;

/// Accounts: a name and a token is all there is to one.
final class AccountEndpoints {
    private static final String GROUP = "Accounts";

    private static final Set<Phase> UNFINISHED = EnumSet.of(Phase.GATHERING, Phase.RUNNING);

    private static final Field NAME = Field.text("name", Accounts.LONGEST_NAME);

    private final Accounts accounts;
    private final Tables tables;
    private final Replays replays;
    private final Storage storage;
    private final Remotes remotes;
    private final Audience audience;

    /// Whether cookies are sent over TLS only.
    private final boolean isSecure;

    AccountEndpoints(
            Accounts accounts,
            Tables tables,
            Replays replays,
            Storage storage,
            Remotes remotes,
            Audience audience,
            boolean isSecure) {
        this.accounts = accounts;
        this.tables = tables;
        this.replays = replays;
        this.storage = storage;
        this.remotes = remotes;
        this.audience = audience;
        this.isSecure = isSecure;
    }

    List<Endpoint> all() {
        return List.of(open(), show(), rename(), renew(), forget());
    }

    private Endpoint open() {
        return Endpoint.post("/api/accounts")
                .named("openAccount")
                .says("Opens an account: a name is enough")
                .in(GROUP)
                .counts(RateClass.ACCOUNTS)
                .body(
                        NAME.help("What others see."),
                        Field.oneOf("kind", "person", "bot")
                                .preset("person")
                                .help("A bot plays through its own stream; see `/api/bot`."),
                        Field.truth("cookie").preset(false).help("Whether a browser is to keep the token in a cookie."))
                .example(Map.of("name", "Ada"))
                .answers(201, "The account and its token.", AccountJson.Opened.class)
                .by(this::open);
    }

    private Answer open(Request request) {
        var kind = request.text("kind").equals("bot") ? Kind.BOT : Kind.PERSON;
        var opened = accounts.open(kind, request.text("name"));
        var answer = Answer.created("/api/account", json(opened));
        return request.truth("cookie") ? answer.remembering(opened.token(), SessionEndpoints.COOKIE, isSecure) : answer;
    }

    private Endpoint show() {
        return Endpoint.get("/api/account")
                .named("showAccount")
                .says("Shows whose token it is")
                .in(GROUP)
                .forAccounts()
                .answers(200, "Your account.", AccountJson.class)
                .by(request -> Answer.json(json(AccountCaller.of(request))));
    }

    private Endpoint rename() {
        return Endpoint.patch("/api/account")
                .named("renameAccount")
                .says("Changes one's name")
                .explains("At tables where one sits already the old one stays.")
                .in(GROUP)
                .forAccounts()
                .body(NAME)
                .answers(200, "Your account.", AccountJson.class)
                .by(request -> Answer.json(json(accounts.rename(AccountCaller.of(request), request.text("name")))));
    }

    private Endpoint renew() {
        return Endpoint.post("/api/account/token")
                .named("renewToken")
                .says("Gives another token; the one before opens nothing any more")
                .in(GROUP)
                .forAccounts()
                .counts(RateClass.ACCOUNTS)
                .answers(200, "The account and its new token.", AccountJson.Opened.class)
                .by(this::renew);
    }

    /// Whatever was opened with the old token ends.
    private Answer renew(Request request) {
        var account = AccountCaller.of(request);
        var renewed = accounts.renew(account);
        remotes.disconnect(account.id());
        audience.dismiss(account.id());
        var answer = Answer.json(json(renewed));
        boolean isByCookie = request.header("Authorization").isEmpty();
        return isByCookie ? answer.remembering(renewed.token(), SessionEndpoints.COOKIE, isSecure) : answer;
    }

    private Endpoint forget() {
        return Endpoint.delete("/api/account")
                .named("forgetAccount")
                .says("Has everything forgotten that tells who one is")
                .explains("The account, its name at every table, what it said, the records that it"
                        + " brought and its ratings go; its moves stay, since they are the"
                        + " others' games, too. Seats at tables that are not over are given up"
                        + " first.")
                .in(GROUP)
                .forAccounts()
                .answers(204, "It is forgotten.")
                .by(this::forget);
    }

    private Answer forget(Request request) {
        var account = AccountCaller.of(request);
        var brought = replays.of(account);
        var named = accounts.forget(account, () -> leave(account));
        remotes.disconnect(account.id());
        audience.dismiss(account.id());
        named.forEach(tables::refresh);
        named.forEach(replays::refresh);
        brought.forEach(row -> replays.refresh(row.id()));
        return Answer.nothing().forgetting();
    }

    /// Games that are over need not be left.
    private void leave(AccountRow account) {
        storage.tablesOf(account.id(), UNFINISHED).forEach(row -> tables.leave(row.id(), account));
    }

    static AccountJson json(AccountRow account) {
        return new AccountJson(account.id(), Wire.word(account.kind()), account.name(), account.created());
    }

    private static AccountJson.Opened json(Accounts.Opened opened) {
        return new AccountJson.Opened(json(opened.account()), opened.token());
    }
}
