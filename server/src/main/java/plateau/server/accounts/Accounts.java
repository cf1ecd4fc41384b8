package plateau.server.accounts;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.UnaryOperator;
import plateau.core.text.BadInput;
import plateau.core.text.Text;
import plateau.server.storage.AccountRow;
import plateau.server.storage.Change;
import plateau.server.storage.Remembered;
import plateau.server.storage.Storage;
import plateau.server.storage.StorageDown;

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

    /// Accounts are changed one at a time.
    private final ReentrantLock changing = new ReentrantLock();

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
        var account = new AccountRow(Tokens.id(), kind, named(name), Tokens.hash(token), now, now);
        storage.write(new Change().save(account));
        return new Opened(account, token);
    }

    /// Whose token this is.
    public Optional<AccountRow> find(String token) {
        var hash = Tokens.hash(token);
        var cached = Optional.ofNullable(known.get(hash));
        return cached.filter(each -> time.millis() - each.seen() < SEEN.toMillis())
                .or(() -> look(hash))
                .filter(each -> Tokens.isSame(each.token(), token));
    }

    /// Looks an account up, and writes down now and then that it was here. One who is here but cannot be
    /// written down is let in: what it wants to do will tell it.
    private Optional<AccountRow> look(String hash) {
        changing.lock();
        try {
            var found = storage.accountByToken(hash).map(this::see);
            found.ifPresent(account -> known.put(hash, account));
            return found;
        } finally {
            changing.unlock();
        }
    }

    private AccountRow see(AccountRow account) {
        long now = time.millis();
        if (now - account.seen() < SEEN.toMillis()) {
            return account;
        }
        var seen = with(account, account.name(), account.token(), now);
        try {
            storage.write(new Change().save(seen));
        } catch (StorageDown _) {
            return account;
        }
        return seen;
    }

    public AccountRow rename(AccountRow account, String name) {
        var shown = named(name);
        return change(account, now -> with(now, shown, now.token(), now.seen()));
    }

    private AccountRow current(String id) {
        return storage.account(id)
                .orElseThrow(() -> new BadInput("account.gone", "this account has been forgotten"));
    }

    /// Changes an account as it is now, and not as it was when somebody asked for it.
    private AccountRow change(AccountRow account, UnaryOperator<AccountRow> change) {
        changing.lock();
        try {
            var changed = change.apply(current(account.id()));
            storage.write(new Change().save(changed));
            known.remove(account.token());
            return changed;
        } finally {
            changing.unlock();
        }
    }

    /// Gives an account another token; the one before opens nothing any more.
    public Opened renew(AccountRow account) {
        var token = Tokens.secret();
        var hash = Tokens.hash(token);
        return new Opened(change(account, now -> with(now, now.name(), hash, now.seen())), token);
    }

    /// Nothing is left of an account but its moves.
    public void forget(AccountRow account) {
        changing.lock();
        try {
            storage.forget(account.id());
            known.remove(account.token());
        } finally {
            changing.unlock();
        }
    }

    private static AccountRow with(AccountRow account, String name, String token, long seen) {
        return new AccountRow(account.id(), account.kind(), name, token, account.created(), seen);
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
