package plateau.server;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/// A time that passes when a test says so.
public final class TestTime implements InstantSource {
    private final AtomicLong now;
    private final AtomicInteger slow = new AtomicInteger();
    private volatile Duration step = Duration.ZERO;

    public TestTime() {
        this(Instant.ofEpochMilli(1_800_000_000_000L));
    }

    TestTime(Instant begin) {
        now = new AtomicLong(begin.toEpochMilli());
    }

    public void pass(Duration duration) {
        now.addAndGet(duration.toMillis());
    }

    /// Whoever looks next at the time is slow, so often: as long has passed whenever it has looked.
    public void passAtNextLooks(int looks, Duration each) {
        step = each;
        slow.set(looks);
    }

    @Override
    public Instant instant() {
        if (slow.get() > 0 && slow.getAndDecrement() > 0) {
            pass(step);
        }
        return Instant.ofEpochMilli(now.get());
    }
}
