package plateau.server.tables;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import plateau.server.storage.StorageConflict;
import plateau.server.storage.file.StorageDown;
import plateau.server.storage.rows.Change;
import plateau.server.tables.terms.Refusal;
import plateau.server.tables.terms.Turns;

/// Looks at tables when that is due: clocks run out, players are missed, bots move at their pace, idle tables go to
/// sleep and others wake, though nobody asks for them. While nothing is due it sleeps.
final class Scheduler implements AutoCloseable {
    /// On the agenda, among the ids of tables: those that sleep are to be looked at.
    static final String SLEEPERS = "(sleepers)";

    /// On the agenda: there are too many tables in memory.
    static final String CROWD = "(crowd)";

    private static final Logger LOGGER = Logger.getLogger(Scheduler.class.getName());

    /// What is due within so long is done in one round, whatever makes tables due again and again.
    private static final Duration PAUSE = Duration.ofMillis(2);

    /// A table at which somebody is just then is looked at so much later.
    private static final Duration BUSY = Duration.ofMillis(20);

    /// A database that is down says when it works again only to who asks.
    private static final Duration DOWN = Duration.ofMillis(200);

    /// When what could not be done at once goes on: there are more sleepers, or still too many tables.
    private static final Duration MORE = Duration.ofSeconds(1);

    /// A table that takes longer is not waited for.
    private static final Duration LONGEST = Duration.ofSeconds(30);

    private static final int SLEEPERS_AT_ONCE = 200;

    /// So many tables are looked at at the same time: what they write goes to the disk together.
    private static final int AT_ONCE = 64;

    /// When a table that cannot be played is tried again.
    private static final Duration BROKEN = Duration.ofHours(1);

    private final Premises premises;
    private final Registry registry;
    private final Agenda agenda;
    private final Duration idle;
    private final Thread ticker = Thread.ofVirtual().name("tables").unstarted(this::tick);
    private volatile boolean isClosed;

    /// Who looks at a table now, by its id.
    private final ConcurrentMap<String, Thread> looking = new ConcurrentHashMap<>();

    private final Semaphore places = new Semaphore(AT_ONCE);

    /// @param idle how long a table that nobody needs stays in memory
    Scheduler(Premises premises, Registry registry, Agenda agenda, Duration idle) {
        this.premises = premises;
        this.registry = registry;
        this.agenda = agenda;
        this.idle = idle;
    }

    /// Goes on with all games that were being played when the server stopped.
    void open() {
        each(premises.storage().awake(), id -> look(id, this::look, true), false);
        await();
        agenda.by(SLEEPERS, premises.time().millis());
        ticker.start();
    }

    private void tick() {
        while (!isClosed) {
            try {
                agenda.await();
                boolean isDone = go(false);
                Thread.sleep(isDone ? PAUSE : DOWN);
            } catch (InterruptedException _) {
                return;
            } catch (RuntimeException failure) {
                LOGGER.log(
                        failure instanceof StorageDown ? Level.FINE : Level.WARNING, "a round was broken off", failure);
            }
        }
    }

    /// One round, all of which is done when this returns.
    void go() {
        await();
        boolean _ = go(true);
        await();
    }

    /// @param waits whether this returns only when all is done, also at tables at which somebody else is;
    ///     those are left for a later round otherwise
    /// @return whether it could be done: nothing is while the database is down
    private synchronized boolean go(boolean waits) {
        if (!premises.storage().isWell()) {
            return false;
        }
        var tables = agenda.take();
        boolean areSleepersDue = tables.remove(SLEEPERS);
        boolean isCrowded = tables.remove(CROWD);
        each(tables, id -> look(id, this::look, waits), waits);
        if (isCrowded && registry.excess() > 0) {
            makeRoom(waits);
        }
        if (areSleepersDue) {
            lookAtSleepers(waits);
        }
        return true;
    }

    private void lookAtSleepers(boolean waits) {
        long now = premises.time().millis();
        long next = now + MORE.toMillis();
        try {
            var due = premises.storage().due(now, SLEEPERS_AT_ONCE);
            each(due, id -> look(id, this::wake, waits), waits);
            if (due.size() < SLEEPERS_AT_ONCE) {
                next = premises.storage().nextDue(now).orElse(Turns.NEVER);
            }
        } finally {
            agenda.by(SLEEPERS, next);
        }
    }

    private void makeRoom(boolean waits) {
        var tooMany = new AtomicInteger(registry.excess());
        each(registry.ids(), id -> sleepIfIdle(id, tooMany), waits);
        agenda.by(CROWD, premises.time().millis() + MORE.toMillis());
    }

    private void each(List<String> ids, Consumer<String> work, boolean waits) {
        if (waits) {
            ids.forEach(work);
            return;
        }
        for (var id : ids) {
            var thread = Thread.ofVirtual().name("table " + id).unstarted(() -> inTurn(id, work));
            if (looking.putIfAbsent(id, thread) == null) {
                thread.start();
            } else {
                later(id, BUSY);
            }
        }
    }

    private void later(String id, Duration pause) {
        agenda.by(id, premises.time().millis() + pause.toMillis());
    }

    private void inTurn(String id, Consumer<String> work) {
        places.acquireUninterruptibly();
        try {
            if (!isClosed) {
                work.accept(id);
            }
        } finally {
            places.release();
            looking.remove(id);
        }
    }

    /// Waits until nobody looks at any table.
    private void await() {
        for (var thread : looking.values()) {
            try {
                var _ = thread.join(LONGEST);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    private void look(Table table) {
        Timeouts.look(table);
        if (Timeouts.isIdle(table, idle)) {
            registry.sleep(table);
        }
    }

    /// A table at which nothing has to be done after all goes on sleeping.
    private void wake(Table table) {
        Timeouts.look(table);
        if (!table.row().awake() && table.listeners().isEmpty()) {
            registry.sleep(table);
        }
    }

    /// One table that cannot be looked at does not keep the others.
    private void look(String id, Consumer<Table> work, boolean waits) {
        try {
            if (waits) {
                registry.run(id, work);
            } else if (!registry.tryRun(id, work)) {
                later(id, BUSY);
            }
        } catch (StorageDown down) {
            registry.lose(id);
            LOGGER.log(Level.FINE, down, () -> "table " + id + " was not looked at");
        } catch (Refusal none) {
            LOGGER.log(Level.FINE, none, () -> "table " + id + " is not there");
        } catch (RuntimeException broken) {
            LOGGER.log(Level.WARNING, broken, () -> "table " + id + " cannot be played");
            putOff(id);
        }
    }

    /// A table that cannot be played, such as one of a game that is not there any more, does not stand
    /// before others that sleep.
    private void putOff(String id) {
        long later = premises.time().millis() + BROKEN.toMillis();
        try {
            asleep(id, later);
            agenda.at(id, Turns.NEVER);
            agenda.by(SLEEPERS, later);
        } catch (StorageDown | StorageConflict down) {
            registry.lose(id);
            LOGGER.log(Level.FINE, down, () -> "table " + id + " was not put off");
        }
    }

    private void asleep(String id, long later) {
        premises.storage()
                .table(id)
                .filter(row -> row.ended() == 0)
                .ifPresent(row -> premises.storage().write(new Change().save(TableRows.asleep(row, later))));
    }

    /// @param tooMany how many more have to go though they are not idle for long
    private void sleepIfIdle(String id, AtomicInteger tooMany) {
        try {
            registry.ifThere(id, table -> {
                boolean isOneTooMany = tooMany.get() > 0 && Timeouts.isIdle(table, Duration.ZERO);
                if (isOneTooMany || Timeouts.isIdle(table, idle)) {
                    tooMany.decrementAndGet();
                    registry.sleep(table);
                }
            });
        } catch (RuntimeException failure) {
            LOGGER.log(Level.FINE, failure, () -> "table " + id + " was not put to sleep");
        }
    }

    @Override
    public void close() {
        isClosed = true;
        ticker.interrupt();
        await();
    }
}
