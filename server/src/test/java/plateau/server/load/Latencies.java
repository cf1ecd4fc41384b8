package plateau.server.load;

import java.util.concurrent.atomic.AtomicIntegerArray;
import plateau.core.text.Text;

/// How long answers took, in steps of ten microseconds.
final class Latencies {
    private static final int STEP_NANOS = 10_000;
    private final AtomicIntegerArray counts = new AtomicIntegerArray(500_000);

    void add(long nanos) {
        counts.incrementAndGet((int) Math.min(nanos / STEP_NANOS, counts.length() - 1));
    }

    long count() {
        long all = 0;
        for (int i = 0; i < counts.length(); i++) {
            all += counts.get(i);
        }
        return all;
    }

    /// The milliseconds within which such a share was answered.
    double within(double share) {
        long wanted = (long) Math.ceil(count() * share);
        for (int i = 0; i < counts.length(); i++) {
            wanted -= counts.get(i);
            if (wanted <= 0) {
                return (i + 1L) * STEP_NANOS / 1e6;
            }
        }
        return Double.NaN;
    }

    @Override
    public String toString() {
        return Text.format("p50 %.2f ms, p99 %.2f ms, max %.2f ms", within(0.5), within(0.99), within(1));
    }
}
