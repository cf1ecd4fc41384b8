package plateau.core.picture;

import plateau.core.text.Text;

/// The colours of a character in a [Picture]: xterm-256 codes, or exact ones by [#rgb]; [#NONE] leaves
/// the terminal's own.
///
/// @param inverse whether foreground and background change places
public record Ink(int foreground, int background, boolean bold, boolean underline, boolean inverse) {
    /// No colour given.
    public static final int NONE = -1;

    /// The terminal's own colours.
    public static final Ink PLAIN = new Ink(NONE, NONE, false, false, false);

    /// Marks a colour that is no code but 24 bits of red, green and blue.
    private static final int EXACT = 1 << 24;

    /// Blue, vermilion, green, purple, yellow, sky, brown and white, which are told apart by the common
    /// kinds of colour blindness; blue and brown lighter than on paper, since most terminals are dark.
    /// Then others, for games with many players.
    private static final int[] PLAYERS = {
        rgb(0x2E94D8),
        rgb(0xE2701A),
        rgb(0x00A87B),
        rgb(0xB56EA8),
        rgb(0xE0B400),
        rgb(0x7CC8F4),
        rgb(0xA8754F),
        rgb(0xD8D4CA),
        118,
        201,
        94,
        213,
        30,
        160,
        63,
        190,
        25,
        131,
        72,
        244,
        45,
        99,
        223,
        58,
        125,
        109
    };

    /// The colour of a player, the same in every game.
    public static Ink ofPlayer(int player) {
        return of(PLAYERS[player % PLAYERS.length]);
    }

    /// A colour by its red, green and blue: `0x0072B2`.
    public static int rgb(int redGreenBlue) {
        return EXACT | redGreenBlue;
    }

    /// Whether a colour is given by [#rgb].
    public static boolean isExact(int colour) {
        return colour >= EXACT;
    }

    public static Ink of(int foreground) {
        return new Ink(foreground, NONE, false, false, false);
    }

    public static Ink on(int background) {
        return new Ink(NONE, background, false, false, false);
    }

    public Ink over(int background) {
        return new Ink(foreground, background, bold, underline, inverse);
    }

    public Ink inBold() {
        return new Ink(foreground, background, true, underline, inverse);
    }

    public Ink underlined() {
        return new Ink(foreground, background, bold, true, inverse);
    }

    public Ink inverted() {
        return new Ink(foreground, background, bold, underline, !inverse);
    }

    /// A foreground that can be read over any background.
    public static int contrast(int background) {
        return brightness(background) > 140 ? 16 : 231;
    }

    /// The xterm-256 code nearest to a colour: of its cube of six steps a side.
    public static int xterm(int colour) {
        if (!isExact(colour)) {
            return colour;
        }
        int red = step(colour >> 16 & 255);
        int green = step(colour >> 8 & 255);
        int blue = step(colour & 255);
        return 16 + 36 * red + 6 * green + blue;
    }

    /// The nearest of the cube's steps 0, 95, 135, 175, 215 and 255.
    private static int step(int part) {
        return part < 48 ? 0 : part < 115 ? 1 : Math.min(5, (part - 35) / 40);
    }

    private static final int[] SYSTEM = {
        0x000000, 0x800000, 0x008000, 0x808000, 0x000080, 0x800080, 0x008080, 0xC0C0C0,
        0x808080, 0xFF0000, 0x00FF00, 0xFFFF00, 0x0000FF, 0xFF00FF, 0x00FFFF, 0xFFFFFF
    };

    /// A colour as drawings write it: `#0072B2`.
    public static String hex(int colour) {
        return Text.format("#%06X", isExact(colour) ? colour - EXACT : redGreenBlue(colour));
    }

    private static int redGreenBlue(int code) {
        if (code < SYSTEM.length) {
            return SYSTEM[code];
        }
        if (code >= 232) {
            return (8 + (code - 232) * 10) * 0x010101;
        }
        int cube = code - 16;
        return part(cube / 36) << 16 | part(cube / 6 % 6) << 8 | part(cube % 6);
    }

    private static int part(int step) {
        return step == 0 ? 0 : 55 + 40 * step;
    }

    private static int brightness(int colour) {
        int code = xterm(colour);
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
