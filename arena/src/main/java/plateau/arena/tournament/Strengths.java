package plateau.arena.tournament;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import plateau.arena.ratings.Placing;
import plateau.arena.ratings.Rating;
import plateau.arena.ratings.Ratings;

/// How strong the entrants of a tournament are.
public final class Strengths {
    private Strengths() {}

    /// Ratings by the names of the entrants; none as long as nothing was played.
    ///
    /// @param groups games of equally many players, those of the same luck together
    public static Map<String, Rating> of(Plan plan, List<List<Seated>> groups) {
        if (groups.isEmpty()) {
            return Map.of();
        }
        var rounds = groups.stream().map(Strengths::placings).toList();
        return Ratings.fit(plan.names(), rounds, plan.anchorName()).stream()
                .collect(Collectors.toMap(Rating::name, Function.identity()));
    }

    private static List<Placing> placings(List<Seated> group) {
        return group.stream().map(game -> Placing.of(game.entrants(), game.game())).toList();
    }
}
