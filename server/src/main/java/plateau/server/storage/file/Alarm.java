package plateau.server.storage.file;

import java.time.Duration;
import java.util.function.LongSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Tells the operator that the database fails: at once, and then once a minute at most, with how often it did
/// meanwhile. The log may well be on the disk that is full.
public final class Alarm {
    private static final Logger LOGGER = Logger.getLogger("plateau.server.storage");
    private static final long PAUSE_NANOS = Duration.ofMinutes(1).toNanos();

    private final LongSupplier nanos;
    private boolean isFirst = true;
    private long told;
    private int untold;

    /// @param nanos a time that only goes on, such as [System#nanoTime]
    public Alarm(LongSupplier nanos) {
        this.nanos = nanos;
    }

    public synchronized void failed(RuntimeException failure) {
        if (failure instanceof StorageDown down && down.isTold()) {
            return;
        }
        var reason = Trouble.message(failure);
        long now = nanos.getAsLong();
        if (!isFirst && now - told < PAUSE_NANOS) {
            untold++;
            return;
        }
        if (untold == 0) {
            LOGGER.log(Level.WARNING, "the database failed: {0}", reason);
        } else {
            LOGGER.log(
                    Level.WARNING,
                    "the database failed: {0} (and {1} times since this was last said)",
                    new Object[] {reason, Integer.toString(untold)});
        }
        isFirst = false;
        told = now;
        untold = 0;
    }
}
