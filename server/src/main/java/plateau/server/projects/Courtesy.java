package plateau.server.projects;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntSupplier;

/// Lets those at tables go first: while their bots want more processors than projects leave them, the next
/// move of a project waits. It waits only so long, so that projects go on where tables are always busy, if
/// slowly.
public final class Courtesy {
    /// Nobody goes first.
    public static final Courtesy NONE = new Courtesy(() -> 0, 1);

    private static final long LONGEST = Duration.ofMillis(500).toNanos();
    private static final long PAUSE = Duration.ofMillis(4).toNanos();

    /// How often others are looked at: more often is of no use, since they think longer than that.
    private static final long OFTEN = Duration.ofMillis(2).toNanos();

    private final IntSupplier wanted;
    private final int left;
    private volatile long looked = System.nanoTime();

    /// @param wanted how many bots at tables think, or wait until they can
    /// @param left how many processors are theirs
    Courtesy(IntSupplier wanted, int left) {
        this.wanted = wanted;
        this.left = left;
    }

    /// Before the next move of a project.
    public void giveWay() {
        long begin = System.nanoTime();
        if (begin - looked < OFTEN) {
            return;
        }
        looked = begin;
        while (wanted.getAsInt() > left && System.nanoTime() - begin < LONGEST) {
            LockSupport.parkNanos(PAUSE);
        }
    }
}
