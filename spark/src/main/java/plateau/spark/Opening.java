package plateau.spark;

import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.spark.SparkConf;
import org.apache.spark.sql.SparkSession;
import plateau.core.text.BadInput;

/// Begins a session, or gives up where a master does not answer. How long Spark itself takes to start says
/// nothing about that: on a busy machine it may be a minute.
final class Opening {
    private static final int PATIENCE_SECONDS = 30;

    /// What Spark does while it waits for the answer of a master.
    private static final String WAITING = "waitForRegistration";

    private final String address;
    private final CompletableFuture<SparkSession> session = new CompletableFuture<>();
    private final Thread thread;

    private Opening(String address, SparkConf conf) {
        this.address = address;
        thread = Thread.ofPlatform().daemon().name("spark").unstarted(() -> open(conf));
    }

    static SparkSession session(String address, SparkConf conf) {
        var opening = new Opening(address, conf);
        opening.thread.start();
        return opening.await();
    }

    private void open(SparkConf conf) {
        try {
            var opened = SparkSession.builder().config(conf).getOrCreate();
            if (!session.complete(opened)) {
                opened.stop();
            }
        } catch (Throwable failed) {
            // Scala throws what it does not declare, too.
            session.completeExceptionally(failed);
        }
    }

    private SparkSession await() {
        int silent = 0;
        while (silent < PATIENCE_SECONDS) {
            try {
                return session.get(1, TimeUnit.SECONDS);
            } catch (TimeoutException slow) {
                silent += isWaiting() ? 1 : 0;
            } catch (ExecutionException failed) {
                throw SparkTrouble.of(failed.getCause() == null ? failed : failed.getCause());
            } catch (InterruptedException interrupted) {
                session.cancel(true);
                throw SparkTrouble.of(interrupted);
            }
        }
        session.cancel(true);
        throw new BadInput(
                "spark.silent",
                "--on %s: somebody is there, but no master of Spark %s answers; its port is mostly"
                        + " 7077, that of its page 8080",
                address,
                org.apache.spark.package$.MODULE$.SPARK_VERSION());
    }

    private boolean isWaiting() {
        return Arrays.stream(thread.getStackTrace())
                .anyMatch(each -> each.getMethodName().contains(WAITING));
    }
}
