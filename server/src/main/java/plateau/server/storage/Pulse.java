package plateau.server.storage;

import java.time.Duration;
import plateau.server.storage.file.FailureAlert;
import plateau.server.storage.file.Footing;

/// What has to be done again and again while a database is open.
final class Pulse implements AutoCloseable {
    private static final Duration WATCH = Duration.ofSeconds(1);

    private final Writer writer;
    private final Outages outages;
    private final FailureAlert alert;
    private final Thread watch;
    private final Thread heartbeat;

    Pulse(Writer writer, Outages outages, Footing footing, FailureAlert alert) {
        this.writer = writer;
        this.outages = outages;
        this.alert = alert;
        // Two of them: a heartbeat may have to wait for the writer that is watched.
        this.watch = repeat("plateau storage watch", WATCH, () -> {
            writer.watch();
            footing.isFirm();
        });
        this.heartbeat = repeat("plateau storage heartbeat", Outages.HEARTBEAT, this::beat);
    }

    private static Thread repeat(String name, Duration pause, Runnable task) {
        return Thread.ofVirtual().name(name).start(() -> {
            try {
                while (true) {
                    Thread.sleep(pause);
                    task.run();
                }
            } catch (InterruptedException _) {
                // That is how it ends.
            }
        });
    }

    private void beat() {
        try {
            outages.beat(writer);
        } catch (RuntimeException failure) {
            alert.failed(failure);
        }
    }

    /// Writes that the server ran until now.
    @Override
    public void close() {
        watch.interrupt();
        heartbeat.interrupt();
        beat();
    }
}
