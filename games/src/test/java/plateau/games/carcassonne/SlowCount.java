package plateau.games.carcassonne;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.games.carcassonne.Carcassonne.Scoring;
import plateau.games.carcassonne.SlowLand.Feature;

/// How [SlowCarcassonne] counts points: the table of the rules page, section 5, line by line.
final class SlowCount {
    private final SlowCarcassonne game;
    private final SlowLand land;
    private final Scoring profile;

    SlowCount(SlowCarcassonne game) {
        this.game = game;
        this.land = game.land;
        this.profile = game.game.scoring();
    }

    /// Each feature of a terrain on which somebody stands, once.
    private Set<Feature> claimed(String terrain) {
        return game.followers.stream()
                .filter(follower -> SlowTile.terrain(follower.spot().name()).equals(terrain))
                .map(follower -> land.feature(follower.spot()))
                .collect(Collectors.toSet());
    }

    /// Pays every completed feature, and sends its followers home.
    void payCompleted() {
        for (var terrain : List.of("city", "road", "monastery")) {
            for (var feature : claimed(terrain)) {
                if (isComplete(terrain, feature)) {
                    pay(terrain, List.of(feature), worth(terrain, feature));
                    game.followers.removeIf(each -> feature.spots().contains(each.spot()));
                }
            }
        }
    }

    boolean isComplete(String terrain, Feature feature) {
        return switch (terrain) {
            case "monastery" -> occupied(feature) == 9;
            case "field" -> false;
            default -> feature.isClosed();
        };
    }

    /// What a feature pays as it is now; of a field what it would pay alone.
    int worth(String terrain, Feature feature) {
        boolean isComplete = isComplete(terrain, feature);
        return switch (terrain) {
            case "city" -> isComplete ? completedCity(feature) : unfinishedCity(feature);
            case "road" -> feature.tiles() * (isComplete && profile == Scoring.REPORT ? 2 : 1);
            case "monastery" -> occupied(feature);
            default -> field(feature);
        };
    }

    private int occupied(Feature monastery) {
        return land.occupied(monastery.spots().iterator().next().cell());
    }

    private int completedCity(Feature city) {
        boolean small = city.tiles() == 2;
        int rate = small && (profile == Scoring.FIRST || profile == Scoring.SECOND) ? 1 : 2;
        return rate * city.tiles() + rate * land.shields(city);
    }

    private int unfinishedCity(Feature city) {
        return city.tiles() + (profile == Scoring.REPORT ? 2 : 1) * land.shields(city);
    }

    private int field(Feature field) {
        return switch (profile) {
            case OFFICIAL, SECOND -> 3 * land.completedCities(field).size();
            case REPORT -> field.tiles();
            case FIRST -> 4 * land.completedCities(field).size();
        };
    }

    /// Pays what is unfinished, and the fields.
    void payRest() {
        for (var terrain : List.of("city", "road", "monastery")) {
            claimed(terrain).forEach(each -> pay(terrain, List.of(each), worth(terrain, each)));
        }
        var fields = claimed("field");
        switch (profile) {
            case OFFICIAL, REPORT -> fields.forEach(each -> pay("field", List.of(each), field(each)));
            case SECOND -> payPlayersOnce(fields);
            case FIRST -> payCities(fields);
        }
    }

    private void payPlayersOnce(Set<Feature> fields) {
        for (int player = 0; player < game.players(); player++) {
            var cities = new HashSet<Feature>();
            for (var field : fields) {
                if (winners(List.of(field)).contains(player)) {
                    cities.addAll(land.completedCities(field));
                }
            }
            pay("field", player, 3 * cities.size());
        }
    }

    private void payCities(Set<Feature> fields) {
        var cities = new HashSet<Feature>();
        fields.forEach(field -> cities.addAll(land.completedCities(field)));
        for (var city : cities) {
            var touching = new ArrayList<>(fields);
            touching.removeIf(field -> !land.completedCities(field).contains(city));
            pay("field", touching, 4);
        }
    }

    private void pay(String terrain, List<Feature> features, int points) {
        winners(features).forEach(player -> pay(terrain, player, points));
    }

    private void pay(String terrain, int player, int points) {
        game.points[player] += points;
        game.paid.merge(terrain, points, Integer::sum);
    }

    private List<Integer> winners(List<Feature> features) {
        var counts = new int[game.players()];
        for (var follower : game.followers) {
            if (features.stream().anyMatch(each -> each.spots().contains(follower.spot()))) {
                counts[follower.player()]++;
            }
        }
        int most = IntStream.of(counts).max().orElseThrow();
        return IntStream.range(0, counts.length)
                .filter(player -> counts[player] == most)
                .boxed()
                .toList();
    }
}
