package plateau.arena.match;

import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import plateau.core.Player;
import plateau.core.Turn;

/// A player who never makes up its mind and ends only when it is interrupted.
public final class Sleeper implements Player {
    private final CountDownLatch asleep = new CountDownLatch(1);
    private final Supplier<RuntimeException> disturbed;

    /// @param disturbed what it throws when it is interrupted
    public Sleeper(Supplier<RuntimeException> disturbed) {
        this.disturbed = disturbed;
    }

    @Override
    public int choose(Turn turn) {
        asleep.countDown();
        try {
            new CountDownLatch(1).await();
            throw new AssertionError("nobody counts down");
        } catch (InterruptedException interrupted) {
            throw disturbed.get();
        }
    }

    /// Does something as soon as it is asked for a move.
    public void onceAsleep(Runnable action) {
        try {
            asleep.await();
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
        action.run();
    }
}
