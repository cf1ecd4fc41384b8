package plateau.server.replays;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The films that were looked at last, as many as there is room for.
final class Films {
    private final int most;
    private final long mostPlies;

    /// The one that was not looked at for longest comes first.
    private final Map<String, Film> films = new LinkedHashMap<>(16, 0.75f, true);

    private long plies;

    /// Counts what was taken away, so that nothing comes back that was made before.
    private long changes;

    /// @param mostPlies of all of them together; one may have more, and is alone then
    Films(int most, long mostPlies) {
        this.most = most;
        this.mostPlies = mostPlies;
    }

    /// The film of that name, made now if it is not there; nobody waits for others' films.
    Optional<Film> find(String id, Supplier<Optional<Film>> maker) {
        long before;
        synchronized (this) {
            var known = films.get(id);
            if (known != null) {
                return Optional.of(known);
            }
            before = changes;
        }
        var made = maker.get();
        made.ifPresent(film -> keep(film, before));
        return made;
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
        release(films.remove(id));
    }

    synchronized int size() {
        return films.size();
    }
}
