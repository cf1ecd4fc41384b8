package plateau.drawing.munificence;

import java.util.List;
import plateau.drawing.svg.Pen;
import plateau.games.munificence.MunificenceView;

/// What the colours look like: a cut stone for each, told apart by its shape and its letter, too.
final class Gem {
    /// How far a gem reaches from its middle.
    static final double RADIUS = 20;

    private static final String LETTERS = "KBGRWDPAOC";

    private static final List<String> SHAPES = List.of(
            "M0-20L17.3-10V10L0 20L-17.3 10V-10Z", // hexagon
            "M-16-16H16V16H-16Z", // square
            "M0-21L19 0L0 21L-19 0Z", // diamond
            "M0-20L19-6L12 17H-12L-19-6Z", // pentagon
            "M-18 0A18 18 0 1 0 18 0A18 18 0 1 0-18 0Z", // disc
            "M0-21L6-10L18.2-10.5L12 0L18.2 10.5L6 10L0 21L-6 10L-18.2" + " 10.5L-12 0L-18.2-10.5L-6-10Z", // star
            "M0-21C8-12 17-5 17 4A17 16 0 0 1-17 4C-17-5-8-12 0-21Z", // drop
            "M0-20L21 16H-21Z", // triangle
            "M-8-19H8L19-8V8L8 19H-8L-19 8V-8Z", // octagon
            "M-18-17H18V2C18 11 8 17 0 21C-8 17-18 11-18 2Z"); // shield

    private Gem() {}

    private static String name(char letter) {
        return "munificence-gem-" + letter;
    }

    /// Defines the gems of some colours.
    static void define(Pen pen, String letters) {
        for (int i = 0; i < letters.length(); i++) {
            char letter = letters.charAt(i);
            var shape = SHAPES.get(LETTERS.indexOf(letter));
            pen.define(name(letter));
            pen.path(shape, Pen.at(1.6, 2.4), "munificence-shadow");
            pen.styled(
                    shape,
                    "",
                    "fill:var(--gem-" + Character.toLowerCase(letter) + ");stroke:var(--gem-outline);stroke-width:1.6");
            pen.path(shape, Pen.scaled(0, 0, 0.68), "munificence-facet");
            pen.written(
                    0,
                    letter == 'A' ? 11 : 7,
                    String.valueOf(letter),
                    "munificence-letter",
                    "fill:var(--on-gem-" + Character.toLowerCase(letter) + ")");
            pen.defined().newLine();
        }
    }

    static void draw(Pen pen, char letter, double x, double y, double radius) {
        pen.use(name(letter), Pen.scaled(x, y, radius / RADIUS));
    }

    /// How wide a row of a set is.
    static double width(String set, double radius) {
        return set.isEmpty() ? 0 : radius * (2 + 1.9 * (set.length() - 1));
    }

    /// A set in a row from the left, at most so wide: many gems are smaller.
    static void row(Pen pen, String set, double left, double y, double radius, double most) {
        double fitting = Math.min(radius, most / (2 + 1.9 * (set.length() - 1)));
        for (int i = 0; i < set.length(); i++) {
            draw(pen, set.charAt(i), left + fitting * (1 + 1.9 * i), y, fitting);
        }
    }

    /// A token: a gem, or several that hang together, around a place.
    static void token(Pen pen, MunificenceView.Token token, double x, double y, double radius) {
        pen.thing("token" + token.token());
        gems(pen, token.worth(), x, y, radius);
        pen.end();
    }

    private static void gems(Pen pen, String worth, double x, double y, double radius) {
        if (worth.length() == 1) {
            draw(pen, worth.charAt(0), x, y, radius);
            return;
        }
        double each = radius * 0.74;
        double reach = radius * 0.62;
        for (int i = 0; i < worth.length(); i++) {
            double along = -1 + 2.0 * i / (worth.length() - 1);
            draw(pen, worth.charAt(i), x + along * reach, y + along * radius * 0.22, each);
        }
    }
}
