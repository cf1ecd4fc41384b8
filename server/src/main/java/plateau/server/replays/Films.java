package plateau.server.replays;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The films that were looked at last, as many as there is room for.
final class Films {
    /// How many are made at the same time.
    private static final int AT_ONCE = 2;

    private final int most;
    private final long mostPlies;

    /// The one that was not looked at for longest comes first.
    private final Map<String, Film> films = new LinkedHashMap<>(16, 0.75f, true);

    /// Those that are being made.
    private final Map<String, FutureTask<Optional<Film>>> making = new HashMap<>();

    private final Semaphore projectors = new Semaphore(AT_ONCE);
    private long plies;

    /// Counts what was taken away, so that nothing comes back that was made before.
    private long changes;

    /// @param mostPlies of all of them together; one may have more, and is alone then
    Films(int most, long mostPlies) {
        this.most = most;
        this.mostPlies = mostPlies;
    }

    /// The film of that name, made now if it is not there: once, however many ask.
    Optional<Film> find(String id, Supplier<Optional<Film>> maker) {
        FutureTask<Optional<Film>> task;
        boolean isFirst;
        synchronized (this) {
            var known = films.get(id);
            if (known != null) {
                return Optional.of(known);
            }
            var under = making.get(id);
            isFirst = under == null;
            long before = changes;
            task = under == null ? new FutureTask<>(() -> make(maker, before)) : under;
            making.put(id, task);
        }
        if (isFirst) {
            task.run();
            synchronized (this) {
                making.remove(id, task);
            }
        }
        return Waits.result(task);
    }

    private Optional<Film> make(Supplier<Optional<Film>> maker, long before) {
        var made = alone(maker);
        made.ifPresent(film -> keep(film, before));
        return made;
    }

    /// Plays a game again, which may take long: a few do so at a time, so that those who play do not notice.
    <T> T alone(Supplier<T> work) {
        projectors.acquireUninterruptibly();
        try {
            return work.get();
        } finally {
            projectors.release();
        }
    }

    private synchronized void keep(Film film, long before) {
        if (changes != before) {
            return;
        }
        put(film);
    }

    private void put(Film film) {
        release(films.put(film.id(), film));
        plies += film.plies();
        var eldest = films.entrySet().iterator();
        while ((films.size() > most || plies > mostPlies) && films.size() > 1) {
            var each = eldest.next().getValue();
            eldest.remove();
            release(each);
        }
    }

    private void release(@Nullable Film film) {
        plies -= film == null ? 0 : film.plies();
    }

    /// A film is not what it was.
    synchronized void drop(String id) {
        changes++;
        making.remove(id);
        release(films.remove(id));
    }

    /// The films whose names begin so.
    synchronized List<String> named(String beginning) {
        return films.keySet().stream().filter(id -> id.startsWith(beginning)).toList();
    }

    synchronized int size() {
        return films.size();
    }
}
