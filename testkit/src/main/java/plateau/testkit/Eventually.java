package plateau.testkit;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/// Waits for what another thread or process does: looks often at first, then ever less, and fails if it
/// does not come about.
public final class Eventually {
    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final long FIRST_NANOS = 100_000;
    private static final long LONGEST_NANOS = 20_000_000;

    /// What is waited for.
    @FunctionalInterface
    public interface Condition {
        boolean holds() throws Exception;
    }

    private Eventually() {}

    /// Waits until it holds; what it is, is told if it does not.
    public static void is(String what, Condition condition) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        for (long pause = FIRST_NANOS; !holds(condition); pause = Math.min(2 * pause, LONGEST_NANOS)) {
            if (System.nanoTime() > end) {
                throw new AssertionError("in vain was waited for: " + what);
            }
            LockSupport.parkNanos(pause);
        }
    }

    private static boolean holds(Condition condition) {
        try {
            return condition.holds();
        } catch (RuntimeException | Error asItIs) {
            throw asItIs;
        } catch (Exception broken) {
            throw new AssertionError(broken);
        }
    }
}
