package plateau.terminal.painting;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.core.picture.Picture;

/// Where in a picture each word is that one can point at.
public final class Spots {
    /// A place in a picture.
    public record Place(int row, int column) {}

    private final Picture picture;
    private final Map<String, Place> places = new HashMap<>();

    public Spots(Picture picture) {
        this(picture, picture.height());
    }

    /// The spots in the first rows of a picture. A word's place is that of its cell which is nearest to the
    /// middle of all its cells.
    private Spots(Picture picture, int rows) {
        this.picture = picture;
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

    public Optional<Place> of(String word) {
        return Optional.ofNullable(places.get(word));
    }

    /// The spots that lie above a row.
    Spots above(int row) {
        return row == picture.height() ? this : new Spots(picture, row);
    }

    /// Where the last of some words is that has a place; the upper left corner if none has.
    Place last(List<String> words) {
        return words.stream()
                .map(this::of)
                .flatMap(Optional::stream)
                .reduce((_, last) -> last)
                .orElse(new Place(0, 0));
    }
}
