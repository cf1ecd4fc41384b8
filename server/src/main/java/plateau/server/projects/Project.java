package plateau.server.projects;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import plateau.api.ProjectJson;
import plateau.arena.folder.AtomicFile;
import plateau.arena.folder.FileTrouble;
import plateau.arena.folder.Unwritten;
import plateau.core.GameFault;
import plateau.core.wire.Wire;
import plateau.server.projects.Note.End;

/// Something that takes the server long, in its folder: it waits, goes on, or has ended.
public abstract class Project {
    private static final Logger LOG = Logger.getLogger(Project.class.getName());

    /// Why one ended that has had its time.
    private static final String TIME = "time";

    private final String id;
    private final Path path;
    private final Stand stand;
    private volatile Note note;

    /// Why the note is not on the disk as it is; empty where it is.
    private volatile String unwritten = "";

    private volatile String why = "";
    private volatile boolean isStopping;
    private volatile boolean isPausing;

    @SuppressWarnings("this-escape") // those who look on ask nothing of it yet
    protected Project(Path path, Note note) {
        id = path.getFileName().toString();
        this.path = path;
        this.note = note;
        stand = new Stand(this);
    }

    /// Makes the folder of a new one.
    protected static void make(Path path, Note note) throws IOException {
        Files.createDirectories(path);
        AtomicFile.write(path.resolve(Note.FILE), note.json());
    }

    /// What its folder says of it.
    protected static Note note(Path path) throws IOException {
        return Wire.read(Note.class, Files.readString(path.resolve(Note.FILE)));
    }

    /// What it is called among what is told: `tournament`.
    protected abstract String kind();

    /// Everything that is to be told of it.
    ///
    /// @param place in the queue, from 1; 0 if it is not there
    protected abstract Map<String, Object> whole(int place);

    /// Goes on with it until it has ended or is to make way for others; what is thrown ends it.
    ///
    /// @param threads how many games at once, at most
    protected abstract void work(int threads, Courtesy courtesy) throws Exception;

    /// Whether somebody is at work at it just now.
    public abstract boolean isAtWork();

    /// Breaks off what is under way, if something is; from any thread.
    protected abstract void breakOff();

    /// How long it has gone on since it last began, in seconds.
    protected abstract double seconds();

    /// How long it has gone on in all, in seconds.
    protected double spent() {
        return seconds();
    }

    /// What there is to tell those who look on besides how it stands: what has happened since this was last
    /// asked for, each with its `type`.
    protected List<Map<String, Object>> news() {
        return List.of();
    }

    /// Whether somebody looks on is known now.
    protected void watch(boolean isLookedAt) {}

    /// It is to go on though it had ended: what was known of its end holds no longer.
    protected void forget() {}

    public String id() {
        return id;
    }

    public Path path() {
        return path;
    }

    public Note note() {
        return note;
    }

    /// Where those are who look on.
    public Stand stand() {
        return stand;
    }

    /// Whether there is nothing to be done any more, unless somebody has it go on.
    public boolean hasEnded() {
        return note.end() != End.NONE;
    }

    /// `waiting`, `running`, or how it ended.
    private String state() {
        if (!hasEnded()) {
            return isAtWork() ? "running" : "waiting";
        }
        return note.end().name().toLowerCase(Locale.ROOT);
    }

    /// What there is to say of every project.
    ///
    /// @param place in the queue, from 1; 0 if it is not there
    public ProjectJson head(int place) {
        return new ProjectJson(
                id,
                note.made(),
                state(),
                place > 0 ? Optional.of(place) : Optional.empty(),
                Optional.of(note.why()).filter(known -> !known.isEmpty()));
    }

    /// The account that began it.
    public String owner() {
        return note.owner();
    }

    public boolean isOwnedBy(String account) {
        return note.owner().equals(account);
    }

    /// Goes on with it; whatever goes wrong ends it. Where the disk is and what a bot did is for the log.
    void go(int threads, Courtesy courtesy) {
        try {
            work(threads, courtesy);
        } catch (Unwritten full) {
            LOG.log(Level.WARNING, "{0} {1} cannot go on: {2}", new Object[] {kind(), id, full.getMessage()});
            end(End.FAILED, "disk");
        } catch (Throwable thrown) {
            LOG.log(Level.WARNING, kind() + " " + id + " cannot go on", thrown);
            end(End.FAILED, thrown instanceof GameFault ? "game" : "other");
        } finally {
            stand.tell();
        }
    }

    /// It is to be gone on with from now on.
    void call() {
        isPausing = false;
    }

    /// Ends it for good; from any thread.
    void stop() {
        stop("");
    }

    /// @param reason why, if it is not that its owner wants it
    private void stop(String reason) {
        why = reason;
        isStopping = true;
        breakOff();
    }

    /// Ends it if it has had its time; from any thread.
    void checkTime(Duration longest) {
        if (!isStopping && spent() > longest.toMillis() / 1000.0) {
            stop(TIME);
        }
    }

    /// Whether it ended since it has had its time.
    boolean hasHadItsTime() {
        return note.why().equals(TIME);
    }

    /// It has ended early: somebody stopped it, or its time was over.
    protected void endStopped() {
        end(End.STOPPED, why);
    }

    /// Ends it for now; from any thread.
    void pause() {
        isPausing = true;
        breakOff();
    }

    /// Whether somebody wants it to end for good.
    protected boolean isStopping() {
        return isStopping;
    }

    /// Whether it is to break off, for good or for now.
    protected boolean isToBreakOff() {
        return isStopping || isPausing;
    }

    /// It is to go on, once that is written down.
    synchronized void reopen() throws IOException {
        var open = note.ended(End.NONE, "");
        AtomicFile.write(path.resolve(Note.FILE), open.json());
        isStopping = false;
        forget();
        note = open;
        unwritten = "";
    }

    /// Whoever has it go on while its end is written down waits until it is.
    protected synchronized void end(End how, String why) {
        note = note.ended(how, why);
        write();
    }

    private void write() {
        var file = path.resolve(Note.FILE);
        try {
            AtomicFile.write(file, note.json());
            unwritten = "";
        } catch (IOException full) {
            unwritten = kind() + " " + id + ": " + FileTrouble.why(file, full);
        }
    }

    /// Why it is not on the disk how it ended; empty where it is.
    String unwritten() {
        return unwritten;
    }

    /// Tries once more to write down how it ended, where that was not possible.
    synchronized void settle() {
        if (!unwritten.isEmpty()) {
            write();
        }
    }
}
