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
        for (var city : claimed("city")) {
            if (city.isClosed()) {
                pay("city", List.of(city), completedCity(city));
                game.followers.removeIf(follower -> city.spots().contains(follower.spot()));
            }
        }
        for (var road : claimed("road")) {
            if (road.isClosed()) {
                pay("road", List.of(road), road.tiles() * (profile == Scoring.REPORT ? 2 : 1));
                game.followers.removeIf(follower -> road.spots().contains(follower.spot()));
            }
        }
        for (var monastery : claimed("monastery")) {
            if (occupied(monastery) == 9) {
                pay("monastery", List.of(monastery), 9);
                game.followers.removeIf(follower -> monastery.spots().contains(follower.spot()));
            }
        }
    }

    private int occupied(Feature monastery) {
        return land.occupied(monastery.spots().iterator().next().cell());
    }

    private int completedCity(Feature city) {
        boolean small = city.tiles() == 2;
        int rate = small && (profile == Scoring.FIRST || profile == Scoring.SECOND) ? 1 : 2;
        return rate * city.tiles() + rate * land.shields(city);
    }

    /// Pays what is unfinished, and the fields.
    void payRest() {
        int shield = profile == Scoring.REPORT ? 2 : 1;
        claimed("city")
                .forEach(city -> pay("city", List.of(city), city.tiles() + shield * land.shields(city)));
        claimed("road").forEach(road -> pay("road", List.of(road), road.tiles()));
        claimed("monastery").forEach(each -> pay("monastery", List.of(each), occupied(each)));
        var fields = claimed("field");
        switch (profile) {
            case OFFICIAL ->
                    fields.forEach(
                            field -> pay("field", List.of(field), 3 * land.completedCities(field).size()));
            case REPORT -> fields.forEach(field -> pay("field", List.of(field), field.tiles()));
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
