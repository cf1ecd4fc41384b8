package plateau.server.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// When the server did not run, or could write nothing: nobody's time to think runs then. A heartbeat
/// in the database says until when it did.
final class Outages {
    static final Duration HEARTBEAT = Duration.ofSeconds(5);

    /// Heartbeats this far apart are an outage, also of a computer that was asleep.
    private static final long GAP_MILLIS = HEARTBEAT.multipliedBy(4).toMillis();

    private static final long KEPT_MILLIS = Duration.ofDays(90).toMillis();

    private final InstantSource time;
    private volatile List<Outage> known;
    private volatile long last;

    /// Reads what is known, and what has passed since the last heartbeat.
    Outages(Reader reader, Writer writer, InstantSource time) {
        this.time = time;
        known = sorted(reader.list(Sheet.OUTAGES.select(), Sheet.OUTAGES.reading()));
        last = reader.first(Sheet.ALIVE.select(), Sheet.ALIVE.reading()).orElse(0L);
        beat(writer, 0);
    }

    /// Writes that the server runs.
    void beat(Writer writer) {
        beat(writer, GAP_MILLIS);
    }

    /// @param gap what is longer since the last heartbeat counts as an outage
    private synchronized void beat(Writer writer, long gap) {
        long now = time.millis();
        var outage = new Outage(last, now);
        boolean isOutage = last > 0 && now - last > gap;
        writer.run(connection -> write(connection, now, isOutage ? List.of(outage) : List.of()));
        last = now;
        if (isOutage) {
            var more = new ArrayList<>(known);
            more.removeIf(each -> each.ended() < now - KEPT_MILLIS);
            more.add(outage);
            known = sorted(more);
        }
    }

    private static void write(Connection connection, long now, List<Outage> outages)
            throws SQLException {
        try (var alive = connection.prepareStatement(Sheet.ALIVE.upsert());
                var kept = connection.prepareStatement(Sheet.OUTAGES.upsert());
                var old = connection.prepareStatement("delete from outages where ended < ?")) {
            Sheet.ALIVE.bind(alive, now);
            alive.executeUpdate();
            for (var outage : outages) {
                Sheet.OUTAGES.bind(kept, outage);
                kept.executeUpdate();
                old.setLong(1, now - KEPT_MILLIS);
                old.executeUpdate();
            }
        }
    }

    private static List<Outage> sorted(List<Outage> outages) {
        return outages.stream().sorted(Comparator.comparingLong(Outage::began)).toList();
    }

    /// How many milliseconds of an interval fell into outages.
    long between(long from, long until) {
        long sum = 0;
        long counted = from;
        for (var outage : known) {
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
