package plateau.server.tournaments;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import plateau.arena.tournament.plan.TournamentPlan;
import plateau.core.records.GameRecord;
import plateau.server.bots.OutsideBot;
import plateau.server.projects.ProjectSettings;
import plateau.server.projects.Projects;
import plateau.server.tables.terms.Refusal;
import plateau.words.Language;

/// All tournaments of this server.
public final class Tournaments extends Projects<Cup> {
    /// How many are played at the same time.
    private static final int AT_ONCE = 3;

    /// How many may wait.
    private static final int MOST_WAITING = 20;

    /// How many an account may have kept, and all together.
    private static final int MOST_EACH = 20;

    private static final int MOST_KEPT = 1000;

    private final List<OutsideBot> outside;

    /// @param wanted how many bots at tables think, or wait until they can: they go first
    public Tournaments(TournamentSettings settings, List<OutsideBot> outside, InstantSource time, IntSupplier wanted) {
        super(
                new ProjectSettings(
                        settings.folder(),
                        settings.threads(),
                        AT_ONCE,
                        MOST_WAITING,
                        MOST_EACH,
                        MOST_KEPT,
                        Optional.empty()),
                time,
                wanted);
        this.outside = outside;
    }

    @Override
    protected Cup read(Path path) throws IOException {
        return Cup.read(path, outside);
    }

    @Override
    protected Refusal none() {
        return Refusal.forbidden("cups.none", "this server plays no tournaments");
    }

    @Override
    protected Refusal unknown(String id) {
        return Refusal.missing("cups.unknown", "there is no tournament '%s'", id);
    }

    /// Begins a tournament, or has it wait.
    public Cup begin(String owner, TournamentPlan plan, Language language) {
        return begin(owner, language, (path, note) -> Cup.begin(path, plan, note, outside));
    }

    /// A game that is over, of a tournament that there is.
    public Optional<GameRecord> game(String id, long number) {
        return known(id).flatMap(cup -> new Boards(cup).find(number));
    }
}
