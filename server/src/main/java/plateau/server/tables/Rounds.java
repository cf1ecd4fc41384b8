package plateau.server.tables;

import java.time.Duration;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import plateau.server.storage.Change;
import plateau.server.storage.StorageDown;

/// Goes from table to table: clocks run out, players are missed, bots move at their pace, idle tables go to
/// sleep and others wake, though nobody asks for them.
final class Rounds implements AutoCloseable {
    private static final Logger LOGGER = Logger.getLogger(Rounds.class.getName());

    /// How often clocks are looked at.
    private static final Duration TICK = Duration.ofMillis(200);

    /// How often tables that sleep are.
    private static final Duration SLEEPERS = Duration.ofSeconds(5);

    private static final int SLEEPERS_AT_ONCE = 200;

    /// When a table that cannot be played is tried again.
    private static final Duration BROKEN = Duration.ofHours(1);

    private final Premises premises;
    private final Registry registry;
    private final Duration idle;
    private final Thread ticker = Thread.ofVirtual().name("tables").unstarted(this::tick);
    private volatile boolean isClosed;
    private long polled;

    /// @param idle how long a table that nobody needs stays in memory
    Rounds(Premises premises, Registry registry, Duration idle) {
        this.premises = premises;
        this.registry = registry;
        this.idle = idle;
    }

    /// Goes on with all games that were being played when the server stopped.
    void open() {
        premises.storage().awake().forEach(id -> look(id, Schedule::look));
        ticker.start();
    }

    private void tick() {
        while (!isClosed) {
            try {
                Thread.sleep(TICK);
                go();
            } catch (InterruptedException _) {
                return;
            } catch (RuntimeException failure) {
                LOGGER.log(
                        failure instanceof StorageDown ? Level.FINE : Level.WARNING,
                        "a round was broken off",
                        failure);
            }
        }
    }

    /// One round.
    synchronized void go() {
        long now = premises.time().millis();
        registry.due(now).forEach(id -> look(id, Schedule::look));
        if (premises.storage().isWell()) {
            registry.takeLost().forEach(id -> look(id, Schedule::look));
        }
        if (now - polled >= SLEEPERS.toMillis()) {
            polled = now;
            premises.storage().due(now, SLEEPERS_AT_ONCE).forEach(id -> look(id, this::wake));
            registry.ids().forEach(this::sleepIfIdle);
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
    private void look(String id, Consumer<Table> work) {
        try {
            registry.run(id, work);
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
        premises.storage()
                .table(id)
                .filter(row -> row.ended() == 0)
                .ifPresent(
                        row ->
                                premises.storage()
                                        .write(new Change().save(Rows.asleep(row, later))));
    }

    private void sleepIfIdle(String id) {
        try {
            registry.ifThere(
                    id,
                    table -> {
                        if (Schedule.isIdle(table, idle)) {
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
    }
}
