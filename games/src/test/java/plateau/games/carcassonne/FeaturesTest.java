package plateau.games.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FeaturesTest {
    @Test
    void theTilesOfAFeatureAreListedInTheOrderTheyWereLaid() {
        var features = new Features(Land.MOST_TILES);
        for (int tile = 0; tile < Land.MOST_TILES; tile++) {
            features.add(tile, 2, false);
        }
        for (int tile : List.of(1, 62, 63, 64, 65, 71)) {
            features.join(0, tile);
        }
        features.join(70, 3);
        assertThat(tiles(features, 63)).containsExactly(0, 1, 62, 63, 64, 65, 71);
        assertThat(tiles(features, 70)).containsExactly(3, 70);
        assertThat(tiles(features, 69)).containsExactly(69);
    }

    private static List<Integer> tiles(Features features, int node) {
        int root = features.root(node);
        var tiles = new ArrayList<Integer>();
        for (int tile = features.nextTile(root, 0);
                tile >= 0;
                tile = features.nextTile(root, tile + 1)) {
            tiles.add(tile);
        }
        assertThat(tiles).hasSize(features.tiles(root));
        return tiles;
    }
}
