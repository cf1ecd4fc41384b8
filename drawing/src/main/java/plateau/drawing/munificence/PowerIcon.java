package plateau.drawing.munificence;

import java.util.Locale;
import plateau.drawing.svg.Pen;
import plateau.games.munificence.Power;

/// A small picture of each power.
final class PowerIcon {
    private PowerIcon() {}

    private static String shape(Power power) {
        return switch (power) {
            // a gem that is pulled away
            case TOKEN_ROB -> "M2-5L7 0L2 5L-3 0ZM-7 0L-4-3V-1H-2V1H-4V3Z";
            // on to the one after the next
            case TURN_ROB -> "M-6-5L0 0L-6 5ZM0-5L6 0L0 5Z";
            // a crown
            case GENTRY_MASTER -> "M-6 5V-4L-3 0L0-6L3 0L6-4V5Z";
            // from above into the hand
            case MASTERS_HAND -> "M-2-7H2V-2H5L0 3L-5-2H-2ZM-6 5H6V7H-6Z";
            // lightning
            case MARKET_PANIC -> "M2-7L-5 1H-1L-2 7L5-1H1Z";
            // a crown that is pulled away
            case FAVOR_ROB -> "M-1 4V-4L1.5-1L3.5-5L5.5-1L7-4V4ZM-8 0L-5-3V-1H-3V1H-5V3Z";
            // a house that falls
            case GUILD_PANIC -> "M-6-2L0-7L6-2H4V3H-4V-2ZM-4 5H4L0 8Z";
        };
    }

    static String key(Power power) {
        return power.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// The icon on a small disc.
    static void draw(Pen pen, Power power, double x, double y) {
        pen.circle(x, y, 10, "munificence-power");
        pen.path(shape(power), Pen.scaled(x, y, 0.92), "munificence-icon");
    }
}
