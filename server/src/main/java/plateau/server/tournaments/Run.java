package plateau.server.tournaments;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import plateau.arena.folder.Folder;
import plateau.arena.ratings.Rating;
import plateau.arena.series.Series;
import plateau.arena.tournament.standings.Standings;
import plateau.reports.TournamentFiles;
import plateau.reports.TournamentPlay;
import plateau.server.projects.Courtesy;

/// A tournament while it is played.
final class Run {
    private final List<Booth> booths;
    private final TournamentPlay play;
    private final long begun = System.nanoTime();

    /// Ratings take a while, and are worked out now and then.
    private volatile Map<String, Rating> ratings = Map.of();

    Run(Folder folder, TournamentFiles files, Hall hall, int threads, Courtesy courtesy) {
        booths = Stream.generate(() -> new Booth(hall, courtesy)).limit(threads).toList();
        play = new TournamentPlay(folder.plan(), Optional.of(folder), files, _ -> {}, booths);
    }

    /// Plays until all games are played, or until it is stopped.
    Standings play() {
        return play.play(Series::run, this::rated);
    }

    /// Writes how it ended, or how things stand where it goes on later.
    void write(Standings standings, boolean isEnd) {
        if (isEnd) {
            play.finish(standings);
        } else {
            play.pause(standings);
        }
    }

    private Standings rated() {
        var standings = play.tournament().rated();
        var known = new HashMap<String, Rating>();
        for (var standing : standings.overall()) {
            standing.rating().ifPresent(rating -> known.put(standing.name(), rating));
        }
        ratings = known;
        return standings;
    }

    /// How things stand, with the ratings of a while ago.
    Standings standings() {
        return play.tournament().standings().rated(List.of(ratings));
    }

    /// Breaks off the games under way; from any thread.
    void stop() {
        play.stop();
    }

    /// How long it has been played since it last began.
    double seconds() {
        return (System.nanoTime() - begun) / 1e9;
    }

    /// How long the rest will take if it goes on as it went; nothing as long as nobody knows.
    OptionalLong secondsLeft() {
        var tournament = play.tournament();
        long played = play.played();
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
