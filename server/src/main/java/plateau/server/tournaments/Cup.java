package plateau.server.tournaments;

import java.io.IOException;
import java.lang.ref.SoftReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import plateau.arena.folder.Folder;
import plateau.arena.folder.GameIndex;
import plateau.arena.tournament.plan.TournamentPlan;
import plateau.arena.tournament.plan.TournamentPlanJson;
import plateau.arena.tournament.standings.Standings;
import plateau.arena.tournament.standings.StandingsJson;
import plateau.core.text.BadInput;
import plateau.core.wire.Wire;
import plateau.reports.TournamentFiles;
import plateau.server.bots.OutsideBot;
import plateau.server.projects.Courtesy;
import plateau.server.projects.Note;
import plateau.server.projects.Note.End;
import plateau.server.projects.Project;
import plateau.words.Vocabulary;

/// One tournament of this server, in its folder: one that waits, is played, or has ended.
public final class Cup extends Project {
    private static final Logger LOG = Logger.getLogger(Cup.class.getName());

    private final TournamentPlan plan;
    private final List<OutsideBot> outside;
    private volatile @Nullable Run run;

    /// How far it came, once it has ended and somebody has asked.
    private volatile @Nullable Progress progress;

    /// Where its games are, while memory is plenty.
    private SoftReference<GameIndex> index = new SoftReference<>(null);

    /// How many games were played, of how many.
    record Progress(long played, long planned) {}

    private Cup(Path path, TournamentPlan plan, Note note, List<OutsideBot> outside) {
        super(path, note);
        this.plan = plan;
        this.outside = outside;
    }

    /// Begins one: when this returns it is on the disk.
    static Cup begin(Path path, TournamentPlan plan, Note note, List<OutsideBot> outside) throws IOException {
        make(path, note);
        Folder.begin(path, plan).close();
        return new Cup(path, plan, note, outside);
    }

    /// Reads one that was begun; what is wrong with it is thrown.
    static Cup read(Path path, List<OutsideBot> outside) throws IOException {
        var plan = TournamentPlanJson.read(Files.readString(path.resolve(Folder.PLAN)));
        return new Cup(path, plan, note(path), outside);
    }

    public TournamentPlan plan() {
        return plan;
    }

    Optional<Run> run() {
        return Optional.ofNullable(run);
    }

    /// Where to find its games.
    public synchronized GameIndex index() {
        var known = index.get();
        if (known == null) {
            known = new GameIndex(path());
            index = new SoftReference<>(known);
        }
        return known;
    }

    @Override
    protected String kind() {
        return "tournament";
    }

    @Override
    protected Map<String, Object> whole(int place) {
        return Wire.json(CupAnswers.whole(this, place, Optional.empty()));
    }

    @Override
    public boolean isAtWork() {
        return run != null;
    }

    @Override
    protected void breakOff() {
        run().ifPresent(Run::stop);
    }

    @Override
    protected double seconds() {
        return run().map(Run::seconds).orElse(0.0);
    }

    @Override
    protected void watch(boolean isLookedAt) {
        run().ifPresent(now -> now.watch(isLookedAt));
    }

    @Override
    protected void forget() {
        progress = null;
    }

    @Override
    protected void work(int threads, Courtesy courtesy) throws IOException {
        try (var hall = new Hall(outside);
                var folder = Folder.resume(path())) {
            var language = note().language();
            var files = new TournamentFiles(Vocabulary.of(language), hall, language.others());
            var now = new Run(folder, files, hall, hall.most(plan.entrants(), threads), courtesy);
            run = now;
            stand().look();
            if (isToBreakOff()) {
                now.stop();
            }
            finish(now, now.play());
        } finally {
            run = null;
        }
    }

    private void finish(Run now, Standings standings) {
        boolean isEnd = !standings.isPartial() || isStopping();
        now.write(standings, isEnd);
        if (isEnd && standings.isPartial()) {
            endStopped();
        } else if (isEnd) {
            end(End.DONE, "");
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

    Progress progress(Optional<StandingsJson> standings) {
        return standings
                .map(known -> new Progress(known.games(), known.planned()))
                .orElseGet(() -> new Progress(0, plan.games()));
    }

    /// How things stand; nothing where no game was ever begun.
    Optional<StandingsJson> standings() {
        var now = run;
        if (now != null) {
            return Optional.of(StandingsJson.of(now.standings()));
        }
        try {
            var file = path().resolve("standings.json");
            return Files.exists(file)
                    ? Optional.of(Wire.read(StandingsJson.class, Files.readString(file)))
                    : Optional.empty();
        } catch (IOException | BadInput damaged) {
            LOG.log(Level.FINE, damaged, () -> "the standings of tournament " + id());
            return Optional.empty();
        }
    }
}
