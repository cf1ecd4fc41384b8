package plateau.drawing.tilings;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plateau.drawing.Sign;
import plateau.drawing.svg.Markup;
import plateau.drawing.svg.Pen;
import plateau.games.tilings.TilingsView;

/// What stands in the middle of a tile: the sign of its owner in a ring that is the heavier, the more
/// influence the owner has there, and the influence as a number.
final class Medals {
    private static final double RADIUS = 21;

    /// So much influence makes the ring a step heavier.
    private static final int STEP = 60;

    private static final int STEPS = 5;

    /// More signs than this have no room.
    private static final int MOST_SIGNS = 3;

    /// So many have room one below the other, and so far apart.
    private static final int MOST_ROWS = 2;

    private static final double ROW = 12;

    private final Pen definitions;
    private final Set<String> defined = new HashSet<>();

    /// @param definitions what stands before the first tile
    Medals(Pen definitions) {
        this.definitions = definitions;
    }

    /// Draws a medal in the middle of a tile.
    void draw(Pen pen, double x, double y, TilingsView.Tile tile) {
        var owners = tile.owners();
        boolean hasInfluence = !tile.influence().isEmpty();
        int influence = hasInfluence ? Collections.max(tile.influence()) : 0;
        if (owners.size() == 1) {
            pen.use(single(owners.getFirst(), hasInfluence, influence), Pen.at(x, y));
        } else {
            pen.circle(x, y, RADIUS + 2, "medal");
            double middle = y - (hasInfluence ? 8 : 0);
            if (owners.stream().anyMatch(Sign::isRepeated)) {
                drawNumbered(pen, x, middle, owners);
            } else {
                drawSeveral(pen, x, middle, owners);
            }
        }
        if (hasInfluence) {
            pen.text(x, y + 15.5, Integer.toString(influence), "influence");
        }
    }

    private String single(int player, boolean hasInfluence, int influence) {
        int step = Math.min(influence / STEP, STEPS);
        var id = "tilings-medal" + player + (hasInfluence ? "-" + step : "");
        if (defined.add(id)) {
            double weight = hasInfluence ? 1.5 + step : 3;
            definitions.define(id).circle(0, 0, RADIUS + weight + 1, "medal");
            definitions.styled(
                    circle(RADIUS + weight / 2),
                    "",
                    "fill:none;stroke:" + Sign.fill(player) + ";stroke-width:" + Markup.number(weight));
            drawSign(definitions, player, hasInfluence);
            definitions.defined().newLine();
        }
        return id;
    }

    private static String circle(double radius) {
        var reach = Markup.number(radius);
        var across = Markup.number(2 * radius);
        return "M-" + reach + " 0a" + reach + " " + reach + " 0 1 0 " + across + " 0a" + reach + " " + reach + " 0 1 0-"
                + across + " 0z";
    }

    private static void drawSign(Pen pen, int player, boolean hasInfluence) {
        double y = hasInfluence ? -7 : 0;
        if (Sign.isRepeated(player)) {
            Sign.bare(pen, -8, y, 7, player);
            pen.text(8, y + 5, Integer.toString(player), "sum");
        } else {
            Sign.bare(pen, 0, y, hasInfluence ? 9 : 12, player);
        }
    }

    /// Where signs come again: one below the other, each with its number.
    private static void drawNumbered(Pen pen, double x, double y, List<Integer> owners) {
        int shown = owners.size() <= MOST_ROWS ? owners.size() : MOST_ROWS - 1;
        double row = y - ROW / 2;
        for (int player : owners.subList(0, shown)) {
            Sign.bare(pen, x - 8, row, 5, player);
            pen.text(x + 6, row + 4.5, Integer.toString(player), "owner");
            row += ROW;
        }
        if (shown < owners.size()) {
            pen.text(x, row + 1, "…", "owner");
        }
    }

    private static void drawSeveral(Pen pen, double x, double y, List<Integer> owners) {
        int shown = owners.size() <= MOST_SIGNS ? owners.size() : MOST_SIGNS - 1;
        int places = Math.min(owners.size(), MOST_SIGNS);
        double radius = places == 2 ? 7 : 5.5;
        double gap = 2 * radius + 1;
        double first = x - gap * (places - 1) / 2;
        for (int i = 0; i < shown; i++) {
            Sign.bare(pen, first + i * gap, y, radius, owners.get(i));
        }
        if (shown < places) {
            pen.text(first + shown * gap, y + 4, "…", "sum");
        }
    }
}
