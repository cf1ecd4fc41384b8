package plateau.arena.ratings;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import plateau.arena.statistics.Interval;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// Ratings by maximum likelihood, of Bradley and Terry for two players and of Plackett and Luce for more
/// (docs/adr/0024-ratings.md). They depend on which games were played, never on their order: equal games
/// give equal numbers, to the last bit.
///
/// Games come in rounds: those of one round have the same luck, such as a seed played with the seats
/// exchanged. Games that have nothing in common are rounds of one game.
public final class Ratings {
    /// What the anchor has.
    public static final double ANCHOR = 1000;

    private Ratings() {}

    /// Ratings for each number of players for itself: who is strong among two need not be so among four.
    public static SortedMap<Integer, List<Rating>> byPlayers(
            List<String> names, Collection<List<Placing>> rounds, String anchor) {
        var apart = new TreeMap<Integer, Map<Integer, List<Placing>>>();
        int number = 0;
        for (var round : rounds) {
            for (var game : round) {
                apart.computeIfAbsent(game.players(), _ -> new HashMap<>())
                        .computeIfAbsent(number, _ -> new ArrayList<>())
                        .add(game);
            }
            number++;
        }
        var ratings = new TreeMap<Integer, List<Rating>>();
        apart.forEach((players, of) -> ratings.put(players, fit(names, of.values(), anchor)));
        return ratings;
    }

    /// Ratings of all entrants, in the order of their names. The games should have equally many players.
    ///
    /// @param rounds their games tell entrants by their places in the list of names
    /// @param anchor the name of the entrant that has 1000
    public static List<Rating> fit(List<String> names, Collection<List<Placing>> rounds, String anchor) {
        int fixed = anchor(names, anchor);
        var results = new Results(names.size(), rounds);
        var links = new Links(results, fixed);
        var likelihood = new Likelihood(results);
        VirtualDraws.add(likelihood, results, links, fixed);
        var fit = new Fit(likelihood, names.size(), fixed);
        var errors = fit.errors(results, links);
        return IntStream.range(0, names.size())
                .mapToObj(entrant -> {
                    double elo = ANCHOR + Elo.POINTS * fit.strength(entrant);
                    return new Rating(
                            names.get(entrant),
                            elo,
                            Interval.around(elo, Elo.POINTS * errors[entrant]),
                            results.games(entrant),
                            links.held(entrant));
                })
                .toList();
    }

    private static int anchor(List<String> names, String anchor) {
        if (Set.copyOf(names).size() < names.size()) {
            throw new IllegalArgumentException("two entrants of one name: " + names);
        }
        if (!names.contains(anchor)) {
            throw new BadInput(
                    "anchor.unknown",
                    "nobody named '%s' is rated, to have 1000 points; there are %s%s",
                    anchor,
                    Text.shortList(names, 20),
                    Text.didYouMean(anchor, names));
        }
        return names.indexOf(anchor);
    }
}
