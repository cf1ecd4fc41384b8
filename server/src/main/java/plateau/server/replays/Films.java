package plateau.server.replays;

import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import plateau.core.Interrupted;
import plateau.core.text.Message;
import plateau.server.http.problem.Problem;

/// The films that were looked at last, as many as there is room for. They are made in the background: whoever asks
/// for one is held for a while only, and comes back for it.
final class Films {
    /// How many are made at the same time.
    private static final int AT_ONCE = 2;

    /// How many are made or wait until they are.
    private static final int MOST_MAKING = 100;

    private static final Duration AGAIN = Duration.ofSeconds(3);

    private final int most;
    private final long mostPlies;
    private final Duration hold;

    /// The one that was not looked at for longest comes first.
    private final Map<String, Film> films = new LinkedHashMap<>(16, 0.75f, true);

    /// Those that are being made.
    private final Map<String, CompletableFuture<Optional<Film>>> making = new HashMap<>();

    private final Semaphore projectors = new Semaphore(AT_ONCE);
    private long plies;

    /// Counts what was taken away, so that nothing comes back that was made before.
    private long changes;

    /// @param mostPlies of all of them together; one may have more, and is alone then
    /// @param hold how long who asks for one is held
    Films(int most, long mostPlies, Duration hold) {
        this.most = most;
        this.mostPlies = mostPlies;
        this.hold = hold;
    }

    /// The film of that name, made now if it is not there: once, however many ask. Refuses it for now if it is
    /// not done yet.
    Optional<Film> find(String id, Supplier<Optional<Film>> maker) {
        CompletableFuture<Optional<Film>> made;
        synchronized (this) {
            var known = films.get(id);
            if (known != null) {
                return Optional.of(known);
            }
            var under = making.get(id);
            made = under == null ? begin(id, maker) : under;
        }
        return Waits.result(made, hold)
                .orElseThrow(() -> Problem.unavailable(
                        Message.of("replay.making", "this game takes long to be played again; ask again in a moment"),
                        AGAIN));
    }

    private CompletableFuture<Optional<Film>> begin(String id, Supplier<Optional<Film>> maker) {
        if (making.size() >= MOST_MAKING) {
            throw tooMany();
        }
        var made = new CompletableFuture<Optional<Film>>();
        making.put(id, made);
        long before = changes;
        Thread.ofVirtual().name("film " + id).start(() -> make(id, made, maker, before));
        return made;
    }

    private static Problem tooMany() {
        return Problem.unavailable(
                Message.of("replay.many", "too many games are being played again; try again later"), AGAIN);
    }

    /// Whoever comes once it is known what came of it finds the film itself, or asks anew.
    private void make(String id, CompletableFuture<Optional<Film>> made, Supplier<Optional<Film>> maker, long before) {
        projectors.acquireUninterruptibly();
        try {
            var film = maker.get();
            end(id, made, film, before);
            made.complete(film);
        } catch (RuntimeException | Error failed) {
            end(id, made, Optional.empty(), before);
            made.completeExceptionally(failed);
        } finally {
            projectors.release();
        }
    }

    private synchronized void end(String id, CompletableFuture<Optional<Film>> made, Optional<Film> film, long before) {
        making.remove(id, made);
        film.ifPresent(each -> keep(each, before));
    }

    /// Plays a game again, which may take long: a few do so at a time, so that those who play do not notice.
    <T> T alone(Supplier<T> work) {
        try {
            if (!projectors.tryAcquire(hold.toNanos(), TimeUnit.NANOSECONDS)) {
                throw tooMany();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new Interrupted();
        }
        try {
            return work.get();
        } finally {
            projectors.release();
        }
    }

    private void keep(Film film, long before) {
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
