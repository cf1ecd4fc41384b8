package plateau.reports;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import plateau.arena.folder.Folder;
import plateau.arena.folder.Saver;
import plateau.arena.series.Played;
import plateau.arena.series.Series;
import plateau.arena.tournament.Tournament;
import plateau.arena.tournament.plan.TournamentPlan;
import plateau.arena.tournament.standings.Standings;

/// A tournament that is played, or the rest of one. If it has a folder it is kept there: each game as it ends,
/// the standings from time to time, and what came of it.
public final class TournamentPlay {
    private static final int SAVE_MILLIS = 5000;

    private final Optional<Folder> folder;
    private final TournamentFiles files;
    private final Tournament tournament;
    private final Series<List<Played>> games;

    /// @param folder where it is kept; nothing where nothing is
    /// @param ended hears of each game that has ended, after it was kept
    /// @param desks where games are played; closed when they are
    public TournamentPlay(
            TournamentPlan plan,
            Optional<Folder> folder,
            TournamentFiles files,
            Consumer<Played> ended,
            List<? extends Series.Desk<List<Played>>> desks) {
        this.folder = folder;
        this.files = files;
        Consumer<Played> keeping = game -> folder.ifPresent(each -> each.add(game));
        var earlier = folder.map(each -> List.copyOf(each.earlier())).orElse(List.of());
        tournament = new Tournament(plan, earlier, keeping.andThen(ended));
        games = new Series<>(tournament, List.copyOf(desks));
    }

    public Tournament tournament() {
        return tournament;
    }

    /// How many games were played since it last began.
    public long played() {
        return games.played();
    }

    /// Breaks off the games under way; from any thread.
    public void stop() {
        games.stop();
    }

    /// Plays until all games are played, or until it is stopped.
    ///
    /// @param playing runs the series
    /// @param rated how things stand with ratings, which take a while
    public Standings play(Consumer<Series<?>> playing, Supplier<Standings> rated) {
        try (var _ = saver(rated)) {
            playing.accept(games);
        }
        return rated.get();
    }

    private @Nullable Saver saver(Supplier<Standings> rated) {
        return folder.map(kept -> new Saver(SAVE_MILLIS, () -> files.standings(rated.get()), kept::write))
                .orElse(null);
    }

    /// Writes how it ended. Where all games are played they are put in their order first, so that the same
    /// tournament leaves the same records.
    public void finish(Standings standings) {
        if (!standings.isPartial()) {
            folder.ifPresent(Folder::sort);
        }
        folder.ifPresent(each -> each.write(files.all(tournament, standings)));
    }

    /// Writes how things stand: it is gone on with later.
    public void pause(Standings standings) {
        folder.ifPresent(each -> each.write(files.standings(standings)));
    }
}
