package plateau.server.tables;

import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import plateau.server.storage.StorageConflict;
import plateau.server.storage.file.StorageDown;
import plateau.server.storage.rows.Change;
import plateau.server.tables.terms.Refusal;
import plateau.server.tables.terms.Turns;

/// The tables in memory. Each is used by one thread at a time; one that is not there is made from its log,
/// and one that nobody needs goes again.
final class Registry {
    private static final int RETELLINGS = 4;

    /// A table that could not be used since the database was down is tried so much later.
    private static final long SOON_MILLIS = 200;

    /// A place for a table, whether or not it is in memory.
    private static final class Holder {
        private final ReentrantLock lock = new ReentrantLock();
        private volatile @Nullable Table table;

        /// When somebody last did something at the table.
        private volatile long used;
    }

    /// So many that sleep are remembered.
    private static final int MOST_ASLEEP = 20_000;

    /// How far games had come when they went to sleep; who was not asked for longest is forgotten first.
    private static final class Sleepers extends LinkedHashMap<String, Tables.Glance> {
        private static final long serialVersionUID = 1;

        private Sleepers() {
            super(16, 0.75f, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Tables.Glance> eldest) {
            return size() > MOST_ASLEEP;
        }
    }

    private final Map<String, Tables.Glance> asleep = Collections.synchronizedMap(new Sleepers());
    private final ConcurrentMap<String, Holder> holders = new ConcurrentHashMap<>();
    private final Lost lost;
    private final Semaphore retellings = new Semaphore(RETELLINGS);
    private final Premises premises;
    private final Agenda agenda;
    private final Duration idle;
    private final int most;

    /// @param agenda is told when a table has to be looked at
    /// @param idle how long a table that nobody needs stays in memory
    /// @param most how many tables may be in memory if some of them can sleep
    Registry(Premises premises, Agenda agenda, Duration idle, int most) {
        this.premises = premises;
        this.agenda = agenda;
        this.idle = idle;
        this.most = most;
        lost = new Lost(premises.time());
    }

    int size() {
        return holders.size();
    }

    /// How many tables more are in memory than may be.
    int excess() {
        return holders.size() - most;
    }

    /// Does something at a table while nobody else does. It is a [Refusal] if there is no such table.
    <T> T with(String id, Function<Table, T> work) {
        while (true) {
            var holder = holders.computeIfAbsent(id, _ -> new Holder());
            holder.lock.lock();
            try {
                if (holders.get(id) == holder) {
                    return work(id, holder, work);
                }
            } finally {
                holder.lock.unlock();
            }
        }
    }

    /// A table as it is now. Nobody waits for who is at it, unless something has happened since it was last
    /// looked at.
    TableSnapshot snapshot(String id) {
        var holder = holders.get(id);
        var table = holder == null ? null : holder.table;
        var seen = table == null ? Optional.<TableSnapshot>empty() : table.seen();
        return seen.orElseGet(() -> with(id, Table::snapshot));
    }

    void run(String id, Consumer<Table> work) {
        with(id, done(work));
    }

    /// Does something at a table, unless somebody else is at it now, or waits for it with a move that came in
    /// time; gives whether it was done.
    boolean tryRun(String id, Consumer<Table> work) {
        var holder = holders.computeIfAbsent(id, _ -> new Holder());
        if (holder.lock.hasQueuedThreads() || !holder.lock.tryLock()) {
            return false;
        }
        try {
            boolean isThere = holders.get(id) == holder;
            if (isThere) {
                work(id, holder, done(work));
            }
            return isThere;
        } finally {
            holder.lock.unlock();
        }
    }

    private static Function<Table, Table> done(Consumer<Table> work) {
        return table -> {
            work.accept(table);
            return table;
        };
    }

    private <T> T work(String id, Holder holder, Function<Table, T> work) {
        boolean isDown = false;
        try {
            var table = holder.table;
            if (table == null) {
                table = load(id);
                holder.table = table;
                checkRoom();
                table.thinking().goOn();
            }
            return work.apply(table);
        } catch (StorageDown | StorageConflict unwritten) {
            isDown = true;
            throw unwritten;
        } finally {
            leave(id, holder, isDown);
        }
    }

    /// Whatever went wrong: a table that knows more than its log is not used any more. The agenda is told
    /// before others can come to the table.
    ///
    /// @param isDown whether the database is to blame, and not the table
    private void leave(String id, Holder holder, boolean isDown) {
        var table = holder.table;
        if (table != null && table.isAhead()) {
            table.dispose();
            agenda.at(id, isDown ? soon() : lost.again(id));
        } else if (isDown) {
            lose(id);
        } else if (table != null && !table.isGone()) {
            agenda.at(id, Math.min(Timeouts.due(table), Timeouts.idle(table, idle)));
        }
        if (table == null || table.isGone()) {
            holder.table = null;
            holders.remove(id, holder);
        } else {
            holder.used = table.touched();
        }
    }

    /// A table may have gone from memory though its game has to go on by itself.
    void lose(String id) {
        agenda.by(id, soon());
    }

    private long soon() {
        return premises.time().millis() + SOON_MILLIS;
    }

    private void checkRoom() {
        if (excess() > 0) {
            agenda.once(Scheduler.CROWD, premises.time().millis());
        }
    }

    /// How far the game of a table had come that sleeps, if it went to sleep since the server began.
    Optional<Tables.Glance> asleep(String id) {
        return Optional.ofNullable(asleep.get(id));
    }

    private Table load(String id) {
        asleep.remove(id);
        var storage = premises.storage();
        var row = storage.table(id).orElseThrow(() -> Refusal.missing("table.none", "there is no table '%s'", id));
        return new Table(premises, row, storage.seats(id)).follow(storage.entries(id, 0));
    }

    /// Plays a game again to tell of it, which may take long: only a few do so at a time, and nobody waits
    /// for them at the table.
    <T> T retell(Supplier<T> telling) {
        retellings.acquireUninterruptibly();
        try {
            return telling.get();
        } finally {
            retellings.release();
        }
    }

    /// A new table, whose rows are written with its first entry.
    void add(Table table, Consumer<Table> work) {
        var holder = new Holder();
        holder.table = table;
        holder.lock.lock();
        try {
            holders.put(table.row().id(), holder);
            checkRoom();
            work(table.row().id(), holder, done(work));
        } finally {
            holder.lock.unlock();
        }
    }

    /// Does something at a table if it is in memory.
    void ifThere(String id, Consumer<Table> work) {
        var holder = holders.get(id);
        if (holder == null) {
            return;
        }
        holder.lock.lock();
        try {
            if (holders.get(id) == holder && holder.table != null) {
                work(id, holder, done(work));
            }
        } finally {
            holder.lock.unlock();
        }
    }

    /// The tables in memory, those first at which nothing was done for longest.
    List<String> ids() {
        var used = new HashMap<String, Long>();
        holders.forEach((id, holder) -> used.put(id, holder.used));
        return used.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .toList();
    }

    /// Puts a table to sleep: it goes from memory, and the log knows when it has to be looked at again.
    void sleep(Table table) {
        var row = table.row();
        if (row.ended() == 0) {
            long due = Timeouts.due(table);
            asleep.put(row.id(), Tables.Glance.of(table));
            premises.storage().write(new Change().save(TableRows.asleep(row, due == Turns.NEVER ? 0 : due)));
            agenda.by(Scheduler.SLEEPERS, due);
        }
        agenda.at(row.id(), Turns.NEVER);
        table.dispose();
    }

    /// All tables leave memory as they are; those who listen are told to come back.
    void close() {
        holders.forEach((id, holder) -> {
            holder.lock.lock();
            try {
                var table = holder.table;
                if (table != null) {
                    table.dispose();
                }
                holders.remove(id, holder);
            } finally {
                holder.lock.unlock();
            }
        });
    }
}
