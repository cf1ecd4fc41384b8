package plateau.arena.series;

import java.util.Optional;

/// Says what is to be played in a [Series], and gets what came of it. What it gives may depend on what
/// it got: the second round of a Swiss tournament on the first.
///
/// It is asked and told by one thread at a time. That the same is played on any number of threads is up
/// to it: results come in whatever order games end, and it must not matter which.
///
/// @param <R> what comes of a task
public interface Schedule<R> {
    /// The next task; nothing while it depends on tasks under way, or when there are no more. A series is
    /// over when there is nothing next and nothing under way.
    Optional<Task> next();

    /// A task was played; of one that was broken off, some games may be missing.
    void played(Task task, R result);
}
