package plateau.server.projects;

import java.io.IOException;
import java.nio.file.FileSystemException;
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
import plateau.arena.folder.FileTrouble;
import plateau.arena.folder.Unwritten;
import plateau.core.text.BadInput;
import plateau.server.accounts.Tokens;
import plateau.server.projects.Note.End;
import plateau.server.storage.file.FailureAlert;
import plateau.server.tables.terms.Refusal;
import plateau.words.Language;

/// All projects of one kind. A few are at work at a time, one of each account; the others wait in a queue,
/// and one that has gone on for long makes way for those who wait. Each is in a folder of its own, so that
/// whatever ends the server costs the games in flight and no others.
///
/// @param <P> the kind
public abstract class Projects<P extends Project> implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Projects.class.getName());

    /// How long one goes on while others wait.
    private static final Duration TURN = Duration.ofMinutes(30);

    /// Games go on all the time: whoever looks on is told of them so often, while any are played.
    private static final Duration TICK = Duration.ofMillis(500);

    /// How long games under way are waited for when the server stops.
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final ProjectSettings settings;
    private final InstantSource time;
    private final Courtesy courtesy;
    private final Map<String, P> all = new LinkedHashMap<>();
    private final Deque<P> queue = new ArrayDeque<>();
    private final Map<P, Thread> atWork = new LinkedHashMap<>();

    /// The threads of those that could be at work besides.
    private final Deque<Integer> shares = new ArrayDeque<>();

    /// Those of which nobody can be told: that is said once. Only the thread that tells uses it.
    private final Set<String> untold = new HashSet<>();

    private final FailureAlert unkept = new FailureAlert(LOG, "something new cannot be kept", System::nanoTime);
    private final FailureAlert unwritten =
            new FailureAlert(LOG, "how something ended is not written", System::nanoTime);

    private boolean isClosed;

    /// @param wanted how many bots at tables think, or wait until they can: they go first
    protected Projects(ProjectSettings settings, InstantSource time, IntSupplier wanted) {
        this.settings = settings;
        this.time = time;
        int left = Runtime.getRuntime().availableProcessors() - settings.threads();
        courtesy = new Courtesy(wanted, Math.max(0, left));
        int atOnce = Math.min(settings.atOnce(), settings.threads());
        for (int i = 0; i < atOnce; i++) {
            shares.add((settings.threads() + i) / atOnce);
        }
    }

    /// Makes one anew: when this returns it is on the disk.
    protected interface Making<P> {
        P make(Path path, Note note) throws IOException;
    }

    /// Reads one that was begun; what is wrong with it is thrown.
    protected abstract P read(Path path) throws IOException;

    /// What is said where nobody may begin one.
    protected abstract Refusal none();

    /// What is said of one that there is not.
    protected abstract Refusal unknown(String id);

    /// Reads what there is, and goes on with what has not ended.
    public synchronized void open() {
        var found = new ArrayList<P>();
        for (var path : folders()) {
            try {
                found.add(read(path));
            } catch (IOException unreadable) {
                LOG.log(Level.WARNING, "{0} is nothing of this server: {1}", new Object[] {path, reason(unreadable)});
            } catch (RuntimeException damaged) {
                LOG.log(Level.WARNING, path + " is nothing of this server", damaged);
            }
        }
        found.sort(Comparator.comparingLong(project -> project.note().made()));
        found.forEach(project -> all.put(project.id(), project));
        found.stream().filter(project -> !project.hasEnded()).forEach(queue::add);
        next();
        Thread.ofVirtual().name("projects").start(this::tick);
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

    /// Refuses to begin one where nobody may.
    public void checkHeld() {
        if (!areHeld()) {
            throw none();
        }
    }

    /// Begins one, or has it wait.
    protected synchronized P begin(String owner, Language language, Making<P> making) {
        checkRoom(owner);
        var note = new Note(owner, time.millis(), language.code(), End.NONE, "");
        var path = settings.folder().resolve(Tokens.id());
        try {
            var project = making.make(path, note);
            all.put(project.id(), project);
            queue.add(project);
            next();
            return project;
        } catch (IOException | BadInput | Unwritten full) {
            remove(path);
            throw noRoom(full);
        }
    }

    private Refusal noRoom(Exception full) {
        unkept.failed(reason(full));
        return Refusal.busy("projects.disk", "nothing can be written here now; try again later");
    }

    private void checkRoom(String owner) {
        checkHeld();
        checkTurn(owner);
        long own = all.values().stream()
                .filter(project -> project.isOwnedBy(owner))
                .count();
        if (own >= settings.each() || all.size() >= settings.kept()) {
            throw Refusal.busy(
                    "projects.kept", "%d are kept for you, and that is as many as there may be; delete one first", own);
        }
    }

    private void checkTurn(String owner) {
        var other = all.values().stream()
                .filter(project -> project.isOwnedBy(owner) && !project.hasEnded())
                .findFirst();
        if (other.isPresent()) {
            throw Refusal.busy(
                    "projects.one",
                    "you have one that is not over, %s; stop it, or wait until it is",
                    other.get().id());
        }
        if (queue.size() >= settings.waiting()) {
            throw Refusal.busy("projects.full", "%d wait already; try again later", queue.size());
        }
    }

    /// The newest first.
    public synchronized List<P> all() {
        return List.copyOf(all.values()).reversed();
    }

    public P find(String id) {
        return known(id).orElseThrow(() -> unknown(id));
    }

    protected synchronized Optional<P> known(String id) {
        return Optional.ofNullable(all.get(id));
    }

    /// How many come before one that waits, and itself; 0 for one that does not wait.
    public synchronized int place(P project) {
        return List.copyOf(queue).indexOf(project) + 1;
    }

    private P own(String id, String account) {
        var project = find(id);
        if (!project.isOwnedBy(account)) {
            throw Refusal.forbidden("projects.other", "somebody else began it");
        }
        return project;
    }

    /// Ends one early. One that has ended stays as it is.
    public synchronized void stop(String id, String account) {
        var project = own(id, account);
        if (queue.remove(project)) {
            project.end(End.STOPPED, "");
            checkWritten(project);
            project.stand().tell();
        } else {
            project.stop();
        }
    }

    /// Goes on with one that was stopped.
    public synchronized void goOn(String id, String account) {
        var project = own(id, account);
        if (project.note().end() == End.DONE) {
            throw Refusal.conflict("projects.done", "all games are played");
        }
        if (project.hasHadItsTime()) {
            throw Refusal.conflict("projects.time", "it has been played for as long as anything is here");
        }
        checkHeld();
        if (!project.hasEnded() && project.isStopping()) {
            throw Refusal.conflict("projects.stopping", "it is being stopped; try again in a moment");
        }
        if (project.hasEnded()) {
            checkTurn(account);
            reopen(project);
            // One whose last files are being written is queued by the thread that does so: no
            // folder is worked in twice.
            if (!atWork.containsKey(project)) {
                queue.add(project);
                next();
            }
        }
    }

    private void reopen(P project) {
        try {
            project.reopen();
        } catch (IOException full) {
            throw noRoom(full);
        }
    }

    private void checkWritten(P project) {
        if (!project.unwritten().isEmpty()) {
            unwritten.failed(project.unwritten());
        }
    }

    /// Forgets one that has ended, and all its files.
    public synchronized void delete(String id, String account) {
        var project = own(id, account);
        if (!project.hasEnded() || atWork.containsKey(project)) {
            throw Refusal.conflict("projects.runs", "it is not over; stop it first");
        }
        all.remove(id);
        project.stand().close();
        remove(project.path());
    }

    private static void remove(Path path) {
        if (!Files.exists(path)) {
            return;
        }
        try (var files = Files.walk(path)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException left) {
            LOG.log(Level.WARNING, "some of {0} is still there: {1}", new Object[] {path, reason(left)});
        }
    }

    /// In words; what the system says names the file only where that is all there is to say.
    private static String reason(Exception thrown) {
        return thrown instanceof FileSystemException named && named.getFile() != null
                ? FileTrouble.why(Path.of(named.getFile()), named).toString()
                : String.valueOf(thrown.getMessage());
    }

    private void next() {
        while (!isClosed && !queue.isEmpty() && !shares.isEmpty()) {
            var project = queue.removeFirst();
            int threads = shares.removeFirst();
            var thread = Thread.ofPlatform()
                    .daemon()
                    .name(project.kind() + "-" + project.id())
                    .unstarted(() -> work(project, threads));
            project.call();
            atWork.put(project, thread);
            notifyAll();
            thread.start();
        }
    }

    private void work(P project, int threads) {
        project.go(threads, courtesy);
        checkWritten(project);
        synchronized (this) {
            atWork.remove(project);
            shares.add(threads);
            if (!project.hasEnded() && !isClosed) {
                queue.add(project);
            }
            next();
        }
    }

    private void tick() {
        try {
            while (awaitWork()) {
                Thread.sleep(TICK);
                takeTurns();
                settings.longest().ifPresent(this::checkTime);
                all().forEach(this::tell);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /// Whatever is wrong with one is no reason not to tell of the others.
    private void tell(P project) {
        try {
            project.stand().tell(place(project));
        } catch (RuntimeException broken) {
            if (untold.add(project.id())) {
                LOG.log(Level.WARNING, broken, () -> "nobody can be told of " + project.kind() + " " + project.id());
            }
        }
    }

    /// Waits until one is at work; false once there will be none any more.
    private synchronized boolean awaitWork() throws InterruptedException {
        while (atWork.isEmpty() && !isClosed) {
            wait();
        }
        return !isClosed;
    }

    /// Whoever has gone on for long goes to the end of the queue.
    private synchronized void takeTurns() {
        if (!queue.isEmpty()) {
            atWork.keySet().stream()
                    .filter(project -> project.seconds() > TURN.toSeconds())
                    .findFirst()
                    .ifPresent(Project::pause);
        }
    }

    private synchronized void checkTime(Duration longest) {
        atWork.keySet().forEach(project -> project.checkTime(longest));
    }

    /// Breaks off all games, and waits a little until everything is on the disk.
    @Override
    public void close() {
        List<Thread> threads;
        synchronized (this) {
            isClosed = true;
            notifyAll();
            atWork.keySet().forEach(Project::pause);
            threads = List.copyOf(atWork.values());
        }
        try {
            for (var thread : threads) {
                var _ = thread.join(PATIENCE);
            }
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
        all().forEach(Project::settle);
    }

    /// Whether it is on the disk how each of them ended.
    public boolean areWritten() {
        return all().stream().allMatch(project -> project.unwritten().isEmpty());
    }
}
