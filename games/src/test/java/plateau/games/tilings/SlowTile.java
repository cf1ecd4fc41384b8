package plateau.games.tilings;

import java.util.Arrays;
import java.util.List;

/// A tile of [SlowTilings]: the names of its colours.
record SlowTile(String north, String south, String east, String west) {
    /// Rules 1.4.
    private static final String STANDARD = """
            20 red red red red
            20 violet violet violet violet
            20 red violet red violet
            20 violet red violet red
            20 violet red red violet""";

    /// The words of each line of a deck: count, north, south, east, west.
    static List<List<String>> deck(String text) {
        var lines = text.equals("standard") ? STANDARD : text;
        return Arrays.stream(lines.split("[;\n]", -1))
                .map(line -> List.of(line.strip().split(" ", -1)))
                .toList();
    }

    static SlowTile of(List<String> colours) {
        return new SlowTile(colours.get(0), colours.get(1), colours.get(2), colours.get(3));
    }

    String at(SlowSide side) {
        return switch (side) {
            case NORTH -> north;
            case SOUTH -> south;
            case EAST -> east;
            case WEST -> west;
        };
    }

    /// A quarter turn counter-clockwise: north goes west, west south, south east, east north.
    SlowTile turned() {
        return SlowTile.of(List.of(east, west, south, north));
    }

    boolean isOneColoured() {
        return north.equals(south) && north.equals(east) && north.equals(west);
    }

    String title() {
        return String.join(" ", north, south, east, west);
    }
}
