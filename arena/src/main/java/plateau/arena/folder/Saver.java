package plateau.arena.folder;

import java.util.Map;
import java.util.Optional;
import java.util.Timer;
import java.util.TimerTask;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Writes how things stand from time to time, until it is closed: then nothing is being written, and
/// nothing more is, so that what is written afterwards is the last word.
///
/// What is to be written is made first, for which closing does not wait. That may take long, so the pauses
/// are long in proportion: games, not standings, are what the time is for.
public final class Saver implements AutoCloseable {
    /// Pauses are so many times as long as what is between them.
    private static final int PAUSES = 20;

    private final long leastMillis;
    private final Supplier<Map<String, String>> pages;
    private final Consumer<Map<String, String>> writing;
    private final Timer timer = new Timer("standings", true);
    private Optional<RuntimeException> fault = Optional.empty();
    private boolean isClosed;

    /// @param leastMillis the shortest pause
    /// @param pages makes the files, by their names
    public Saver(long leastMillis, Supplier<Map<String, String>> pages, Consumer<Map<String, String>> writing) {
        this.leastMillis = leastMillis;
        this.pages = pages;
        this.writing = writing;
        schedule(leastMillis);
    }

    private synchronized void schedule(long millis) {
        if (!isClosed) {
            timer.schedule(
                    new TimerTask() {
                        @Override
                        public void run() {
                            save();
                        }
                    },
                    millis);
        }
    }

    private void save() {
        long began = System.nanoTime();
        try {
            write(pages.get());
        } catch (Unwritten full) {
            // Whether the disk is full the next game tells.
        } catch (RuntimeException thrown) {
            fail(thrown);
            return;
        }
        schedule(pauseMillis(leastMillis, System.nanoTime() - began));
    }

    static long pauseMillis(long leastMillis, long tookNanos) {
        return Math.max(leastMillis, PAUSES * tookNanos / 1_000_000);
    }

    private synchronized void write(Map<String, String> files) {
        if (!isClosed) {
            writing.accept(files);
        }
    }

    private synchronized void fail(RuntimeException thrown) {
        fault = Optional.of(thrown);
    }

    /// Waits for what is being written. What went wrong, other than with the disk, is thrown here, where
    /// somebody hears of it.
    @Override
    public synchronized void close() {
        isClosed = true;
        timer.cancel();
        if (fault.isPresent()) {
            throw fault.get();
        }
    }
}
