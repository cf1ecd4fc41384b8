package plateau.terminal.table;

import java.time.Duration;
import java.util.Optional;

/// Does something again and again in a thread of its own, whenever it is let. What goes wrong there is told
/// by the game's own thread, where the terminal is put in order first.
final class Ticker {
    static final Duration TICK = Duration.ofMillis(120);

    private final Runnable task;
    private final Runnable onFailure;
    private final Thread thread = Thread.ofPlatform().daemon().name("ticker").unstarted(this::run);
    private volatile boolean isOn;
    private volatile boolean isClosed;
    private volatile Optional<RuntimeException> failure = Optional.empty();

    /// @param onFailure is run before what went wrong is told
    Ticker(Runnable task, Runnable onFailure) {
        this.task = task;
        this.onFailure = onFailure;
    }

    void start() {
        thread.start();
        isOn = true;
    }

    boolean isOn() {
        return isOn;
    }

    void goOn() {
        isOn = true;
    }

    /// Nothing is done from now on; waits for what is being done.
    void pause() {
        isOn = false;
        synchronized (this) {
            // Whoever holds this is done.
        }
    }

    void close() {
        isClosed = true;
        isOn = false;
    }

    /// Throws what went wrong.
    void tellFailure() {
        var wrong = failure;
        failure = Optional.empty();
        if (wrong.isPresent()) {
            throw wrong.get();
        }
    }

    private void run() {
        try {
            while (!isClosed) {
                Thread.sleep(TICK);
                tick();
            }
        } catch (InterruptedException ended) {
            // Nobody looks on any more.
        }
    }

    private synchronized void tick() {
        try {
            if (isOn) {
                task.run();
            }
        } catch (RuntimeException wrong) {
            failure = Optional.of(wrong);
            isClosed = true;
            onFailure.run();
        }
    }
}
