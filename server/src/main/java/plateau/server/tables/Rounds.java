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

/// Goes from table to table: clocks run out, players are missed, bots move at their pace, idle tables go to
/// sleep and others wake, though nobody asks for them.
final class Rounds implements AutoCloseable {
    private static final Logger LOGGER = Logger.getLogger(Rounds.class.getName());

    /// How often clocks are looked at.
    private static final Duration TICK = Duration.ofMillis(200);

    /// How often tables that sleep are.
    private static final Duration SLEEPERS = Duration.ofSeconds(5);

    /// A table that takes longer is not waited for.
    private static final Duration LONGEST = Duration.ofSeconds(30);

    private static final int SLEEPERS_AT_ONCE = 200;

    /// So many tables are looked at at the same time: what they write goes to the disk together.
    private static final int AT_ONCE = 64;

    /// When a table that cannot be played is tried again.
    private static final Duration BROKEN = Duration.ofHours(1);

    private final Premises premises;
    private final Registry registry;
    private final Duration idle;
    private final Thread ticker = Thread.ofVirtual().name("tables").unstarted(this::tick);
    private volatile boolean isClosed;

    /// Who looks at a table now, by its id.
    private final ConcurrentMap<String, Thread> looking = new ConcurrentHashMap<>();

    private final Semaphore places = new Semaphore(AT_ONCE);
    private final int most;
    private long polled;

    /// @param idle how long a table that nobody needs stays in memory
    /// @param most how many tables may be in memory if some of them can sleep
    Rounds(Premises premises, Registry registry, Duration idle, int most) {
        this.premises = premises;
        this.registry = registry;
        this.idle = idle;
        this.most = most;
    }

    /// Goes on with all games that were being played when the server stopped.
    void open() {
        each(premises.storage().awake(), id -> look(id, Schedule::look, true), false);
        await();
        ticker.start();
    }

    private void tick() {
        while (!isClosed) {
            try {
                Thread.sleep(TICK);
                go(false);
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
        go(true);
    }

    /// @param waits whether this returns only when all is done, also at tables at which somebody else is;
    ///     those are left for the next round otherwise
    private synchronized void go(boolean waits) {
        long now = premises.time().millis();
        each(registry.due(now), id -> look(id, Schedule::look, waits), waits);
        if (premises.storage().isWell()) {
            each(registry.takeLost(), id -> look(id, Schedule::look, waits), waits);
        }
        boolean isTime = now - polled >= SLEEPERS.toMillis();
        if (isTime) {
            polled = now;
            var due = premises.storage().due(now, SLEEPERS_AT_ONCE);
            each(due, id -> look(id, this::wake, waits), waits);
        }
        var tooMany = new AtomicInteger(registry.size() - most);
        if (isTime || tooMany.get() > 0) {
            each(registry.ids(), id -> sleepIfIdle(id, tooMany), waits);
        }
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
            }
        }
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

    /// A table at which nothing has to be done after all goes on sleeping.
    private void wake(Table table) {
        Schedule.look(table);
        if (!table.row().awake() && table.listeners().isEmpty()) {
            registry.sleep(table);
        }
    }

    /// One table that cannot be looked at does not keep the others.
    private void look(String id, Consumer<Table> work, boolean waits) {
        try {
            if (waits) {
                registry.run(id, work);
            } else {
                registry.tryRun(id, work);
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
        try {
            asleep(id, premises.time().millis() + BROKEN.toMillis());
        } catch (StorageDown | StorageConflict down) {
            registry.lose(id);
            LOGGER.log(Level.FINE, down, () -> "table " + id + " was not put off");
        }
    }

    private void asleep(String id, long later) {
        premises.storage()
                .table(id)
                .filter(row -> row.ended() == 0)
                .ifPresent(row -> premises.storage().write(new Change().save(Rows.asleep(row, later))));
    }

    /// @param tooMany how many more have to go though they are not idle for long
    private void sleepIfIdle(String id, AtomicInteger tooMany) {
        try {
            registry.ifThere(id, table -> {
                boolean isOneTooMany = tooMany.get() > 0 && Schedule.isIdle(table, Duration.ZERO);
                if (isOneTooMany || Schedule.isIdle(table, idle)) {
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
