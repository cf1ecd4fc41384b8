package plateau.server.storage.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.junit.jupiter.api.Test;

/// A database that fails again and again does not fill the log.
class FailureAlertTest {
    private static final Logger LOG = Logger.getLogger("plateau.server.storage");

    /// What is logged meanwhile.
    static List<String> logged(Runnable work) {
        var lines = new ArrayList<String>();
        var handler = new Handler() {
            @Override
            public synchronized void publish(LogRecord record) {
                lines.add(new SimpleFormatter().formatMessage(record));
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        LOG.addHandler(handler);
        try {
            work.run();
        } finally {
            LOG.removeHandler(handler);
        }
        return lines;
    }

    @Test
    void whatIsSaidIsOfWhatFails() {
        var alert = new FailureAlert(LOG, "something new cannot be kept", () -> 0);
        assertThat(logged(() -> alert.failed("the disk is full")))
                .containsExactly("something new cannot be kept: the disk is full");
    }

    @Test
    void whatFailsManyTimesIsSaidOnceAMinuteWithACount() {
        var now = new AtomicLong(-5);
        var alert = new FailureAlert(now::get);
        var said = logged(() -> {
            for (int second = 0; second <= 150; second++) {
                alert.failed(new StorageDown("the disk is full", false));
                alert.failed(new StorageDown("the disk is full", false));
                now.addAndGet(Duration.ofSeconds(1).toNanos());
            }
        });
        assertThat(said)
                .containsExactly(
                        "the database failed: the disk is full",
                        "the database failed: the disk is full (and 119 times since this was last said)",
                        "the database failed: the disk is full (and 119 times since this was last said)");
    }
}
