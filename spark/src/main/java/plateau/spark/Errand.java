package plateau.spark;

import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.util.TaskInterruptListener;
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
        var seat = new Seat(desk);
        TaskContext.get().addTaskInterruptListener(seat);
        R result;
        try {
            result = desk.play(task);
        } finally {
            seat.leave();
        }
        var came = Came.of(result, desk.played() - before);
        if (seat.wasStopped()) {
            desk.close();
        } else {
            Stock.giveBack(this, desk);
        }
        return came;
    }

    /// A task at its desk, which is stopped when the task is cancelled, since nobody waits for it any more. Once it has
    /// left, another task may be there.
    private static final class Seat implements TaskInterruptListener {
        private final Series.Desk<?> desk;
        private boolean hasLeft;
        private boolean wasStopped;

        private Seat(Series.Desk<?> desk) {
            this.desk = desk;
        }

        @Override
        public synchronized void onTaskInterrupted(TaskContext context, String reason) {
            if (!hasLeft) {
                wasStopped = true;
                desk.stop();
            }
        }

        private synchronized void leave() {
            hasLeft = true;
        }

        private synchronized boolean wasStopped() {
            return wasStopped;
        }
    }
}
