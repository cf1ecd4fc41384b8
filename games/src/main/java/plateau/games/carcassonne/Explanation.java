package plateau.games.carcassonne;

import java.util.ArrayList;
import plateau.core.Text;

/// A payment in words: `city: 3 tiles × 2 + 1 shield × 2 = 8 for player 0 and player 1`.
final class Explanation {
    private Explanation() {}

    /// The sum of a road, a city or a monastery.
    static String of(Terrain terrain, int tiles, int rate, int shields, int shieldRate) {
        var sum = terrain.title + ": " + product(tiles, rate, "tile");
        return shields == 0 ? sum : sum + " + " + product(shields, shieldRate, "shield");
    }

    /// The sum of a field.
    static String field(int count, int rate, String unit) {
        return "field: " + product(count, rate, unit);
    }

    private static String product(int count, int rate, String unit) {
        var units = unit.equals("city") ? "cities" : unit + "s";
        return Text.format("%d %s × %d", count, count == 1 ? unit : units, rate);
    }

    static String line(String sum, int worth, int winners) {
        var names = new ArrayList<String>();
        for (int left = winners; left != 0; left &= left - 1) {
            names.add("player " + Integer.numberOfTrailingZeros(left));
        }
        return Text.format("%s = %d for %s", sum, worth, String.join(" and ", names));
    }
}
