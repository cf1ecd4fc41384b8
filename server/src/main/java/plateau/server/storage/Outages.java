package plateau.server.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plateau.server.storage.rows.Alive;
import plateau.server.storage.rows.Outage;
import plateau.server.storage.rows.RowMapping;

/// When the server did not run, or could write nothing: nobody's time to think runs then. A heartbeat
/// in the database says until when it did, and the writer says when it fails.
final class Outages implements Writer.Health {
    private static final long NONE = -1;

    static final Duration HEARTBEAT = Duration.ofSeconds(5);

    /// Heartbeats this far apart are an outage, also of a computer that was asleep.
    private static final long GAP_MILLIS = HEARTBEAT.multipliedBy(4).toMillis();

    private static final long KEPT_MILLIS = Duration.ofDays(90).toMillis();

    private final InstantSource time;
    private volatile List<Outage> known;
    private volatile long last;

    /// Whether the server cannot answer yet: it is still away then, since its last heartbeat before.
    private volatile boolean isStarting = true;

    /// Since when nothing could be written; [#NONE] while all is well.
    private volatile long failing = NONE;

    /// Outages that are over and not on the disk. Should the server die before they are, the time since
    /// its last heartbeat counts, and they are in it.
    private final List<Outage> unwritten = new ArrayList<>();

    /// Reads what is known, and when the server was last there.
    Outages(Reader reader, Writer writer, InstantSource time) {
        this.time = time;
        known = sorted(reader.list(RowMapping.OUTAGES.select(), RowMapping.OUTAGES));
        last = reader.first(RowMapping.ALIVE.select(), RowMapping.ALIVE)
                .map(Alive::at)
                .orElse(0L);
        writer.report(this);
    }

    /// The server can answer, and whoever is to move is charged from now on.
    void end(Writer writer) {
        beat(writer, 0);
        isStarting = false;
    }

    /// Writes that the server runs, once it does.
    void beat(Writer writer) {
        if (!isStarting) {
            beat(writer, GAP_MILLIS);
        }
    }

    /// @param gap what is longer since the last heartbeat counts as an outage
    private synchronized void beat(Writer writer, long gap) {
        long now = time.millis();
        boolean isOutage = last > 0 && now - last > gap;
        var outages = takeUnwritten();
        if (isOutage) {
            outages.add(new Outage(last, now));
        }
        try {
            writer.run(connection -> write(connection, now, outages));
        } catch (RuntimeException failure) {
            keep(outages);
            throw failure;
        }
        if (isOutage) {
            know(outages.getLast());
        }
        last = now;
    }

    private List<Outage> takeUnwritten() {
        synchronized (unwritten) {
            var taken = new ArrayList<>(unwritten);
            unwritten.clear();
            return taken;
        }
    }

    private void keep(List<Outage> outages) {
        synchronized (unwritten) {
            unwritten.addAll(outages);
        }
    }

    private void know(Outage outage) {
        synchronized (unwritten) {
            var more = new ArrayList<>(known);
            more.removeIf(each -> each.ended() < outage.ended() - KEPT_MILLIS);
            more.add(outage);
            known = sorted(more);
        }
    }

    @Override
    public void failed(Duration ago) {
        if (failing == NONE) {
            failing = time.millis() - ago.toMillis();
        }
    }

    /// Those who wait for what was written go on only after this.
    @Override
    public void succeeded() {
        long began = failing;
        if (began != NONE) {
            var outage = new Outage(began, time.millis());
            know(outage);
            keep(List.of(outage));
            failing = NONE;
        }
    }

    /// Lets time pass in which the server ran, though no heartbeat says so.
    synchronized void pass(Runnable passing) {
        passing.run();
        last = time.millis();
    }

    private static void write(Connection connection, long now, List<Outage> outages) throws SQLException {
        try (var alive = connection.prepareStatement(RowMapping.ALIVE.upsert());
                var kept = connection.prepareStatement(RowMapping.OUTAGES.upsert());
                var old = connection.prepareStatement("delete from outages where ended < ?")) {
            RowMapping.ALIVE.bind(alive, new Alive(now));
            alive.executeUpdate();
            for (var outage : outages) {
                RowMapping.OUTAGES.bind(kept, outage);
                kept.executeUpdate();
                old.setLong(1, now - KEPT_MILLIS);
                old.executeUpdate();
            }
        }
    }

    private static List<Outage> sorted(List<Outage> outages) {
        return outages.stream().sorted(Comparator.comparingLong(Outage::began)).toList();
    }

    /// How many milliseconds of an interval fell into outages. One that may not be over counts, too: when
    /// a computer wakes or a database comes back, somebody may move before the next heartbeat.
    long between(long from, long until) {
        long now = time.millis();
        // In this order: what is over is known before it is not going on any more.
        long gap = isStarting ? 0 : GAP_MILLIS;
        long failed = failing;
        long beaten = last;
        var outages = known;
        boolean isAway = beaten > 0 && now - beaten > gap;
        if (failed != NONE || isAway) {
            var more = new ArrayList<>(outages);
            if (failed != NONE) {
                more.add(new Outage(failed, now));
            }
            if (isAway) {
                more.add(new Outage(beaten, now));
            }
            outages = sorted(more);
        }
        return sum(outages, from, until);
    }

    private static long sum(List<Outage> outages, long from, long until) {
        long sum = 0;
        long counted = from;
        for (var outage : outages) {
            long began = Math.max(counted, outage.began());
            long ended = Math.min(until, outage.ended());
            if (ended > began) {
                sum += ended - began;
                counted = ended;
            }
        }
        return sum;
    }
}
