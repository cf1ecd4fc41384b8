package plateau.server.replays;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import plateau.core.Interrupted;

/// Waits for what another thread makes.
final class Waits {
    private static final Duration FOREVER = Duration.ofDays(365);

    private Waits() {}

    /// What it came to; what it was refused with is thrown.
    static <T> T result(Future<T> task) {
        return result(task, FOREVER).orElseThrow();
    }

    /// The same, if it comes to anything soon.
    static <T> Optional<T> result(Future<T> task, Duration patience) {
        try {
            return Optional.of(task.get(patience.toNanos(), TimeUnit.NANOSECONDS));
        } catch (TimeoutException unfinished) {
            return Optional.empty();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new Interrupted();
        } catch (CancellationException closed) {
            throw new Interrupted();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException refusal) {
                throw refusal;
            }
            throw new IllegalStateException(failed.getCause());
        }
    }
}
