package plateau.server.api.forms;

import java.util.Optional;
import plateau.server.http.message.Caller;
import plateau.server.http.message.Request;
import plateau.server.storage.rows.AccountRow;
import plateau.server.tables.terms.Credentials;

/// Whoever sends a request with its token.
public record AccountCaller(AccountRow account) implements Caller {
    @Override
    public String id() {
        return account.id();
    }

    /// Who has to have an account.
    public static AccountRow of(Request request) {
        return ((AccountCaller) request.account()).account();
    }

    /// The id of whoever asks; empty for who only looks on.
    public static String id(Request request) {
        return request.caller().map(Caller::id).orElse("");
    }

    /// Who comes to a table, with the key that a request may have.
    public static Credentials entrant(Request request) {
        return new Credentials(id(request), request.optionalText("key").orElse(""));
    }

    /// By what those are told apart who look on, too.
    public static String idOrAddress(Request request) {
        return request.caller().map(Caller::id).orElseGet(request::address);
    }

    public static Optional<AccountRow> known(Request request) {
        return request.caller().map(caller -> ((AccountCaller) caller).account());
    }
}
