package plateau.server.tournaments;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import plateau.arena.folder.AtomicFile;
import plateau.arena.folder.Folder;
import plateau.arena.folder.Unwritten;
import plateau.arena.tournament.Plan;
import plateau.arena.tournament.PlanJson;
import plateau.arena.tournament.Standings;
import plateau.arena.tournament.StandingsJson;
import plateau.core.GameFault;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.reports.TournamentFiles;
import plateau.server.bots.OutsideBot;
import plateau.server.tournaments.Note.End;
import plateau.words.Vocabulary;

/// One tournament of this server, in its folder: one that waits, is played, or has ended.
public final class Cup {
    private static final Logger LOG = Logger.getLogger(Cup.class.getName());

    private final String id;
    private final Path path;
    private final Plan plan;
    private final Stand stand = new Stand(this);
    private volatile Note note;
    private volatile @Nullable Run run;
    private volatile boolean isStopping;
    private volatile boolean isPausing;

    /// How far it came, once it has ended and somebody has asked.
    private volatile @Nullable Progress progress;

    /// How many games were played, of how many.
    record Progress(Object played, Object planned) {}

    private Cup(String id, Path path, Plan plan, Note note) {
        this.id = id;
        this.path = path;
        this.plan = plan;
        this.note = note;
    }

    /// Begins one: when this returns it is on the disk.
    static Cup begin(String id, Path path, Plan plan, Note note) throws IOException {
        Files.createDirectories(path);
        AtomicFile.write(path.resolve(Note.FILE), note.json());
        Folder.begin(path, plan).close();
        return new Cup(id, path, plan, note);
    }

    /// Reads one that was begun; what is wrong with it is thrown.
    static Cup read(Path path) throws IOException {
        var plan = PlanJson.read(Files.readString(path.resolve(Folder.PLAN)));
        var note = Note.read(Files.readString(path.resolve(Note.FILE)));
        return new Cup(path.getFileName().toString(), path, plan, note);
    }

    public String id() {
        return id;
    }

    public Path path() {
        return path;
    }

    public Plan plan() {
        return plan;
    }

    Note note() {
        return note;
    }

    Optional<Run> run() {
        return Optional.ofNullable(run);
    }

    /// Where those are who look on.
    public Stand stand() {
        return stand;
    }

    /// Whether there are no games to play any more, unless somebody has it go on.
    public boolean hasEnded() {
        return note.end() != End.NONE;
    }

    /// The account that began it.
    public String owner() {
        return note.owner();
    }

    public boolean isOwnedBy(String account) {
        return note.owner().equals(account);
    }

    /// Plays it, until it has ended or is to make way for others.
    ///
    /// @param threads how many games at once, at most
    void play(List<OutsideBot> outside, int threads, Courtesy courtesy) {
        try (var hall = new Hall(outside);
                var folder = Folder.resume(path)) {
            var files = new TournamentFiles(Vocabulary.of(note.language()), hall);
            var now = new Run(folder, hall, hall.most(plan.entrants(), threads), courtesy);
            run = now;
            stand.look();
            if (isStopping || isPausing) {
                now.stop();
            }
            finish(folder, files, now, now.play(files));
        } catch (Throwable thrown) {
            LOG.log(Level.WARNING, "tournament " + id + " cannot go on", thrown);
            end(End.FAILED, why(thrown));
        } finally {
            run = null;
            stand.tell();
        }
    }

    private void finish(Folder folder, TournamentFiles files, Run now, Standings standings) {
        if (standings.isPartial() && !isStopping) {
            folder.write(files.standings(standings));
            return;
        }
        if (!standings.isPartial()) {
            folder.sort();
        }
        folder.write(files.all(now.tournament(), standings));
        end(standings.isPartial() ? End.STOPPED : End.DONE, "");
    }

    /// What may be told: where the disk is and what a bot did is for the log.
    private static String why(Throwable thrown) {
        return switch (thrown) {
            case Unwritten _ -> "disk";
            case GameFault _ -> "game";
            default -> "other";
        };
    }

    /// It is to be played from now on.
    void call() {
        isPausing = false;
    }

    /// Ends it for good; from any thread.
    void stop() {
        isStopping = true;
        run().ifPresent(Run::stop);
    }

    /// Ends it for now; from any thread.
    void pause() {
        isPausing = true;
        run().ifPresent(Run::stop);
    }

    /// Whether somebody wants it to end.
    boolean isStopping() {
        return isStopping;
    }

    /// It is to go on.
    void reopen() {
        isStopping = false;
        progress = null;
        end(End.NONE, "");
    }

    void end(End how, String why) {
        note = note.ended(how, why);
        try {
            AtomicFile.write(path.resolve(Note.FILE), note.json());
        } catch (IOException full) {
            LOG.log(Level.WARNING, "how tournament " + id + " ended is not written down", full);
        }
    }

    /// How far it has come; of one that has ended the file is read once.
    Progress progress() {
        var known = progress;
        if (known != null) {
            return known;
        }
        boolean isLast = hasEnded() && run == null;
        var now = progress(standings());
        if (isLast) {
            progress = now;
        }
        return now;
    }

    Progress progress(Map<String, Object> standings) {
        return new Progress(
                standings.getOrDefault("games", 0),
                standings.getOrDefault("planned", plan.games()));
    }

    /// How things stand, as [StandingsJson] has it; nothing where no game was ever begun.
    Map<String, Object> standings() {
        var now = run;
        if (now != null) {
            return StandingsJson.write(now.standings());
        }
        try {
            var file = path.resolve("standings.json");
            return Files.exists(file) ? Json.readObject(Files.readString(file)) : Map.of();
        } catch (IOException | BadInput damaged) {
            LOG.log(Level.FINE, damaged, () -> "the standings of tournament " + id);
            return Map.of();
        }
    }
}
