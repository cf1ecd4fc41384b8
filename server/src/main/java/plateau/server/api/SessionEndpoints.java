package plateau.server.api;

import java.time.Duration;
import java.util.List;
import plateau.api.AccountJson;
import plateau.core.text.Message;
import plateau.core.wire.Field;
import plateau.server.accounts.Accounts;
import plateau.server.http.Answer;
import plateau.server.http.Endpoint;
import plateau.server.http.limits.RateClass;
import plateau.server.http.message.Request;
import plateau.server.http.problem.Problem;

/// How a browser comes to know an account that there is already, and forgets it again.
final class SessionEndpoints {
    private static final String GROUP = "Accounts";

    /// How long a browser keeps it.
    static final Duration COOKIE = Duration.ofDays(365);

    private final Accounts accounts;
    private final boolean isSecure;

    /// @param isSecure whether cookies are sent over TLS only
    SessionEndpoints(Accounts accounts, boolean isSecure) {
        this.accounts = accounts;
        this.isSecure = isSecure;
    }

    List<Endpoint> all() {
        return List.of(enter(), leave());
    }

    private Endpoint enter() {
        return Endpoint.post("/api/session")
                .named("logIn")
                .says("Has a browser keep a token that one has")
                .in(GROUP)
                .counts(RateClass.ACCOUNTS)
                .body(
                        Field.text("token", 100),
                        Field.truth("cookie").preset(true).help("`false` only to ask whose token it is."))
                .answers(200, "The account.", AccountJson.class)
                .refuses(401, "Nobody has this token.")
                .by(this::enter);
    }

    private Answer enter(Request request) {
        var token = request.text("token");
        var account = accounts.find(token)
                .orElseThrow(() -> Problem.unknownCaller(Message.of("caller.unknown", "nobody has this token")));
        var answer = Answer.json(AccountEndpoints.json(account));
        return request.truth("cookie") ? answer.remembering(token, COOKIE, isSecure) : answer;
    }

    private static Endpoint leave() {
        return Endpoint.delete("/api/session")
                .named("logOut")
                .says("Has a browser forget its token")
                .explains("The token is good as before.")
                .in(GROUP)
                .answers(204, "It is forgotten.")
                .by(request -> Answer.nothing().forgetting());
    }
}
