package plateau.core.picture;

/// The colours of a character in a [Picture], as xterm-256 codes; [#NONE] leaves the terminal's own.
public record Ink(int foreground, int background, boolean bold, boolean underline) {
    /// No colour given.
    public static final int NONE = -1;

    /// The terminal's own colours.
    public static final Ink PLAIN = new Ink(NONE, NONE, false, false);

    private static final int[] PLAYERS = {
        33, 196, 40, 220, 201, 51, 208, 129, 118, 244, 94, 213, 30, 160, 63, 190, 25, 131, 72, 255
    };

    /// The colour of a player, the same in every game.
    public static Ink ofPlayer(int player) {
        return of(PLAYERS[player % PLAYERS.length]);
    }

    public static Ink of(int foreground) {
        return new Ink(foreground, NONE, false, false);
    }

    public static Ink on(int background) {
        return new Ink(NONE, background, false, false);
    }

    public Ink over(int background) {
        return new Ink(foreground, background, bold, underline);
    }

    public Ink inBold() {
        return new Ink(foreground, background, true, underline);
    }

    public Ink underlined() {
        return new Ink(foreground, background, bold, true);
    }

    /// A foreground that can be read over any xterm-256 background.
    public static int contrast(int background) {
        return brightness(background) > 140 ? 16 : 231;
    }

    private static int brightness(int code) {
        if (code < 16) {
            return switch (code) {
                case 7, 10, 11, 14, 15 -> 200;
                case 6, 9, 13 -> 141;
                default -> 60;
            };
        }
        if (code >= 232) {
            return 8 + (code - 232) * 10;
        }
        int cube = code - 16;
        int red = cube / 36 * 51;
        int green = cube / 6 % 6 * 51;
        int blue = cube % 6 * 51;
        return (299 * red + 587 * green + 114 * blue) / 1000;
    }
}
