package plateau.terminal.table;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import plateau.core.picture.Picture;

/// Where in a picture each word is that one can point at.
final class Spots {
    /// A place in a picture.
    record Place(int row, int column) {}

    private final Map<String, Place> places = new HashMap<>();

    Spots(Picture picture) {
        this(picture, picture.height());
    }

    /// The spots in the first rows of a picture. A word's place is that of its cell which is nearest to the
    /// middle of all its cells.
    Spots(Picture picture, int rows) {
        var sums = new HashMap<String, int[]>();
        int width = picture.width();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < width; column++) {
                var word = picture.wordAt(row, column);
                if (!word.isEmpty()) {
                    var sum = sums.computeIfAbsent(word, _ -> new int[3]);
                    sum[0] += row;
                    sum[1] += column;
                    sum[2]++;
                }
            }
        }
        var nearest = new HashMap<String, Double>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < width; column++) {
                var sum = sums.get(picture.wordAt(row, column));
                if (sum != null) {
                    double down = row - (double) sum[0] / sum[2];
                    double across = column - (double) sum[1] / sum[2];
                    consider(
                            nearest,
                            picture.wordAt(row, column),
                            4 * down * down + across * across,
                            new Place(row, column));
                }
            }
        }
    }

    private void consider(Map<String, Double> nearest, String word, double far, Place place) {
        var best = nearest.get(word);
        if (best == null || far < best) {
            nearest.put(word, far);
            places.put(word, place);
        }
    }

    Optional<Place> of(String word) {
        return Optional.ofNullable(places.get(word));
    }

    Set<String> words() {
        return places.keySet();
    }
}
