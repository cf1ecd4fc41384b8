package plateau.server;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;

/// A time that passes when a test says so.
public final class TestTime implements InstantSource {
    private final AtomicLong now = new AtomicLong(1_800_000_000_000L);

    public void pass(Duration duration) {
        now.addAndGet(duration.toMillis());
    }

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(now.get());
    }
}
