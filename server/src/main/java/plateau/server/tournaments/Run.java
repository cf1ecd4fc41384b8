package plateau.server.tournaments;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;
import plateau.arena.Played;
import plateau.arena.Series;
import plateau.arena.folder.Folder;
import plateau.arena.folder.Saver;
import plateau.arena.ratings.Rating;
import plateau.arena.tournament.Standings;
import plateau.arena.tournament.Tournament;
import plateau.reports.TournamentFiles;
import plateau.server.projects.Courtesy;

/// A tournament while it is played.
final class Run {
    private static final int SAVE_MILLIS = 5000;

    private final Folder folder;
    private final Tournament tournament;
    private final List<Booth> booths;
    private final Series<List<Played>> games;
    private final long begun = System.nanoTime();

    /// Ratings take a while, and are worked out now and then.
    private volatile Map<String, Rating> ratings = Map.of();

    Run(Folder folder, Hall hall, int threads, Courtesy courtesy) {
        this.folder = folder;
        tournament = new Tournament(folder.plan(), List.copyOf(folder.earlier()), folder::add);
        booths = Stream.generate(() -> new Booth(hall, courtesy)).limit(threads).toList();
        games = new Series<>(tournament, booths);
    }

    /// Plays until all games are played, or until it is stopped.
    Standings play(TournamentFiles files) {
        try (var _ = new Saver(SAVE_MILLIS, () -> files.standings(rated()), folder::write)) {
            games.run();
        }
        return rated();
    }

    Tournament tournament() {
        return tournament;
    }

    private Standings rated() {
        var standings = tournament.rated();
        var known = new HashMap<String, Rating>();
        for (var standing : standings.overall()) {
            standing.rating().ifPresent(rating -> known.put(standing.name(), rating));
        }
        ratings = known;
        return standings;
    }

    /// How things stand, with the ratings of a while ago.
    Standings standings() {
        return tournament.standings().rated(List.of(ratings));
    }

    /// Breaks off the games under way; from any thread.
    void stop() {
        games.stop();
    }

    /// How long it has been played since it last began.
    double seconds() {
        return (System.nanoTime() - begun) / 1e9;
    }

    /// How long the rest will take if it goes on as it went; nothing as long as nobody knows.
    OptionalLong secondsLeft() {
        long played = games.played();
        long rest = tournament.games() - tournament.resumed() - played;
        return played == 0 || rest < 0 ? OptionalLong.empty() : OptionalLong.of(Math.round(seconds() / played * rest));
    }

    void watch(boolean isLookedAt) {
        booths.forEach(booth -> booth.watch(isLookedAt));
    }

    /// Positions of games that are played, or just were.
    List<Booth.Sight> sights() {
        var sights = new ArrayList<Booth.Sight>();
        booths.forEach(booth -> booth.sight().ifPresent(sights::add));
        return sights;
    }
}
