package plateau.core;

/// Thrown by a player whose thread was interrupted while it thought: the game is broken off, and nobody
/// is to blame. Whoever throws it leaves its thread marked as interrupted, or marks it again.
public final class Interrupted extends RuntimeException {
    public Interrupted() {
        super("interrupted");
    }
}
