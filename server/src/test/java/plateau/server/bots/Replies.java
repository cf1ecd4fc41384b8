package plateau.server.bots;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import plateau.arena.match.Foul;

/// Replies that a test waits for.
final class Replies implements Reply {
    private final BlockingQueue<Object> all = new LinkedBlockingQueue<>();

    @Override
    public void chosen(int move, long nanos) {
        all.add(move);
    }

    @Override
    public void failed(RuntimeException failure) {
        all.add(failure);
    }

    private Object next() throws InterruptedException {
        var reply = all.poll(60, TimeUnit.SECONDS);
        if (reply == null) {
            throw new AssertionError("no reply");
        }
        return reply;
    }

    int move() throws InterruptedException {
        return switch (next()) {
            case Integer move -> move;
            case RuntimeException failure -> throw new AssertionError(failure);
            default -> throw new AssertionError();
        };
    }

    RuntimeException failure() throws InterruptedException {
        return (RuntimeException) next();
    }

    Foul foul() throws InterruptedException {
        return (Foul) next();
    }

    boolean isEmpty() {
        return all.isEmpty();
    }
}
