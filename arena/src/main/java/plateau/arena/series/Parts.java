package plateau.arena.series;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/// Shares out tasks in parts. The parts are large at first, so that sharing out takes no time, and single
/// games in the end, so that no thread has to wait long for another.
///
/// How the games are parted depends on the number of threads, so it suits those alone who add up what
/// comes of them.
///
/// @param <R> what comes of a part
public final class Parts<R> implements Schedule<R> {
    /// What is left is enough for so many parts for each thread.
    private static final int PARTS = 8;

    private final List<Task> tasks;
    private final int threads;
    private final int largest;
    private final BiConsumer<Task, R> results;
    private long left;
    private int current;
    private long given;

    /// @param largest the most games in a part
    /// @param results gets what came of each part
    public Parts(List<Task> tasks, int threads, int largest, BiConsumer<Task, R> results) {
        this.tasks = List.copyOf(tasks);
        this.threads = threads;
        this.largest = largest;
        this.results = results;
        left = tasks.stream().mapToLong(Task::games).sum();
    }

    @Override
    public Optional<Task> next() {
        while (current < tasks.size() && given == tasks.get(current).games()) {
            current++;
            given = 0;
        }
        return current == tasks.size() ? Optional.empty() : Optional.of(part(tasks.get(current)));
    }

    private Task part(Task task) {
        long fair = Math.clamp(left / ((long) PARTS * threads), 1, largest);
        long games = Math.min(fair, task.games() - given);
        var part = task.part(given, games);
        given += games;
        left -= games;
        return part;
    }

    @Override
    public void played(Task part, R result) {
        results.accept(part, result);
    }
}
