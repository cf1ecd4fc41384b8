package plateau.arena.outside;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import plateau.arena.Foul;
import plateau.arena.Watchdog;
import plateau.core.Ending;
import plateau.core.Interrupted;
import plateau.core.text.Text;

/// A program at the other end of two pipes: lines go in, lines come out. Whoever waits for it waits in
/// its own thread, and is set free by the end of the program, which the [Watchdog] sees to when it takes
/// too long or when the waiting thread is interrupted.
final class Child implements Watchdog.Watched, AutoCloseable {
    private static final Set<Child> ALIVE = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime()
                .addShutdownHook(new Thread(() -> ALIVE.forEach(child -> child.tree.kill())));
    }

    private final ProcessTree tree;
    private final OutputStream input;
    private final LineReader output;
    private final ErrorLog errors = new ErrorLog();

    private @Nullable Thread waiting;
    private long deadline;
    private boolean expired;
    private boolean closed;

    private Child(ProcessTree tree) {
        this.tree = tree;
        input = tree.root().getOutputStream();
        output = new LineReader(tree.root().getInputStream());
        errors.follow(tree.root().getErrorStream());
    }

    /// Starts a program.
    static Child start(Program program, Limits limits) {
        try {
            var child = new Child(ProcessTree.start(program.within(limits)));
            ALIVE.add(child);
            Watchdog.add(child);
            return child;
        } catch (IOException unknown) {
            throw new Foul(Ending.CRASH, "cannot be started: " + unknown.getMessage());
        }
    }

    /// Sends a line.
    ///
    /// @param most how long the program may take to read it
    void send(String line, Duration most) {
        arm(most);
        try {
            input.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            input.flush();
        } catch (IOException broken) {
            disarm(most, "did not read a line");
            throw ended("before it was told everything");
        }
        disarm(most, "did not read a line");
    }

    /// Waits for a line.
    ///
    /// @param to what it is the answer to
    /// @param most how long it may take
    String receive(String to, Duration most) {
        var late = Text.format("gave no answer to \"%s\"", to);
        Optional<String> line;
        arm(most);
        try {
            line = output.read();
        } catch (IOException broken) {
            line = Optional.empty();
        } catch (Foul foul) {
            disarm(most, late);
            throw foul;
        }
        disarm(most, late);
        return line.orElseThrow(() -> ended(Text.format("before it answered \"%s\"", to)));
    }

    /// Refuses what was written without being asked for.
    void checkSilent() {
        try {
            if (output.hasMore()) {
                throw new Foul(
                        Ending.CRASH,
                        "wrote when it was not asked: "
                                + LineReader.quote(output.read().orElse("")));
            }
        } catch (IOException broken) {
            throw ended("before it was asked");
        }
    }

    /// How the program ended, which closed its output.
    private Foul ended(String when) {
        boolean exited = false;
        try {
            exited = tree.root().waitFor(200, TimeUnit.MILLISECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        if (!exited) {
            return new Foul(Ending.CRASH, "closed its output " + when);
        }
        var last = errors.lastLine();
        return new Foul(
                Ending.CRASH,
                Text.format(
                        "exited with code %d %s%s",
                        tree.root().exitValue(),
                        when,
                        last.isEmpty() ? "" : ", saying " + LineReader.quote(last)));
    }

    private synchronized void arm(Duration most) {
        deadline = System.nanoTime() + most.toNanos();
        waiting = Thread.currentThread();
    }

    private void disarm(Duration most, String what) {
        boolean isLate;
        synchronized (this) {
            waiting = null;
            isLate = expired;
        }
        if (isLate) {
            if (Thread.currentThread().isInterrupted()) {
                throw new Interrupted();
            }
            throw new Foul(Ending.TIMEOUT, Text.format("%s within %d ms", what, most.toMillis()));
        }
    }

    @Override
    public void look(long now) {
        if (isOverdue(now)) {
            tree.kill();
        }
    }

    private synchronized boolean isOverdue(long now) {
        var thread = waiting;
        if (thread != null && (now - deadline >= 0 || thread.isInterrupted())) {
            expired = true;
        }
        return thread != null && expired;
    }

    boolean isAlive() {
        return !closed && tree.root().isAlive();
    }

    ErrorLog errors() {
        return errors;
    }

    /// Waits a while for the program to end by itself, and then ends it and all that it has started.
    void leave(Duration patience) {
        try {
            input.close();
            boolean _ = tree.root().waitFor(patience.toNanos(), TimeUnit.NANOSECONDS);
        } catch (IOException broken) {
            // It is gone.
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        close();
    }

    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        Watchdog.remove(this);
        tree.kill();
        ALIVE.remove(this);
        for (var stream : new AutoCloseable[] {input, tree.root().getInputStream()}) {
            try {
                stream.close();
            } catch (Exception broken) {
                // What was not written is of no use any more.
            }
        }
    }
}
