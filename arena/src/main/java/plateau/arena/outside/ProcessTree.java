package plateau.arena.outside;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/// A process and all that it has started. Those whose parents are gone are known by a mark in their
/// environment, and those who wiped that out by the pipes that they hold, where the system shows it.
final class ProcessTree {
    private static final String MARK = "PLATEAU_BOT";

    /// Whoever starts new processes faster than they can be ended is given up after a while.
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(5);

    private static final long PAUSE_NANOS = 500_000;

    private final Process root;
    private final String mark;

    /// The ends of our pipes, by the names that the system gives them.
    private final Set<String> pipes;

    private ProcessTree(Process root, String mark) {
        this.root = root;
        this.mark = mark;
        pipes = ProcessTable.pipes(root.pid());
    }

    /// Starts a process and marks it. Where we are marked ourselves it has our mark, too: whoever ends
    /// us ends it as well.
    static ProcessTree start(List<String> command) throws IOException {
        var id = UUID.randomUUID().toString();
        var builder = new ProcessBuilder(command);
        builder.environment().merge(MARK, id, (ours, own) -> ours + " " + own);
        return new ProcessTree(builder.start(), id);
    }

    Process root() {
        return root;
    }

    /// Ends all of it, and waits until it is gone. Being interrupted must not leave anybody behind.
    void kill() {
        boolean wasInterrupted = Thread.interrupted();
        try {
            long begin = System.nanoTime();
            while (strike() && System.nanoTime() - begin < MOST_NANOS) {
                LockSupport.parkNanos(PAUSE_NANOS);
            }
        } finally {
            if (wasInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /// Sends the end to all who are there now, without waiting; false if there was nobody. A handle
    /// knows when its process began: a number that is in use again is not mistaken for it.
    boolean strike() {
        var alive = alive();
        alive.forEach(ProcessHandle::destroyForcibly);
        return !alive.isEmpty();
    }

    /// How many processes there are.
    int survivors() {
        return alive().size();
    }

    /// Nobody is asked for its children once it is gone: its number may be somebody else's.
    private List<ProcessHandle> alive() {
        var alive = new ArrayList<ProcessHandle>();
        if (root.isAlive()) {
            root.descendants().forEach(alive::add);
            alive.add(root.toHandle());
        }
        alive.addAll(ProcessTable.marked(mark));
        alive.removeIf(ProcessTable::isGone);
        return alive.isEmpty() ? ProcessTable.holders(pipes) : alive;
    }
}
