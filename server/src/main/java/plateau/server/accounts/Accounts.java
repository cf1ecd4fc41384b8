package plateau.server.accounts;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import plateau.core.text.BadInput;
import plateau.core.text.Text;
import plateau.server.storage.AccountRow;
import plateau.server.storage.Change;
import plateau.server.storage.Remembered;
import plateau.server.storage.Storage;

/// Those who come with a token. What it takes to know one is looked up once and then kept for a while.
public final class Accounts {
    /// A new account, and the only time that its token is told.
    public record Opened(AccountRow account, String token) {}

    public static final int LONGEST_NAME = 40;

    private static final int MOST_KNOWN = 20_000;

    /// That somebody was here is written down so often.
    private static final Duration SEEN = Duration.ofHours(1);

    private final Storage storage;
    private final InstantSource time;

    /// By the hash of the token.
    private final Map<String, AccountRow> known =
            Collections.synchronizedMap(Remembered.most(MOST_KNOWN));

    public Accounts(Storage storage, InstantSource time) {
        this.storage = storage;
        this.time = time;
    }

    public Opened open(AccountRow.Kind kind, String name) {
        var token = Tokens.secret();
        long now = time.millis();
        var account =
                new AccountRow(Tokens.id(), kind, named(name), Tokens.hash(token), now, now);
        storage.write(new Change().save(account));
        return new Opened(account, token);
    }

    /// Whose token this is.
    public Optional<AccountRow> find(String token) {
        var hash = Tokens.hash(token);
        var cached = Optional.ofNullable(known.get(hash));
        var account = cached.isPresent() ? cached : storage.accountByToken(hash);
        return account.filter(each -> Tokens.isSame(each.token(), token)).map(this::see);
    }

    private AccountRow see(AccountRow account) {
        long now = time.millis();
        var seen = account;
        if (now - account.seen() >= SEEN.toMillis()) {
            seen = with(account, account.name(), account.token(), now);
            storage.write(new Change().save(seen));
        }
        known.put(seen.token(), seen);
        return seen;
    }

    public AccountRow rename(AccountRow account, String name) {
        var renamed = with(account, named(name), account.token(), account.seen());
        storage.write(new Change().save(renamed));
        known.put(renamed.token(), renamed);
        return renamed;
    }

    /// Gives an account another token; the one before opens nothing any more.
    public Opened renew(AccountRow account) {
        var token = Tokens.secret();
        var renewed = with(account, account.name(), Tokens.hash(token), account.seen());
        storage.write(new Change().save(renewed));
        known.remove(account.token());
        return new Opened(renewed, token);
    }

    /// Nothing is left of an account but its moves.
    public void forget(AccountRow account) {
        storage.forget(account.id());
        known.remove(account.token());
    }

    private static AccountRow with(AccountRow account, String name, String token, long seen) {
        return new AccountRow(
                account.id(), account.kind(), name, token, account.created(), seen);
    }

    /// The name as it is shown; refuses one that cannot be.
    public static String named(String name) {
        var stripped = name.strip();
        if (stripped.isEmpty()
                || stripped.length() > LONGEST_NAME
                || !Text.printable(stripped).equals(stripped)) {
            throw new BadInput(
                    "account.name",
                    "a name has 1 to %d characters that can be seen, not '%s'",
                    LONGEST_NAME,
                    Text.shorten(name, LONGEST_NAME));
        }
        return stripped;
    }
}
