package plateau.arena.folder;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.arena.series.Played;
import plateau.arena.tournament.plan.TournamentPlan;
import plateau.arena.tournament.plan.TournamentPlanJson;
import plateau.core.text.Message;

/// Where a tournament is kept: its description, its [Journal], and the standings, which are written anew
/// from time to time. Whoever has it open has it alone.
public final class Folder implements AutoCloseable {
    /// The description of the tournament.
    public static final String PLAN = "tournament.json";

    private static final LockedFolder.Kind TOURNAMENT = new LockedFolder.Kind(
            Message.of("folder.tournament", "a tournament"),
            Message.of("folder.no-tournament", "no tournament"),
            PLAN,
            List.of(Journal.GAMES, Journal.RECORDS));

    private final LockedFolder premises;
    private final TournamentPlan plan;
    private final Journal journal;

    private Folder(LockedFolder premises, TournamentPlan plan) throws IOException {
        this.premises = premises;
        this.plan = plan;
        journal = Journal.open(premises.path(), plan);
    }

    /// Begins a tournament in a folder, which is made if there is none; refuses one that holds a
    /// tournament.
    public static Folder begin(Path path, TournamentPlan plan) {
        return LockedFolder.begin(
                path, TOURNAMENT, TournamentPlanJson.write(plan), premises -> new Folder(premises, plan));
    }

    /// Goes on with the tournament of a folder.
    public static Folder resume(Path path) {
        return LockedFolder.resume(
                path, TOURNAMENT, premises -> new Folder(premises, premises.description(TournamentPlanJson::read)));
    }

    public TournamentPlan plan() {
        return plan;
    }

    /// The games that were played before it was opened.
    public Collection<Played> earlier() {
        return journal.earlier();
    }

    /// A game has ended.
    public void add(Played game) {
        premises.keep(() -> journal.add(game));
    }

    /// Writes how things stand, each file by its name.
    public void write(Map<String, String> pages) {
        var files = new LinkedHashMap<String, byte[]>();
        pages.forEach((name, text) -> files.put(name, text.getBytes(StandardCharsets.UTF_8)));
        premises.write(files);
    }

    /// All games are played: puts them in their order, so that the same tournament leaves the same
    /// records.
    public void sort() {
        premises.keep(journal::sort);
    }

    @Override
    public void close() {
        premises.keep(() -> {
            try (premises) {
                journal.close();
            }
        });
    }
}
