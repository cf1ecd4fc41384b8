package plateau.arena.ratings;

import java.util.List;
import java.util.TreeMap;

/// Games that nobody played, so few that they hardly count, without which somebody who has won
/// everything would be infinitely strong.
final class VirtualDraws {
    private VirtualDraws() {}

    /// Every entrant has one draw, spread over the tables at which it sat. Between two entrants that
    /// is half a win for each, which makes the difference of their ratings least biased (Firth). It says
    /// nothing of those who never met, so that errors do not add up along a chain.
    ///
    /// Those without any chain of games to the anchor share one draw against it.
    static void add(Likelihood likelihood, Results results, Links links, int anchor) {
        var tables = new TreeMap<List<Integer>, Integer>(Results.BY_MEMBERS);
        results.placings().forEach((placing, times) -> tables.merge(placing.table(), times, Integer::sum));
        tables.forEach((table, times) -> likelihood.addDraw(table, times * part(table, results)));
        var known = links.company(anchor);
        for (int entrant = 0; entrant < results.entrants(); entrant++) {
            if (!known.get(entrant)) {
                var company = links.company(entrant);
                likelihood.addDraw(List.of(anchor, entrant), 1.0 / company.cardinality());
            }
        }
    }

    /// The part of its draw that a player has at one game, on average over those at the table.
    private static double part(List<Integer> table, Results results) {
        return table.stream()
                        .mapToDouble(entrant -> 1.0 / results.games(entrant))
                        .sum()
                / table.size();
    }
}
