package plateau.games.carcassonne;

import java.util.Locale;

/// What a segment of a tile is.
public enum Terrain {
    FIELD,
    ROAD,
    CITY,
    MONASTERY;

    final String title = name().toLowerCase(Locale.ROOT);

    static Terrain ofLetter(char letter) {
        for (var terrain : values()) {
            if (terrain.name().charAt(0) == letter) {
                return terrain;
            }
        }
        throw new IllegalArgumentException("no terrain " + letter);
    }
}
