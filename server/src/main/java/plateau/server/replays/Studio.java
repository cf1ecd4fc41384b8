package plateau.server.replays;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import plateau.core.Interrupted;
import plateau.core.text.Message;
import plateau.server.http.Problem;

/// A thread in which pictures are made that take long, one after the other: those who play never wait for
/// them. The last few are kept.
final class Studio implements AutoCloseable {
    private static final Duration AGAIN = Duration.ofSeconds(10);

    private final ThreadPoolExecutor thread;
    private final long mostBytes;

    /// The one that was not wanted for longest comes first.
    private final Map<String, byte[]> kept = new LinkedHashMap<>(16, 0.75f, true);

    private long bytes;

    /// @param waiting how many pictures may wait for the one that is being made
    /// @param mostBytes of the pictures that are kept
    Studio(String name, int waiting, long mostBytes) {
        this.mostBytes = mostBytes;
        thread =
                new ThreadPoolExecutor(
                        1,
                        1,
                        1,
                        TimeUnit.MINUTES,
                        new ArrayBlockingQueue<>(waiting),
                        Thread.ofPlatform().daemon().name(name).factory());
        thread.allowCoreThreadTimeOut(true);
    }

    /// A picture by its name, made now if it is not there. Refuses it if too many wait.
    byte[] picture(String name, Supplier<byte[]> maker) {
        synchronized (kept) {
            var known = kept.get(name);
            if (known != null) {
                return known;
            }
        }
        var task = new FutureTask<>(maker::get);
        try {
            thread.execute(task);
        } catch (RejectedExecutionException full) {
            throw Problem.tooMany(
                    Message.of(
                            "replay.studio", "too many pictures are being made; try again later"),
                    AGAIN);
        }
        var made = await(task);
        keep(name, made);
        return made;
    }

    private static byte[] await(FutureTask<byte[]> task) {
        try {
            return task.get();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new Interrupted();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException refusal) {
                throw refusal;
            }
            throw new IllegalStateException(failed.getCause());
        }
    }

    private void keep(String name, byte[] made) {
        synchronized (kept) {
            var before = kept.put(name, made);
            bytes += made.length - (before == null ? 0 : before.length);
            var eldest = kept.values().iterator();
            while (bytes > mostBytes && eldest.hasNext()) {
                bytes -= eldest.next().length;
                eldest.remove();
            }
        }
    }

    /// How many pictures wait for the one that is being made.
    int waiting() {
        return thread.getQueue().size();
    }

    /// Forgets the pictures of a game.
    void drop(String id) {
        synchronized (kept) {
            var each = kept.entrySet().iterator();
            while (each.hasNext()) {
                var entry = each.next();
                if (entry.getKey().startsWith(id + " ")) {
                    bytes -= entry.getValue().length;
                    each.remove();
                }
            }
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
