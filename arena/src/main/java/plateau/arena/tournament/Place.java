package plateau.arena.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plateau.arena.statistics.Outcome;
import plateau.arena.tournament.plan.TournamentPlan;
import plateau.arena.tournament.standings.Account;
import plateau.arena.tournament.standings.Standing;

/// By what an entrant is ranked.
///
/// @param first decides the rank
/// @param second decides the order of those of one rank
record Place(int entrant, Account account, long byes, double first, double second) {
    /// In a knockout whoever stayed longer comes first; in a Swiss tournament whoever has more points, a
    /// bye being an equal share of the games missed; elsewhere whoever has the greater share of the wins.
    static Place of(TournamentPlan plan, int entrant, Account account, long byes, int stage) {
        return switch (plan.format()) {
            case KNOCKOUT -> new Place(entrant, account, byes, stage, account.share());
            case SWISS ->
                new Place(
                        entrant,
                        account,
                        byes,
                        (double) account.points() + (double) byes * Outcome.WIN,
                        account.meanScore());
            case ROUND_ROBIN, GAUNTLET -> ofShare(entrant, account, byes);
        };
    }

    /// By the share of the wins alone.
    static Place ofShare(int entrant, Account account, long byes) {
        return new Place(entrant, account, byes, account.share(), 0);
    }

    /// The places in their order, each with its rank.
    static List<Standing> standings(List<String> names, List<Place> places, boolean withScores) {
        var order = places.stream()
                .sorted(Comparator.comparingDouble(Place::first)
                        .thenComparingDouble(Place::second)
                        .reversed()
                        .thenComparingInt(Place::entrant))
                .toList();
        var standings = new ArrayList<Standing>();
        for (var place : order) {
            long before =
                    order.stream().filter(each -> each.first > place.first).count();
            standings.add(place.account.standing((int) before + 1, names.get(place.entrant), place.byes, withScores));
        }
        return standings;
    }
}
