package plateau.reports;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import plateau.arena.match.Reason;
import plateau.arena.ratings.Rating;
import plateau.arena.tournament.Seated;
import plateau.arena.tournament.Strengths;
import plateau.arena.tournament.standings.Frequencies;
import plateau.arena.tournament.standings.Standing;
import plateau.arena.tournament.standings.Standings;
import plateau.core.Ending;
import plateau.reports.TournamentData.Estimate;
import plateau.words.Vocabulary;

/// What a report tells of each entrant: how it did, how strong it is, and how it left games.
final class ReportEntrants {
    /// So many reasons are told for each way in which somebody left.
    private static final int MOST_REASONS = 3;

    private final Vocabulary words;
    private final Standings standings;
    private final List<Seated> games;

    /// Ratings of those who have them, by the number of players.
    private final SortedMap<Integer, Map<String, Rating>> ratings;

    /// @param groups the games, those of the same luck together
    /// @param isRated whether the games can be rated together
    ReportEntrants(Vocabulary words, Standings standings, List<List<Seated>> groups, boolean isRated) {
        this.words = words;
        this.standings = standings;
        games = groups.stream().flatMap(List::stream).toList();
        ratings = isRated ? Strengths.byPlayers(standings.plan(), groups) : new TreeMap<>();
    }

    /// In the order of standing.
    List<TournamentData.Entrant> entrants() {
        return standings.overall().stream().map(this::entrant).toList();
    }

    private TournamentData.Entrant entrant(Standing standing) {
        return new TournamentData.Entrant(
                standing.rank(),
                standing.name(),
                standing.games(),
                standing.wholePoints(),
                ReportFigures.estimate(standing.share(), standing.games()),
                ratings(standing.name()),
                standing.wins(),
                standing.draws(),
                standing.losses(),
                standing.scores().map(Frequencies::mean).orElse(Double.NaN),
                left(standing),
                new TournamentData.Pace(
                        1000 * standing.thinking().seconds(),
                        1000 * standing.thinking().slowestSeconds()),
                ReportFigures.counts(standing.scores().stream().toList()));
    }

    private List<TournamentData.Rated> ratings(String name) {
        var rated = new ArrayList<TournamentData.Rated>();
        ratings.forEach((players, of) -> {
            var rating = of.get(name);
            if (rating != null) {
                var interval = rating.interval();
                rated.add(new TournamentData.Rated(
                        players,
                        new Estimate(rating.elo(), interval.low(), interval.high()),
                        name.equals(standings.plan().anchorName()),
                        rating.held()));
            }
        });
        return rated;
    }

    private List<TournamentData.Left> left(Standing standing) {
        int entrant = standings.plan().names().indexOf(standing.name());
        var left = new ArrayList<TournamentData.Left>();
        standing.departures()
                .forEach((ending, count) -> left.add(new TournamentData.Left(ending, count, reasons(entrant, ending))));
        return left;
    }

    private List<String> reasons(int entrant, Ending ending) {
        return games.stream()
                .flatMap(game -> game.game().departures().stream()
                        .filter(each -> each.ending() == ending)
                        .filter(each -> game.entrants().get(each.seat()) == entrant))
                .map(each -> reason(each.reason()))
                .distinct()
                .limit(MOST_REASONS)
                .toList();
    }

    /// In the words of the language; one that it does not know as it stands.
    private String reason(String reason) {
        return Reason.find(reason).map(words::text).orElse(reason);
    }
}
