package plateau.drawing;

import java.util.List;
import plateau.core.text.Text;
import plateau.drawing.svg.Markup;
import plateau.drawing.svg.Pen;

/// The sign of a player or an entrant, which stands wherever its colour does. Beyond eight the signs come
/// again in another fill; what tells them apart then is the number beside the sign.
public final class Sign {
    private static final List<String> SHAPES = List.of(
            "M-5.8 0a5.8 5.8 0 1 0 11.6 0a5.8 5.8 0 1 0-11.6 0z", // disc
            "M-5.2-5.2h10.4v10.4h-10.4z", // square
            "M0-6.4L6.2 4.8H-6.2z", // triangle
            "M0-6.8L6 0 0 6.8-6 0z", // diamond
            "M0-6.9L1.8-2.1 6.6-2.1 2.8 1 4.1 5.9 0 3.1-4.1 5.9-2.8 1-6.6-2.1-1.8-2.1z", // star
            "M-2.1-6.2h4.2v4.1h4.1v4.2h-4.1v4.1h-4.2v-4.1h-4.1v-4.2h4.1z", // cross
            "M0-6.4L5.6-3.2V3.2L0 6.4-5.6 3.2V-3.2z", // hexagon
            "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z"); // ring

    /// So many players are told apart by their signs alone.
    public static final int DISTINCT = SHAPES.size();

    private static final int FILLS = 4;

    /// How far a shape reaches from its middle.
    private static final double REACH = 6.4;

    private static final int RING = 7;

    private Sign() {}

    /// The class of the style sheet that has an entrant's colour.
    public static String colour(int player) {
        return "p" + player % SHAPES.size();
    }

    /// The variable that has a player's colour.
    public static String fill(int player) {
        return "var(--p" + player % SHAPES.size() + ")";
    }

    /// The variable that has the colour of what is written on a player's colour.
    public static String inkOn(int player) {
        return "var(--on" + player % SHAPES.size() + ")";
    }

    /// Draws the sign of a player, with its number where the sign alone does not tell who it is.
    ///
    /// @param radius how far it reaches
    public static void draw(Pen pen, double x, double y, double radius, int player) {
        bare(pen, x, y, radius, player);
        if (isRepeated(player)) {
            pen.text(x + radius * 1.1, y + radius * 1.1, Integer.toString(player), "note");
        }
    }

    /// Draws the sign of a player upon its colour, or its number where the sign alone does not tell who it is.
    public static void stamp(Pen pen, double x, double y, double radius, int player) {
        if (player < SHAPES.size()) {
            pen.styled(
                    SHAPES.get(player),
                    Pen.scaled(x, y, radius / REACH),
                    player == RING ? "fill:none;stroke-width:2.6;stroke:" + inkOn(player) : "fill:" + inkOn(player));
        } else {
            // A text needs a style of its own here, for its colour is the player's.
            pen.written(
                    x,
                    y + radius * 0.9,
                    Integer.toString(player),
                    "",
                    "text-anchor:middle;font-weight:700;font-family:sans-serif;font-size:"
                            + Markup.number(radius * 2.6)
                            + "px;fill:"
                            + inkOn(player));
        }
    }

    /// Draws the sign alone, where the number of a player whose sign [#isRepeated] is written elsewhere.
    public static void bare(Pen pen, double x, double y, double radius, int player) {
        pen.styled(path(player), Pen.scaled(x, y, radius / REACH), style(player));
    }

    /// Whether another player before this one has the same shape, so that the number must be written.
    public static boolean isRepeated(int player) {
        return player >= SHAPES.size();
    }

    /// The shape of a sign around 0, 0, some six units in each direction.
    public static String path(int player) {
        return SHAPES.get(player % SHAPES.size());
    }

    /// How the [#path] of a sign is drawn on its player's colour.
    public static String styleOn(int player) {
        var ink = inkOn(player);
        boolean isHollow = player % SHAPES.size() == RING || isRepeated(player);
        return isHollow ? "fill:none;stroke:" + ink + ";stroke-width:2.2" : "fill:" + ink;
    }

    private static String style(int player) {
        var colour = fill(player);
        boolean isRing = player % SHAPES.size() == RING;
        return switch (player / SHAPES.size() % FILLS) {
            case 0 ->
                isRing
                        ? "fill:var(--paper);stroke:" + colour + ";stroke-width:2.6"
                        : "fill:" + colour + ";stroke:var(--ink);stroke-width:.7";
            case 1 -> "fill:var(--paper);stroke:" + colour + ";stroke-width:2.2";
            case 2 -> "fill:" + colour + ";stroke:var(--paper);stroke-width:2.2";
            default -> "fill:var(--ink);stroke:" + colour + ";stroke-width:2.2";
        };
    }

    /// The sign within a line of text.
    public static Markup inText(int player) {
        return new Markup()
                .open("svg", "class", "sign", "viewBox", "-8 -8 16 16", "aria-hidden", "true")
                .add(shape(player))
                .close();
    }

    /// The sign somewhere in a plot.
    ///
    /// @param x from 0 to 100
    public static Markup at(double x, double y, int player) {
        return new Markup()
                .open("svg", "x", Markup.percent(x), "y", Markup.number(y), "overflow", "visible")
                .add(shape(player))
                .close();
    }

    private static Markup shape(int player) {
        int fill = player / SHAPES.size() % FILLS;
        return new Markup()
                .empty(
                        "path",
                        "class",
                        Text.format("mark %s f%d", colour(player), fill),
                        "d",
                        SHAPES.get(player % SHAPES.size()));
    }
}
