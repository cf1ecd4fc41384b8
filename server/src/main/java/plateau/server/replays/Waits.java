package plateau.server.replays;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import plateau.core.Interrupted;

/// Waits for what another thread makes.
final class Waits {
    private Waits() {}

    /// What it came to; what it was refused with is thrown.
    static <T> T result(Future<T> task) {
        try {
            return task.get();
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
