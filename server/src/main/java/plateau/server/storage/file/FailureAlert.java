package plateau.server.storage.file;

import java.time.Duration;
import java.util.function.LongSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Tells the operator that something fails, such as the database: at once, and then once a minute at most, with
/// how often it did meanwhile. The log may well be on the disk that is full.
public final class FailureAlert {
    private static final Logger LOGGER = Logger.getLogger("plateau.server.storage");
    private static final long PAUSE_NANOS = Duration.ofMinutes(1).toNanos();

    private final Logger logger;
    private final String what;
    private final LongSupplier nanos;
    private boolean isFirst = true;
    private long told;
    private int untold;

    /// Of the database.
    ///
    /// @param nanos a time that only goes on, such as [System#nanoTime]
    public FailureAlert(LongSupplier nanos) {
        this(LOGGER, "the database failed", nanos);
    }

    /// @param what is said, before the reason
    public FailureAlert(Logger logger, String what, LongSupplier nanos) {
        this.logger = logger;
        this.what = what;
        this.nanos = nanos;
    }

    public void failed(RuntimeException failure) {
        if (!(failure instanceof StorageDown down && down.isTold())) {
            failed(Trouble.message(failure));
        }
    }

    public synchronized void failed(String reason) {
        long now = nanos.getAsLong();
        if (!isFirst && now - told < PAUSE_NANOS) {
            untold++;
            return;
        }
        if (untold == 0) {
            logger.log(Level.WARNING, "{0}: {1}", new Object[] {what, reason});
        } else {
            logger.log(Level.WARNING, "{0}: {1} (and {2} times since this was last said)", new Object[] {
                what, reason, Integer.toString(untold)
            });
        }
        isFirst = false;
        told = now;
        untold = 0;
    }
}
