package plateau.server.accounts;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.UnaryOperator;
import java.util.logging.Level;
import java.util.logging.Logger;
import plateau.core.text.BadInput;
import plateau.core.text.Text;
import plateau.server.storage.Remembered;
import plateau.server.storage.Storage;
import plateau.server.storage.rows.AccountRow;
import plateau.server.storage.rows.Change;

/// Those who come with a token. What it takes to know one is looked up once and then kept for a while.
public final class Accounts {
    /// A new account, and the only time that its token is told.
    public record Opened(AccountRow account, String token) {}

    public static final int LONGEST_NAME = 40;

    private static final Logger LOGGER = Logger.getLogger(Accounts.class.getName());
    private static final int MOST_KNOWN = 20_000;

    /// That somebody was here is written down so often.
    private static final Duration SEEN = Duration.ofHours(1);

    private final Storage storage;
    private final InstantSource time;

    /// Accounts are changed one at a time.
    private final ReentrantLock changing = new ReentrantLock();

    /// One is forgotten at a time, which may take long: nobody else waits for it.
    private final ReentrantLock forgetting = new ReentrantLock();

    /// Those who are being forgotten.
    private final Set<String> going = ConcurrentHashMap.newKeySet();

    /// Those who were here and are not written down yet.
    private final Set<String> seen = ConcurrentHashMap.newKeySet();

    private final AtomicBoolean isWriting = new AtomicBoolean();

    /// How many accounts were changed since the server began.
    private final AtomicLong changes = new AtomicLong();

    /// By the hash of the token.
    private final Map<String, AccountRow> known = Collections.synchronizedMap(Remembered.most(MOST_KNOWN));

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
                .filter(each -> Tokens.isSame(each.token(), token))
                .filter(each -> !going.contains(each.id()));
    }

    /// Looks an account up, and has it written down now and then that it was here. Nobody waits for
    /// others here: most who come with a token that is not known have none.
    private Optional<AccountRow> look(String hash) {
        long before = changes.get();
        var found = storage.accountByToken(hash).map(this::see);
        synchronized (known) {
            // What was changed meanwhile is not what was found.
            if (changes.get() == before) {
                found.ifPresent(account -> known.put(hash, account));
            }
        }
        return found;
    }

    private AccountRow see(AccountRow account) {
        long now = time.millis();
        if (now - account.seen() < SEEN.toMillis()) {
            return account;
        }
        seen.add(account.id());
        if (isWriting.compareAndSet(false, true)) {
            Thread.ofVirtual().name("accounts-seen").start(this::writeSeen);
        }
        return with(account, account.name(), account.token(), now);
    }

    /// One who is here but cannot be written down is let in: what it wants to do will tell it.
    private void writeSeen() {
        do {
            for (var id : List.copyOf(seen)) {
                seen.remove(id);
                try {
                    var _ = change(id, now -> with(now, now.name(), now.token(), time.millis()));
                } catch (RuntimeException unwritten) {
                    LOGGER.log(Level.FINE, "who was here was not written down", unwritten);
                }
            }
            isWriting.set(false);
        } while (!seen.isEmpty() && isWriting.compareAndSet(false, true));
    }

    public AccountRow rename(AccountRow account, String name) {
        var shown = named(name);
        return change(account.id(), now -> with(now, shown, now.token(), now.seen()));
    }

    private AccountRow current(String id) {
        return storage.account(id).orElseThrow(() -> new BadInput("account.gone", "this account has been forgotten"));
    }

    /// Changes an account as it is now, and not as it was when somebody asked for it.
    private AccountRow change(String id, UnaryOperator<AccountRow> change) {
        changing.lock();
        try {
            var current = current(id);
            var changed = change.apply(current);
            try {
                storage.write(new Change().save(changed));
            } finally {
                // It may have been written though nobody said so.
                unlearn(current.token());
            }
            return changed;
        } finally {
            changing.unlock();
        }
    }

    /// Gives an account another token; the one before opens nothing any more.
    public Opened renew(AccountRow account) {
        var token = Tokens.secret();
        var hash = Tokens.hash(token);
        return new Opened(change(account.id(), now -> with(now, now.name(), hash, now.seen())), token);
    }

    private void unlearn(String hash) {
        synchronized (known) {
            changes.incrementAndGet();
            known.remove(hash);
        }
    }

    /// An account is about to be forgotten: whoever comes with its token is not let in any more, unless it
    /// comes to nothing.
    ///
    /// @param work gives up what it has
    /// @return the tables whose logs are not what they were
    public Set<String> forget(AccountRow account, Runnable work) {
        if (!going.add(account.id())) {
            throw new BadInput("account.gone", "this account has been forgotten");
        }
        forgetting.lock();
        try {
            work.run();
            return storage.forget(account.id(), this::alone);
        } finally {
            unlearn(account.token());
            going.remove(account.id());
            forgetting.unlock();
        }
    }

    private void alone(Runnable work) {
        changing.lock();
        try {
            work.run();
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
        if (NameTags.isMarked(stripped)) {
            throw new BadInput(
                    "account.mark",
                    "a name has no '%s' in it: what follows that tells names apart that look alike",
                    NameTags.SIGN.strip());
        }
        return stripped;
    }
}
