package plateau.server.replays;

import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import plateau.core.Interrupted;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.server.http.problem.Problem;

/// A thread in which pictures are made that take long, one after the other: those who play never wait for
/// them, and those who want them only for a while: then they come back for them. The last few are kept.
final class Studio implements AutoCloseable {
    private static final Duration AGAIN = Duration.ofSeconds(10);

    /// How long it is remembered that a picture could not be made in time.
    private static final long GRUDGE = TimeUnit.MINUTES.toNanos(2);

    /// Makes a picture.
    @FunctionalInterface
    interface Maker {
        /// The picture.
        ///
        /// @param check is asked now and then, and breaks off what takes too long
        byte[] make(Runnable check);
    }

    /// How patient a studio is.
    ///
    /// @param hold how long who asks for a picture is held
    /// @param longest how long one may take
    record Patience(Duration hold, Duration longest) {}

    private final ThreadPoolExecutor thread;
    private final long mostBytes;
    private final Patience patience;

    /// The one that was not wanted for longest comes first.
    private final Map<String, byte[]> kept = new LinkedHashMap<>(16, 0.75f, true);

    /// Those that are being made, or wait until they are.
    private final Map<String, FutureTask<byte[]>> making = new HashMap<>();

    /// Until when those are refused that took too long: who comes back for one begins nothing anew.
    private final Map<String, Long> refused = new HashMap<>();

    /// How many of them somebody asked for.
    private final Map<String, Integer> ordered = new HashMap<>();

    private final int mostOfOne;
    private long bytes;

    /// Counts what was forgotten, so that nothing comes back that was begun before.
    private long drops;

    /// @param waiting how many pictures may wait for the one that is being made
    /// @param mostOfOne how many of all these may be for the same one
    /// @param mostBytes of the pictures that are kept
    Studio(String name, int waiting, int mostOfOne, long mostBytes, Patience patience) {
        this.mostOfOne = mostOfOne;
        this.mostBytes = mostBytes;
        this.patience = patience;
        thread = new ThreadPoolExecutor(
                1,
                1,
                1,
                TimeUnit.MINUTES,
                new ArrayBlockingQueue<>(waiting),
                Thread.ofPlatform().daemon().name(name).factory());
        thread.allowCoreThreadTimeOut(true);
    }

    /// A picture by its name, made now if it is not there: once, however many ask. Nothing if it is not done
    /// yet; it will be there later. Refuses it if too many wait, or too many that the same one asked for,
    /// or if it takes too long.
    ///
    /// @param who an account, or the address of somebody who has none
    Optional<byte[]> picture(String name, String who, Maker maker) {
        FutureTask<byte[]> task;
        synchronized (kept) {
            var known = kept.get(name);
            if (known != null) {
                return Optional.of(known);
            }
            checkRefused(name);
            var under = making.get(name);
            task = under == null ? begin(name, who, maker) : under;
        }
        return Waits.result(task, patience.hold());
    }

    private void checkRefused(String name) {
        long now = System.nanoTime();
        refused.values().removeIf(until -> until - now <= 0);
        if (refused.containsKey(name)) {
            throw tooSlow();
        }
    }

    private BadInput tooSlow() {
        return new BadInput(
                "replay.slow",
                "this picture takes longer than %d seconds here; ask for a smaller part, or for svg",
                patience.longest().toSeconds());
    }

    private FutureTask<byte[]> begin(String name, String who, Maker maker) {
        if (ordered.getOrDefault(who, 0) >= mostOfOne) {
            throw Problem.tooMany(
                    Message.of("replay.ordered", "a picture that you asked for is still being made; wait until it is"),
                    AGAIN);
        }
        long before = drops;
        var task = new FutureTask<>(() -> make(name, who, maker, before));
        try {
            thread.execute(task);
        } catch (RejectedExecutionException full) {
            throw Problem.tooMany(
                    Message.of("replay.studio", "too many pictures are being made; try again later"), AGAIN);
        }
        making.put(name, task);
        ordered.merge(who, 1, Integer::sum);
        return task;
    }

    private byte[] make(String name, String who, Maker maker, long before) {
        long end = System.nanoTime() + patience.longest().toNanos();
        try {
            var made = maker.make(() -> check(name, end));
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

    /// Breaks off what takes too long, and everything when the server stops.
    private void check(String name, long end) {
        if (Thread.currentThread().isInterrupted()) {
            throw new Interrupted();
        }
        if (System.nanoTime() - end > 0) {
            synchronized (kept) {
                refused.put(name, System.nanoTime() + GRUDGE);
            }
            throw tooSlow();
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
