package plateau.arena.outside;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import plateau.arena.match.Foul;
import plateau.arena.match.Reason;
import plateau.arena.match.Watchdog;
import plateau.core.Ending;
import plateau.core.Interrupted;

/// A program at the other end of two pipes: lines go in, lines come out. Whoever waits for it waits in
/// its own thread, and is set free by the end of the program, which the [Watchdog] sees to when it takes
/// too long or when the waiting thread is interrupted. One thread at a time talks to it; any may close
/// it.
final class Child implements Watchdog.Watched, AutoCloseable {
    /// All of this process, whoever started them: it has one end, and none of them may outlive it.
    private static final Set<Child> ALIVE = ConcurrentHashMap.newKeySet();

    private static final AtomicBoolean IS_OVER = new AtomicBoolean();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(Child::killAll));
    }

    private final ProcessTree tree;
    private final Watchdog watchdog;
    private final Tongue tongue;
    private final OutputStream input;
    private final LineReader output;
    private final ErrorLog errors = new ErrorLog();
    private final Obituary obituary;
    private final AtomicBoolean closed = new AtomicBoolean();

    private @Nullable Thread waiting;
    private long deadline;
    private boolean expired;
    private volatile boolean isBroken;

    /// The type of the last line that it was sent, good-byes apart.
    private volatile String told = "";

    private Optional<Foul> stray = Optional.empty();

    private Child(ProcessTree tree, Limits limits, Tongue tongue, Watchdog watchdog) {
        this.tree = tree;
        this.watchdog = watchdog;
        this.tongue = tongue;
        input = tree.root().getOutputStream();
        output = new LineReader(tree.root().getInputStream());
        obituary = new Obituary(errors, limits, tongue);
    }

    /// Starts a program.
    ///
    /// @param watchdog sees to it that nobody waits for ever
    static Child start(Program program, Limits limits, Watchdog watchdog) {
        try {
            var child = new Child(ProcessTree.start(program.within(limits)), limits, program.tongue(), watchdog);
            child.follow();
            return child;
        } catch (IOException unknown) {
            throw new Foul(Ending.CRASH, Reason.NOT_STARTED.of(String.valueOf(unknown.getMessage())));
        }
    }

    /// Either this sees that all is over, or whoever ends all sees this.
    private void follow() {
        ALIVE.add(this);
        try {
            errors.follow(tree.root().getErrorStream());
        } catch (Throwable thrown) {
            close();
            throw thrown;
        }
        if (IS_OVER.get()) {
            close();
        }
    }

    private static void killAll() {
        IS_OVER.set(true);
        ALIVE.forEach(child -> child.tree.strike());
        ALIVE.forEach(child -> child.tree.kill());
    }

    /// Sends a line.
    ///
    /// @param type what the line is, for messages
    /// @param most how long the program may take to read it
    void send(String type, String line, Duration most) {
        boolean isBroken = false;
        arm(most);
        try {
            input.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            input.flush();
        } catch (IOException broken) {
            isBroken = true;
        }
        disarm(() -> Reason.UNREAD.of(type, most.toMillis()));
        if (isBroken) {
            throw ended(type, Reason.CLOSED_INPUT);
        }
        if (!type.equals("bye")) {
            told = type;
        }
    }

    /// What it was told last; empty if nothing.
    String told() {
        return told;
    }

    /// Waits for a line.
    ///
    /// @param type what it is the answer to
    /// @param most how long it may take
    String receive(String type, Duration most) {
        var line = Optional.<String>empty();
        @Nullable Foul wrong = null;
        arm(most);
        try {
            line = output.read();
        } catch (IOException broken) {
            // It has ended.
        } catch (Foul foul) {
            wrong = foul;
        }
        disarm(() -> late(type, most));
        if (wrong != null) {
            throw wrong;
        }
        return line.orElseThrow(() -> ended(type, Reason.CLOSED_OUTPUT));
    }

    /// An answer of which only the end of the line is missing is a mistake that is easily made.
    private String late(String type, Duration most) {
        return output.begun()
                .map(begun -> Reason.UNENDED_LINE.of(type, most.toMillis(), begun))
                .orElseGet(() -> tongue.of(Reason.SILENT).of(tongue.called(type), most.toMillis()));
    }

    /// The beginning of a line that was not ended, if there is one.
    Optional<String> begun() {
        return output.begun();
    }

    /// The beginning of what was written without being asked for. That a program has ended shows later.
    Optional<String> unasked() {
        try {
            return output.hasMore() ? Optional.of(output.unasked()) : Optional.empty();
        } catch (IOException broken) {
            return Optional.empty();
        }
    }

    /// That something was written which nobody asked for.
    ///
    /// @param told what the program was told before that
    static Foul unasked(String told, String line) {
        return new Foul(
                Ending.CRASH,
                told.equals("end") || told.equals("refused")
                        ? Reason.AFTERWARDS.of(told, line)
                        : Reason.UNASKED.of(line));
    }

    /// How the program ended, which closed one of its pipes.
    private Foul ended(String told, Reason otherwise) {
        isBroken = true;
        return closed.get()
                ? new Foul(Ending.ABANDONED, tongue.of(Reason.SENT_HOME).of(tongue.called(told)))
                : obituary.of(tree.root(), told, otherwise);
    }

    private void arm(Duration most) {
        synchronized (this) {
            deadline = System.nanoTime() + most.toNanos();
            waiting = Thread.currentThread();
        }
        watchdog.add(this);
    }

    private void disarm(Supplier<String> late) {
        watchdog.remove(this);
        boolean isLate;
        synchronized (this) {
            waiting = null;
            isLate = expired;
        }
        if (isLate && Thread.currentThread().isInterrupted()) {
            throw new Interrupted();
        }
        if (isLate) {
            throw new Foul(Ending.TIMEOUT, late.get());
        }
    }

    /// Whatever a program that has ended left behind may hold its pipes open for ever.
    @Override
    public void look(long now) {
        if (isOverdue(now)) {
            tree.strike();
        }
    }

    private synchronized boolean isOverdue(long now) {
        var thread = waiting;
        if (thread == null) {
            return false;
        }
        expired |= now - deadline >= 0 || thread.isInterrupted();
        return expired || !tree.root().isAlive();
    }

    /// Whether none of its pipes has ended.
    boolean isWhole() {
        return !isBroken;
    }

    /// Whether it can still be told something.
    boolean isAlive() {
        return !isBroken && !closed.get() && tree.root().isAlive();
    }

    ErrorLog errors() {
        return errors;
    }

    /// What was there when it had left, and had not been asked for.
    Optional<Foul> stray() {
        return stray;
    }

    /// Waits a while for the program to end by itself, and then ends it and all that it has started. Gives
    /// what it did not do well.
    Optional<Foul> leave(Duration patience) {
        Optional<Foul> foul = Optional.empty();
        try {
            input.close();
            boolean hasEnded = tree.root().waitFor(patience.toNanos(), TimeUnit.NANOSECONDS);
            // A thread of the system keeps what an ended program wrote: it is done before these are counted.
            int survivors = hasEnded ? tree.survivors() : 0;
            stray = unasked().map(line -> unasked(told, line));
            foul = stray.or(() -> hasEnded ? leftBehind(survivors) : Optional.of(overstayed(patience)));
        } catch (IOException broken) {
            // It is gone.
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        close();
        return foul;
    }

    private static Foul overstayed(Duration patience) {
        return new Foul(Ending.TIMEOUT, Reason.OVERSTAYED.of(patience.toMillis()));
    }

    private static Optional<Foul> leftBehind(int survivors) {
        return survivors == 0
                ? Optional.empty()
                : Optional.of(new Foul(Ending.CRASH, Reason.LEFT_BEHIND.of(survivors)));
    }

    @Override
    public void close() {
        if (closed.getAndSet(true)) {
            return;
        }
        tree.kill();
        ALIVE.remove(this);
        for (var stream : new AutoCloseable[] {input, tree.root().getInputStream()}) {
            try {
                stream.close();
            } catch (Exception broken) {
                // What was not written is of no use any more.
            }
        }
        errors.settle();
    }
}
