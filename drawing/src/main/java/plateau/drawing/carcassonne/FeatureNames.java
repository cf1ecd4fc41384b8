package plateau.drawing.carcassonne;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import plateau.drawing.Look;
import plateau.drawing.Players;
import plateau.games.carcassonne.CarcassonneView;
import plateau.games.carcassonne.CarcassonneView.Feature;
import plateau.games.carcassonne.CarcassonneView.Follower;
import plateau.games.carcassonne.CarcassonneView.Segment;
import plateau.games.carcassonne.CarcassonneView.Tile;
import plateau.games.carcassonne.Terrain;
import plateau.words.Wording;

/// The roads, cities, monasteries and fields of the land in words, for those who hover over tiles or
/// listen.
final class FeatureNames {
    private final CarcassonneView view;
    private final Look look;
    private final Players players;
    private final Wording wording;

    /// Many features are of one size.
    private final Map<String, String> sizes = new HashMap<>();

    /// What each tile has a part in.
    private final Map<String, List<String>> byCell = new HashMap<>();

    FeatureNames(CarcassonneView view, Look look) {
        this.view = view;
        this.look = look;
        players = new Players(look);
        wording = new Wording(look.language(), FeatureNames.class, "carcassonne");
        for (var feature : view.features()) {
            var name = name(feature);
            for (var part : feature.parts()) {
                byCell.computeIfAbsent(part.cell(), cell -> new ArrayList<>()).add(name);
            }
        }
    }

    /// `city of 3 tiles (Anna)`.
    private String name(Feature feature) {
        return size(feature) + " (" + holder(feature) + ")";
    }

    /// `city of 3 tiles`.
    String size(Feature feature) {
        var key = word(feature.kind()) + ".of";
        return sizes.computeIfAbsent(key + feature.tiles(), unknown -> wording.get(key, feature.tiles()));
    }

    private String holder(Feature feature) {
        if (feature.closed() && feature.kind() != Terrain.FIELD) {
            return wording.get("completed");
        }
        return feature.owners().isEmpty() ? wording.get("nobody") : owners(feature);
    }

    private String owners(Feature feature) {
        return look.language().list(feature.owners().stream().map(players::name).toList());
    }

    /// A tile that lies.
    String tile(Tile tile) {
        return wording.get("tile", tile.cell(), tile.letter(), wording.get(word(tile.direction())))
                + String.join(", ", byCell.getOrDefault(tile.cell(), List.of()));
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    String follower(Follower follower) {
        return wording.get("stands", players.name(follower.player()), wording.get(word(follower.feature())));
    }

    /// A place for a follower: what it would stand on.
    String place(Tile tile, Segment segment) {
        var feature = view.features().stream()
                .filter(each -> each.kind() == segment.feature())
                .filter(each -> has(each, tile.cell(), segment.follower()))
                .findFirst()
                .orElseThrow();
        return wording.get(
                "place", size(feature), feature.points(), feature.closed() && feature.kind() != Terrain.FIELD ? 1 : 0);
    }

    /// Whether a feature has a part of a tile.
    static boolean has(Feature feature, String cell, int place) {
        return feature.parts().stream()
                .anyMatch(part -> part.cell().equals(cell) && part.places().contains(place));
    }

    /// What a feature would pay, and to whom.
    String worth(Feature feature) {
        return wording.get("worth", size(feature), feature.points(), owners(feature));
    }
}
