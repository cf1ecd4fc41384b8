package plateau.terminal.viewer;

import java.util.concurrent.TimeUnit;
import plateau.arena.match.Onlooker;
import plateau.core.State;

/// Holds a game that is being played: before a player is asked it waits as long as the people who watch
/// want. Nobody's clock runs meanwhile.
final class Gate implements Onlooker {
    private boolean isHeld;
    private boolean isOpen;
    private int steps;
    private long delay;
    private boolean isWaiting;

    /// @param milliseconds how long a position is shown before the next player is asked
    Gate(long milliseconds) {
        delay = milliseconds;
    }

    /// Nobody is asked until the game may go on.
    synchronized void hold() {
        isHeld = true;
        steps = 0;
        notifyAll();
    }

    synchronized void goOn() {
        isHeld = false;
        notifyAll();
    }

    /// One player may be asked while all are held.
    synchronized void step() {
        steps++;
        notifyAll();
    }

    synchronized void pace(long milliseconds) {
        delay = milliseconds;
        notifyAll();
    }

    /// Holds nobody any more.
    synchronized void open() {
        isOpen = true;
        notifyAll();
    }

    /// Whether the next player waits to be asked.
    synchronized boolean isWaiting() {
        return isWaiting;
    }

    @Override
    public void moved(State after) {
        if (after.mover() >= 0) {
            pass();
        }
    }

    private synchronized void pass() {
        long start = System.nanoTime();
        isWaiting = true;
        try {
            while (!isOpen && !mayPass(start)) {
                wait(isHeld ? 0 : Math.max(1, left(start)));
            }
        } catch (InterruptedException stopped) {
            // The game is being broken off; whoever does so looks at this.
            Thread.currentThread().interrupt();
        }
        isWaiting = false;
    }

    private boolean mayPass(long start) {
        if (!isHeld) {
            return left(start) <= 0;
        }
        if (steps == 0) {
            return false;
        }
        steps--;
        return true;
    }

    private long left(long start) {
        return delay - TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    }
}
