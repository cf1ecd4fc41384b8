package plateau.arena.tournament;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import plateau.arena.ratings.Placing;
import plateau.arena.ratings.Rating;
import plateau.arena.ratings.Ratings;
import plateau.arena.tournament.plan.TournamentPlan;

/// How strong the entrants of a tournament are.
public final class Strengths {
    private Strengths() {}

    /// Ratings by the names of the entrants; none as long as nothing was played.
    ///
    /// @param groups games of equally many players, those of the same luck together
    public static Map<String, Rating> of(TournamentPlan plan, List<List<Seated>> groups) {
        if (groups.isEmpty()) {
            return Map.of();
        }
        return byName(Ratings.fit(plan.names(), rounds(groups), plan.anchorName()));
    }

    /// The same for games of any numbers of players, each number for itself.
    public static SortedMap<Integer, Map<String, Rating>> byPlayers(TournamentPlan plan, List<List<Seated>> groups) {
        var strengths = new TreeMap<Integer, Map<String, Rating>>();
        Ratings.byPlayers(plan.names(), rounds(groups), plan.anchorName())
                .forEach((players, ratings) -> strengths.put(players, byName(ratings)));
        return strengths;
    }

    private static Map<String, Rating> byName(List<Rating> ratings) {
        return ratings.stream().collect(Collectors.toMap(Rating::name, Function.identity()));
    }

    private static List<List<Placing>> rounds(List<List<Seated>> groups) {
        return groups.stream().map(Strengths::placings).toList();
    }

    private static List<Placing> placings(List<Seated> group) {
        return group.stream()
                .map(game -> Placing.of(game.entrants(), game.game()))
                .toList();
    }
}
