package plateau.terminal.console;

import java.util.Locale;
import java.util.Map;
import plateau.core.picture.Ink;

/// How many colours a terminal has, and how it is told to use one. Bold, underlined and inverse are no
/// colours: every terminal has them.
public enum Colours {
    NONE,
    SIXTEEN,
    INDEXED,
    EXACT;

    /// Red, green and blue of the first eight of the sixteen; the others are brighter.
    private static final int[] BASIC = {
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x3465E0, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF5C5C, 0x5CFF5C, 0xFFFF5C, 0x7AA2FF, 0xFF5CFF, 0x5CFFFF, 0xFFFFFF
    };

    /// What the environment says of its terminal, by `NO_COLOR`, `COLORTERM` and `TERM`.
    public static Colours of(Map<String, String> environment) {
        var term = environment.getOrDefault("TERM", "").toLowerCase(Locale.ROOT);
        var depth = environment.getOrDefault("COLORTERM", "").toLowerCase(Locale.ROOT);
        if (environment.containsKey("NO_COLOR") || term.matches("|dumb|vt\\d+.*|ansi-m|.*-mono")) {
            return NONE;
        }
        if (depth.equals("truecolor") || depth.equals("24bit") || term.endsWith("-direct")) {
            return EXACT;
        }
        return term.contains("256color") ? INDEXED : SIXTEEN;
    }

    /// The escape code that sets an ink, whatever was set before.
    String escape(Ink ink) {
        var out = new StringBuilder("\u001b[0");
        if (ink.bold()) {
            out.append(";1");
        }
        if (ink.underline()) {
            out.append(";4");
        }
        if (ink.inverse()) {
            out.append(";7");
        }
        append(out, ink.foreground(), false);
        append(out, ink.background(), true);
        return out.append('m').toString();
    }

    private void append(StringBuilder out, int colour, boolean isBackground) {
        if (colour == Ink.NONE || this == NONE) {
            return;
        }
        if (this == SIXTEEN) {
            int code = nearest(rgb(colour));
            int first = code < 8 ? 30 : 90 - 8;
            out.append(';').append(first + code + (isBackground ? 10 : 0));
            return;
        }
        out.append(isBackground ? ";48" : ";38");
        if (this == EXACT && Ink.isExact(colour)) {
            out.append(";2;").append(colour >> 16 & 255);
            out.append(';').append(colour >> 8 & 255).append(';').append(colour & 255);
        } else {
            out.append(";5;").append(Ink.xterm(colour));
        }
    }

    /// Red, green and blue of any colour of an ink.
    private static int rgb(int colour) {
        if (Ink.isExact(colour)) {
            return colour & 0xFFFFFF;
        }
        if (colour < BASIC.length) {
            return BASIC[colour];
        }
        if (colour >= 232) {
            return (8 + (colour - 232) * 10) * 0x010101;
        }
        int cube = colour - 16;
        return part(cube / 36) << 16 | part(cube / 6 % 6) << 8 | part(cube % 6);
    }

    private static int part(int step) {
        return step == 0 ? 0 : 55 + 40 * step;
    }

    private static int nearest(int rgb) {
        int nearest = 0;
        for (int code = 1; code < BASIC.length; code++) {
            if (distance(BASIC[code], rgb) < distance(BASIC[nearest], rgb)) {
                nearest = code;
            }
        }
        return nearest;
    }

    private static int distance(int one, int other) {
        int red = (one >> 16 & 255) - (other >> 16 & 255);
        int green = (one >> 8 & 255) - (other >> 8 & 255);
        int blue = (one & 255) - (other & 255);
        return 3 * red * red + 4 * green * green + 2 * blue * blue;
    }
}
