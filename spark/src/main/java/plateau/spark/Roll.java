package plateau.spark;

import java.util.function.Consumer;
import org.apache.spark.api.java.JavaSparkContext;
import plateau.core.text.Message;

/// Knows how many machines of a cluster play for us, and says when there are none. It counts them again and again:
/// Spark tells its listeners of machines on other threads than the one that counts them, so that for a while it says
/// two things.
final class Roll implements AutoCloseable {
    private static final int LOOK_MILLIS = 100;

    /// So long those who are there may take to begin.
    static final int USUAL_PATIENCE = 100;

    /// Machines that start at the same time do not arrive at the same time.
    private static final int STEADY_LOOKS = 15;

    private final JavaSparkContext spark;
    private final String address;
    private final Consumer<Message> news;
    private final int patience;
    private final Thread watch = Thread.ofVirtual().unstarted(this::watch);

    /// @param patience how many looks at nobody are worth a word
    Roll(JavaSparkContext spark, String address, Consumer<Message> news, int patience) {
        this.spark = spark;
        this.address = address;
        this.news = news;
        this.patience = patience;
    }

    /// Waits until somebody is there, and a moment longer for those who come right after; gives up when
    /// interrupted.
    void gather() {
        int there = 0;
        int steady = 0;
        for (int looks = 1; there == 0 || steady < STEADY_LOOKS; looks++) {
            pause();
            int now = size();
            steady = now == there ? steady + 1 : 0;
            there = now;
            if (looks == patience && there == 0) {
                tellNobody();
            }
        }
        watch.start();
    }

    private void tellNobody() {
        news.accept(Message.of(
                "spark.nobody",
                "no worker of %s has begun yet (it must have a core and %s of memory left);" + " waiting for one",
                address,
                spark.getConf().get("spark.executor.memory", "1g")));
    }

    /// The program that asks is one of those that Spark counts.
    private int size() {
        if (spark.sc().isStopped()) {
            throw SparkTrouble.ended(address);
        }
        return spark.statusTracker().getExecutorInfos().length - 1;
    }

    private void watch() {
        boolean told = false;
        try {
            for (int empty = 0; !Thread.currentThread().isInterrupted(); ) {
                Thread.sleep(LOOK_MILLIS);
                empty = size() > 0 ? 0 : empty + 1;
                told = empty > 0 && told;
                if (empty >= patience && !told) {
                    tellNobody();
                    told = true;
                }
            }
        } catch (InterruptedException | RuntimeException ended) {
            // Whoever plays sees it, too.
        }
    }

    private static void pause() {
        try {
            Thread.sleep(LOOK_MILLIS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw SparkTrouble.of(interrupted);
        }
    }

    @Override
    public void close() {
        watch.interrupt();
    }
}
