package plateau.terminal.console;

import plateau.core.picture.Ink;

/// The sign of each player, which stands wherever its colour does: disc, square, triangle, diamond, star,
/// cross, hexagon and ring. Beyond eight they come again, and the number beside them tells.
public final class Signs {
    private static final String SHAPES = "●■▲◆★✚⬢○";

    private Signs() {}

    public static String of(int player) {
        return SHAPES.substring(player % SHAPES.length(), player % SHAPES.length() + 1);
    }

    /// How a player's name, sign and score are written.
    public static Ink ink(int player) {
        return Ink.ofPlayer(player).inBold();
    }
}
