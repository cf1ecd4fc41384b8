package plateau.spark;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;
import plateau.arena.series.Series;
import plateau.arena.series.Task;
import plateau.bots.Residents;

/// A place at which a thread waits while a machine of the cluster plays its task. If the machine is lost,
/// Spark has another play it, from the beginning; what comes of a task is taken once.
final class SparkDesk<R> implements Series.Desk<R> {
    private final JavaSparkContext spark;
    private final Errand<R> errand;
    private final AtomicLong played = new AtomicLong();
    private volatile @Nullable JavaFutureAction<List<Came<R>>> job;
    private volatile boolean stopped;

    SparkDesk(JavaSparkContext spark, Errand<R> errand) {
        this.spark = spark;
        this.errand = errand;
    }

    /// What was broken off elsewhere is lost: of such a task no game counts.
    @Override
    public R play(Task task) {
        if (stopped) {
            return nothing(task);
        }
        Came<R> came;
        try {
            came = send(task).get().getFirst();
        } catch (CancellationException | ExecutionException | InterruptedException failed) {
            return nothingUnless(failed, task);
        } catch (IllegalStateException ended) {
            // Spark takes no jobs after its end.
            return nothingUnless(ended, task);
        }
        // What the game itself throws is none of Spark's.
        played.addAndGet(came.played());
        return came.get();
    }

    /// A job that begins sees that it is too late, or whoever stops sees the job.
    private JavaFutureAction<List<Came<R>>> send(Task task) {
        var sent = spark.parallelize(List.of(task), 1).map(errand).collectAsync();
        job = sent;
        if (stopped) {
            sent.cancel(true);
        }
        return sent;
    }

    private R nothingUnless(Exception failed, Task task) {
        if (stopped) {
            return nothing(task);
        }
        throw SparkTrouble.of(failed);
    }

    /// What comes of a task of which nothing is played.
    private R nothing(Task task) {
        try (var desk = errand.work().desk(new Residents())) {
            desk.stop();
            return desk.play(task);
        }
    }

    @Override
    public long played() {
        return played.get();
    }

    @Override
    public void stop() {
        stopped = true;
        var underWay = job;
        if (underWay != null) {
            underWay.cancel(true);
        }
    }

    @Override
    public void close() {
        Stock.clear(errand.series());
    }
}
