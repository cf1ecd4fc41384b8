package plateau.server.tournaments;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import plateau.arena.tournament.Plan;
import plateau.core.records.GameRecord;
import plateau.core.text.BadInput;
import plateau.server.accounts.Tokens;
import plateau.server.bots.OutsideBot;
import plateau.server.tables.Refusal;
import plateau.server.tournaments.Note.End;
import plateau.words.Language;

/// All tournaments of this server. A few are played at a time, one of each account; the others wait in a
/// queue, and one that has been played for long makes way for those who wait. Each is in a folder of its
/// own, so that whatever ends the server costs the games in flight and no others.
public final class Tournaments implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Tournaments.class.getName());

    /// How many are played at the same time.
    private static final int AT_ONCE = 3;

    /// How many may wait.
    private static final int MOST_WAITING = 20;

    /// How many an account may have kept, and all together.
    private static final int MOST_EACH = 20;

    private static final int MOST_KEPT = 1000;

    /// How long one is played while others wait.
    private static final Duration TURN = Duration.ofMinutes(30);

    private static final Duration TICK = Duration.ofMillis(500);

    /// How long games under way are waited for when the server stops.
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final TournamentSettings settings;
    private final List<OutsideBot> outside;
    private final InstantSource time;
    private final Courtesy courtesy;
    private final Map<String, Cup> cups = new LinkedHashMap<>();
    private final Deque<Cup> queue = new ArrayDeque<>();
    private final Map<Cup, Thread> playing = new LinkedHashMap<>();

    /// The threads of those that could be played besides.
    private final Deque<Integer> shares = new ArrayDeque<>();

    /// Those of which nobody can be told: that is said once. Only the thread that tells uses it.
    private final Set<String> untold = new HashSet<>();

    private boolean isClosed;

    /// @param wanted how many bots at tables think, or wait until they can: they go first
    public Tournaments(
            TournamentSettings settings,
            List<OutsideBot> outside,
            InstantSource time,
            IntSupplier wanted) {
        this.settings = settings;
        this.outside = outside;
        this.time = time;
        int left = Runtime.getRuntime().availableProcessors() - settings.threads();
        courtesy = new Courtesy(wanted, Math.max(0, left));
        int atOnce = Math.min(AT_ONCE, settings.threads());
        for (int i = 0; i < atOnce; i++) {
            shares.add((settings.threads() + i) / atOnce);
        }
    }

    /// Reads what there is, and goes on with what has not ended.
    public synchronized void open() {
        var found = new ArrayList<Cup>();
        for (var path : folders()) {
            try {
                found.add(Cup.read(path));
            } catch (IOException | RuntimeException damaged) {
                LOG.log(Level.WARNING, path + " is no tournament of this server", damaged);
            }
        }
        found.sort(Comparator.comparingLong(cup -> cup.note().made()));
        found.forEach(cup -> cups.put(cup.id(), cup));
        found.stream().filter(cup -> !cup.hasEnded()).forEach(queue::add);
        next();
        Thread.ofVirtual().name("tournaments").start(this::tick);
    }

    private List<Path> folders() {
        if (!Files.isDirectory(settings.folder())) {
            return List.of();
        }
        try (var found = Files.list(settings.folder())) {
            return found.filter(Files::isDirectory).toList();
        } catch (IOException unreadable) {
            LOG.log(Level.WARNING, settings.folder() + " cannot be read", unreadable);
            return List.of();
        }
    }

    /// Whether anybody may begin one here.
    public boolean areHeld() {
        return settings.threads() > 0;
    }

    /// Begins a tournament, or has it wait.
    public synchronized Cup begin(String owner, Plan plan, Language language) {
        checkRoom(owner);
        var id = Tokens.id();
        var note = new Note(owner, time.millis(), language, End.NONE, "");
        try {
            var cup = Cup.begin(id, settings.folder().resolve(id), plan, note);
            cups.put(id, cup);
            queue.add(cup);
            next();
            return cup;
        } catch (IOException | BadInput unwritten) {
            LOG.log(Level.WARNING, "a tournament cannot be kept", unwritten);
            throw Refusal.busy("cups.disk", "nothing can be written here now; try again later");
        }
    }

    private void checkRoom(String owner) {
        if (!areHeld()) {
            throw Refusal.forbidden("cups.none", "this server plays no tournaments");
        }
        checkTurn(owner);
        long own = cups.values().stream().filter(cup -> cup.isOwnedBy(owner)).count();
        if (own >= MOST_EACH || cups.size() >= MOST_KEPT) {
            throw Refusal.busy(
                    "cups.kept",
                    "%d tournaments are kept for you, and that is as many as there may be; delete one"
                            + " first",
                    own);
        }
    }

    private void checkTurn(String owner) {
        var other =
                cups.values().stream()
                        .filter(cup -> cup.isOwnedBy(owner) && !cup.hasEnded())
                        .findFirst();
        if (other.isPresent()) {
            throw Refusal.busy(
                    "cups.one",
                    "you have a tournament that is not over, %s; stop it, or wait until it is",
                    other.get().id());
        }
        if (queue.size() >= MOST_WAITING) {
            throw Refusal.busy(
                    "cups.full", "%d tournaments wait already; try again later", queue.size());
        }
    }

    /// The newest first.
    public synchronized List<Cup> all() {
        return List.copyOf(cups.values()).reversed();
    }

    public synchronized Cup find(String id) {
        var cup = cups.get(id);
        if (cup == null) {
            throw Refusal.missing("cups.unknown", "there is no tournament '%s'", id);
        }
        return cup;
    }

    /// A game that is over, of a tournament that there is.
    public Optional<GameRecord> game(String id, long number) {
        Cup cup;
        synchronized (this) {
            cup = cups.get(id);
        }
        return cup == null ? Optional.empty() : new Boards(cup).find(number);
    }

    /// How many come before one that waits, and itself; 0 for one that does not wait.
    public synchronized int place(Cup cup) {
        return List.copyOf(queue).indexOf(cup) + 1;
    }

    private synchronized Cup own(String id, String account) {
        var cup = find(id);
        if (!cup.isOwnedBy(account)) {
            throw Refusal.forbidden("cups.other", "somebody else began the tournament");
        }
        return cup;
    }

    /// Ends one early. One that has ended stays as it is.
    public synchronized void stop(String id, String account) {
        var cup = own(id, account);
        if (queue.remove(cup)) {
            cup.end(End.STOPPED, "");
            cup.stand().tell();
        } else {
            cup.stop();
        }
    }

    /// Goes on with one that was stopped.
    public synchronized void goOn(String id, String account) {
        var cup = own(id, account);
        if (cup.note().end() == End.DONE) {
            throw Refusal.conflict("cups.done", "all games are played");
        }
        if (!areHeld()) {
            throw Refusal.forbidden("cups.none", "this server plays no tournaments");
        }
        if (!cup.hasEnded() && cup.isStopping()) {
            throw Refusal.conflict(
                    "cups.stopping", "the tournament is being stopped; try again in a moment");
        }
        if (cup.hasEnded()) {
            checkTurn(account);
            cup.reopen();
            // One whose last files are being written is queued by the thread that does so: no
            // folder is
            // played in twice.
            if (!playing.containsKey(cup)) {
                queue.add(cup);
                next();
            }
        }
    }

    /// Forgets one that has ended, and all its files.
    public synchronized void delete(String id, String account) {
        var cup = own(id, account);
        if (!cup.hasEnded() || playing.containsKey(cup)) {
            throw Refusal.conflict("cups.runs", "the tournament is not over; stop it first");
        }
        cups.remove(id);
        cup.stand().close();
        try (var files = Files.walk(cup.path())) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException left) {
            LOG.log(Level.WARNING, "some of tournament " + id + " is still there", left);
        }
    }

    private void next() {
        while (!isClosed && !queue.isEmpty() && !shares.isEmpty()) {
            var cup = queue.removeFirst();
            int threads = shares.removeFirst();
            var thread =
                    Thread.ofPlatform()
                            .daemon()
                            .name("tournament-" + cup.id())
                            .unstarted(() -> play(cup, threads));
            cup.call();
            playing.put(cup, thread);
            thread.start();
        }
    }

    private void play(Cup cup, int threads) {
        cup.play(outside, threads, courtesy);
        synchronized (this) {
            playing.remove(cup);
            shares.add(threads);
            if (!cup.hasEnded() && !isClosed) {
                queue.add(cup);
            }
            next();
        }
    }

    private void tick() {
        try {
            while (!isClosed()) {
                Thread.sleep(TICK);
                takeTurns();
                all().forEach(this::tell);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /// Whatever is wrong with one is no reason not to tell of the others.
    private void tell(Cup cup) {
        try {
            cup.stand().tell(place(cup));
        } catch (RuntimeException broken) {
            if (untold.add(cup.id())) {
                LOG.log(
                        Level.WARNING,
                        broken,
                        () -> "nobody can be told of tournament " + cup.id());
            }
        }
    }

    private synchronized boolean isClosed() {
        return isClosed;
    }

    /// Whoever has been played for long goes to the end of the queue.
    private synchronized void takeTurns() {
        if (!queue.isEmpty()) {
            playing.keySet().stream()
                    .filter(cup -> cup.run().filter(Tournaments::isLong).isPresent())
                    .findFirst()
                    .ifPresent(Cup::pause);
        }
    }

    private static boolean isLong(Run run) {
        return run.seconds() > TURN.toSeconds();
    }

    /// Breaks off all games, and waits a little until everything is on the disk.
    @Override
    public void close() {
        List<Thread> threads;
        synchronized (this) {
            isClosed = true;
            playing.keySet().forEach(Cup::pause);
            threads = List.copyOf(playing.values());
        }
        try {
            for (var thread : threads) {
                var _ = thread.join(PATIENCE);
            }
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
