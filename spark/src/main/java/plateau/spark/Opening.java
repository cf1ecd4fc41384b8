package plateau.spark;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.spark.SparkConf;
import org.apache.spark.sql.SparkSession;
import plateau.core.text.BadInput;

/// Begins a session, or gives up in a time that people wait.
final class Opening {
    private static final long PATIENCE_SECONDS = 30;

    private Opening() {}

    static SparkSession session(String address, SparkConf conf) {
        var session = new CompletableFuture<SparkSession>();
        Thread.ofPlatform()
                .daemon()
                .name("spark")
                .start(
                        () -> {
                            try {
                                var opened = SparkSession.builder().config(conf).getOrCreate();
                                if (!session.complete(opened)) {
                                    opened.stop();
                                }
                            } catch (RuntimeException | Error failed) {
                                session.completeExceptionally(failed);
                            }
                        });
        try {
            return session.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException silent) {
            session.cancel(true);
            throw new BadInput(
                    "spark.silent",
                    "--on %s: somebody is there, but no master of Spark %s answers; its port is mostly"
                            + " 7077, that of its page 8080",
                    address,
                    org.apache.spark.package$.MODULE$.SPARK_VERSION());
        } catch (ExecutionException | InterruptedException failed) {
            throw Trouble.of(failed);
        }
    }
}
