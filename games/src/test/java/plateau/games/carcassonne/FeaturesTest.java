package plateau.games.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FeaturesTest {
    /// On each tile a field and a city, in this order.
    private final Features features = new Features(2 * Land.MOST_TILES, 2);

    FeaturesTest() {
        for (int tile = 0; tile < Land.MOST_TILES; tile++) {
            features.add(tile, 2, false);
            features.add(tile, 0, false);
        }
        for (int tile : List.of(1, 62, 63, 64, 65, 71)) {
            features.join(0, 2 * tile);
        }
        features.join(2 * 70, 2 * 3);
    }

    @Test
    void theTilesOfAFieldThatHaveClosedCitiesAreListedInTheOrderTheyWereLaid() {
        for (int tile = 0; tile < Land.MOST_TILES; tile++) {
            features.closeCity(2 * tile + 1);
        }
        assertThat(cityTiles(63)).containsExactly(0, 1, 62, 63, 64, 65, 71);
        assertThat(cityTiles(70)).containsExactly(3, 70);
        assertThat(cityTiles(69)).containsExactly(69);
    }

    @Test
    void tilesWithoutAClosedCityAreLeftOut() {
        assertThat(cityTiles(63)).isEmpty();
        features.closeCity(2 * 62 + 1);
        features.closeCity(2 * 65 + 1);
        features.closeCity(2 * 66 + 1);
        assertThat(cityTiles(63)).containsExactly(62, 65);
        assertThat(cityTiles(70)).isEmpty();
    }

    private List<Integer> cityTiles(int ofTile) {
        int root = features.root(2 * ofTile);
        var tiles = new ArrayList<Integer>();
        for (int tile = features.nextCityTile(root, 0); tile >= 0; tile = features.nextCityTile(root, tile + 1)) {
            tiles.add(tile);
        }
        return tiles;
    }
}
