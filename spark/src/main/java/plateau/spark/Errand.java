package plateau.spark;

import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function;
import plateau.arena.series.Series;
import plateau.arena.series.Task;
import plateau.arena.series.Work;

/// What a machine of the cluster does with a task.
///
/// @param series tells the works of several series apart
record Errand<R>(String series, Work<R> work) implements Function<Task, Came<R>> {
    @Override
    public Came<R> call(Task task) {
        var desk = Stock.take(this);
        try {
            return played(desk, task);
        } catch (RuntimeException | StackOverflowError | LinkageError thrown) {
            desk.close();
            return Came.failed(thrown);
        }
    }

    private Came<R> played(Series.Desk<R> desk, Task task) {
        long before = desk.played();
        var watch = new Watch(TaskContext.get(), desk);
        R result;
        try {
            result = desk.play(task);
        } finally {
            watch.close();
        }
        var came = Came.of(result, desk.played() - before);
        if (watch.hasStopped()) {
            desk.close();
        } else {
            Stock.giveBack(this, desk);
        }
        return came;
    }

    /// Stops a desk when its task is cancelled, since nobody waits for it any more.
    private static final class Watch implements AutoCloseable {
        private static final int LOOK_MILLIS = 50;

        private final TaskContext context;
        private final Series.Desk<?> desk;
        private final Thread thread;
        private volatile boolean stopped;

        private Watch(TaskContext context, Series.Desk<?> desk) {
            this.context = context;
            this.desk = desk;
            thread = Thread.ofVirtual().unstarted(this::look);
            thread.start();
        }

        private void look() {
            try {
                while (!context.isInterrupted()) {
                    Thread.sleep(LOOK_MILLIS);
                }
                stopped = true;
                desk.stop();
            } catch (InterruptedException played) {
                // There is nothing left to stop.
            }
        }

        private boolean hasStopped() {
            return stopped;
        }

        @Override
        public void close() {
            thread.interrupt();
            boolean interrupted = false;
            while (true) {
                try {
                    thread.join();
                    break;
                } catch (InterruptedException cancelled) {
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
