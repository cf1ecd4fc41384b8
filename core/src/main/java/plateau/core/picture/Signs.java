package plateau.core.picture;

/// The sign of each player, which stands wherever its colour does. The shapes have the order of the
/// drawings: disc, square, triangle, diamond, star, cross, hexagon, ring; beyond eight they come again in
/// another fill.
public final class Signs {
    private static final String ALL = "●■▲◆★✚⬢○◉□△◇☆✢⬡◎◍▣◬◈✪✜⏣◌◐◧";

    private Signs() {}

    public static String of(int player) {
        int at = player % ALL.length();
        return ALL.substring(at, at + 1);
    }

    /// How a player's name, sign and score are written.
    public static Ink ink(int player) {
        return Ink.ofPlayer(player).inBold();
    }

    /// The player whose sign a character is, or -1.
    public static int player(char sign) {
        return ALL.indexOf(sign);
    }
}
