package plateau.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.hadoop.util.ShutdownHookManager;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.artifact.ArtifactManager$;
import org.jspecify.annotations.Nullable;
import plateau.core.text.BadInput;

/// Sees to it that a session ends and leaves nothing behind. On Ctrl-C Spark would end it at once, and whoever
/// wants to keep what was played could not write it down any more: so it waits for them.
final class SessionCloser implements AutoCloseable {
    /// A little longer than commands have to print what they have.
    private static final long PATIENCE_SECONDS = 40;

    private static final int TRIES = 5;

    private final Path scratch = folder();
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread hook = new Thread(this::awaitEnd);
    private @Nullable SparkSession session;
    private volatile boolean isAwaited;

    SessionCloser() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private static Path folder() {
        try {
            return Files.createTempDirectory("plateau-spark-");
        } catch (IOException full) {
            throw new BadInput(
                    "spark.scratch",
                    "there is no room for temporary files in '%s': %s",
                    System.getProperty("java.io.tmpdir"),
                    full.toString());
        }
    }

    /// A folder that is deleted in the end.
    Path scratch() {
        return scratch;
    }

    /// The session has begun; Spark does not end it by itself.
    synchronized void of(SparkSession begun) {
        session = begun;
        ShutdownHookManager.get().clearShutdownHooks();
    }

    /// Something is played that must not be lost.
    void await() {
        isAwaited = true;
    }

    private void awaitEnd() {
        try {
            if (isAwaited && !closed.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                end();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        if (!isAwaited) {
            end();
        }
    }

    private synchronized void end() {
        if (session != null) {
            session.stop();
            session = null;
            // Made for SQL, outside all folders that can be set
            delete(ArtifactManager$.MODULE$.artifactRootDirectory());
        }
        delete(scratch);
    }

    /// Spark may be about to delete the same.
    private static void delete(Path folder) {
        for (int tries = 0; tries < TRIES && Files.exists(folder); tries++) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (var each : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.deleteIfExists(each);
                }
            } catch (IOException | UncheckedIOException changing) {
                // Once more; and the system deletes temporary files, too.
            }
        }
    }

    @Override
    public void close() {
        end();
        closed.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException underWay) {
            // It waited for this.
        }
    }
}
