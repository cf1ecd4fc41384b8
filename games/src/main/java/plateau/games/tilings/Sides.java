package plateau.games.tilings;

import plateau.core.text.Text;

/// Four colour codes in sixteen bits: north in bits 0–3, south 4–7, east 8–11, west 12–15. No tile is
/// 0, which stands for an empty cell; in a constraint a 0 side is free. A side's opposite is `side ^ 1`.
final class Sides {
    static final int NORTH = 0;
    static final int SOUTH = 1;
    static final int EAST = 2;
    static final int WEST = 3;
    static final int COUNT = 4;

    private Sides() {}

    static int of(int north, int south, int east, int west) {
        return north | (south << 4) | (east << 8) | (west << 12);
    }

    static int of(Colour north, Colour south, Colour east, Colour west) {
        return of(north.ordinal() + 1, south.ordinal() + 1, east.ordinal() + 1, west.ordinal() + 1);
    }

    /// The colour code of a side.
    static int code(int sides, int side) {
        return (sides >>> (4 * side)) & 15;
    }

    static Colour colour(int sides, int side) {
        return Colour.ofCode(code(sides, side));
    }

    /// The same tile after a quarter turn counter-clockwise: what was north is west.
    static int turned(int sides) {
        return of(code(sides, EAST), code(sides, WEST), code(sides, SOUTH), code(sides, NORTH));
    }

    static boolean isOneColoured(int sides) {
        return sides == code(sides, NORTH) * 0x1111;
    }

    /// The letters of the colours, in the order of the sides.
    static String letters(int sides) {
        var letters = new StringBuilder();
        for (int side = 0; side < COUNT; side++) {
            letters.append(colour(sides, side).letter);
        }
        return letters.toString();
    }

    static String title(int sides) {
        return Text.format(
                "%s %s %s %s",
                colour(sides, NORTH).title(),
                colour(sides, SOUTH).title(),
                colour(sides, EAST).title(),
                colour(sides, WEST).title());
    }
}
