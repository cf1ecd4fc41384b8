package plateau.server.replays;

import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
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

    /// Those that are being made, or wait until they are.
    private final Map<String, FutureTask<byte[]>> making = new HashMap<>();

    /// How many of them somebody asked for.
    private final Map<String, Integer> ordered = new HashMap<>();

    private final int mostOfOne;
    private long bytes;

    /// Counts what was forgotten, so that nothing comes back that was begun before.
    private long drops;

    /// @param waiting how many pictures may wait for the one that is being made
    /// @param mostOfOne how many of all these may be for the same one
    /// @param mostBytes of the pictures that are kept
    Studio(String name, int waiting, int mostOfOne, long mostBytes) {
        this.mostOfOne = mostOfOne;
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

    /// A picture by its name, made now if it is not there: once, however many ask. Refuses it if too many
    /// wait, or too many that the same one asked for.
    ///
    /// @param who an account, or the address of somebody who has none
    byte[] picture(String name, String who, Supplier<byte[]> maker) {
        FutureTask<byte[]> task;
        synchronized (kept) {
            var known = kept.get(name);
            if (known != null) {
                return known;
            }
            var under = making.get(name);
            task = under == null ? begin(name, who, maker) : under;
        }
        return Waits.result(task);
    }

    private FutureTask<byte[]> begin(String name, String who, Supplier<byte[]> maker) {
        if (ordered.getOrDefault(who, 0) >= mostOfOne) {
            throw Problem.tooMany(
                    Message.of(
                            "replay.ordered",
                            "a picture that you asked for is still being made; wait until it is"),
                    AGAIN);
        }
        long before = drops;
        var task = new FutureTask<>(() -> make(name, who, maker, before));
        try {
            thread.execute(task);
        } catch (RejectedExecutionException full) {
            throw Problem.tooMany(
                    Message.of(
                            "replay.studio", "too many pictures are being made; try again later"),
                    AGAIN);
        }
        making.put(name, task);
        ordered.merge(who, 1, Integer::sum);
        return task;
    }

    private byte[] make(String name, String who, Supplier<byte[]> maker, long before) {
        try {
            var made = maker.get();
            synchronized (kept) {
                if (drops == before) {
                    keep(name, made);
                }
            }
            return made;
        } finally {
            synchronized (kept) {
                making.remove(name);
                ordered.computeIfPresent(who, (_, count) -> count == 1 ? null : count - 1);
            }
        }
    }

    private void keep(String name, byte[] made) {
        var before = kept.put(name, made);
        bytes += made.length - (before == null ? 0 : before.length);
        var eldest = kept.values().iterator();
        while (bytes > mostBytes && eldest.hasNext()) {
            bytes -= eldest.next().length;
            eldest.remove();
        }
    }

    /// How many pictures wait for the one that is being made.
    int waiting() {
        return thread.getQueue().size();
    }

    /// Forgets the pictures of a game.
    void drop(String id) {
        synchronized (kept) {
            drops++;
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
        for (var left : thread.shutdownNow()) {
            if (left instanceof FutureTask<?> task) {
                var _ = task.cancel(false);
            }
        }
    }
}
