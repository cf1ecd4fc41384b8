package plateau.core.picture;

import plateau.core.text.Text;

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

    private static final int[] SYSTEM = {
        0x000000, 0x800000, 0x008000, 0x808000, 0x000080, 0x800080, 0x008080, 0xC0C0C0,
        0x808080, 0xFF0000, 0x00FF00, 0xFFFF00, 0x0000FF, 0xFF00FF, 0x00FFFF, 0xFFFFFF
    };

    /// An xterm-256 colour as `#RRGGBB`.
    public static String hex(int code) {
        return Text.format("#%06X", rgb(code));
    }

    /// An xterm-256 colour as red, green and blue.
    public static int rgb(int code) {
        if (code < SYSTEM.length) {
            return SYSTEM[code];
        }
        if (code >= 232) {
            return (8 + (code - 232) * 10) * 0x010101;
        }
        int cube = code - 16;
        return step(cube / 36) << 16 | step(cube / 6 % 6) << 8 | step(cube % 6);
    }

    private static int step(int level) {
        return level == 0 ? 0 : 55 + 40 * level;
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
