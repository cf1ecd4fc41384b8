package plateau.drawing.piles;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plateau.drawing.Sign;
import plateau.drawing.svg.Markup;
import plateau.drawing.svg.Pen;

/// Tokens seen slightly from the side, as stacks, and from above, as rows of chips. Each is defined once.
/// The place of a stack is the middle of the underside of its lowest token.
final class TokenStacks {
    /// How wide and high the upper face of a token is, from its middle, and how thick the token.
    private final double wide;

    private final double high;
    private final double thick;

    /// More tokens than this are not drawn; the lowest is a mere outline then.
    private final int most;

    private final String prefix;

    /// Chips in a row, and rows, of a stack unfolded that has few tokens, or many.
    private static final int FEW = 3;

    private static final int MANY = 5;

    /// How wide a stack is unfolded, and a chip with the room around it.
    private static final double UNFOLDED = 90;

    private static final double CHIP = 18;

    private final Pen definitions = new Pen();
    private final Set<String> defined = new HashSet<>();

    /// @param isDense whether the board is so large that tokens must fill their cells
    TokenStacks(boolean isDense) {
        wide = isDense ? 41 : 34;
        high = isDense ? 24 : 18;
        thick = isDense ? 10 : 9;
        most = isDense ? 3 : 4;
        prefix = isDense ? "piles-large-" : "piles-";
    }

    /// What has to stand before the first token.
    Pen definitions() {
        return definitions;
    }

    /// Draws a stack, the lowest token first.
    ///
    /// @param cell by which its tokens are told apart from those of other stacks; nothing where none move
    void stack(Pen pen, double x, double y, List<Integer> tokens, String cell) {
        if (tokens.isEmpty()) {
            return;
        }
        pen.use(shade(), Pen.at(x, y));
        int shown = Math.min(tokens.size(), most);
        int hidden = tokens.size() - shown;
        for (int level = 0; level < shown; level++) {
            var place = Pen.at(x, y - (level + 1) * thick);
            int player = tokens.get(hidden + level);
            var thing = cell.isEmpty() ? "" : cell + "#" + (hidden + level);
            if (level == shown - 1) {
                pen.use(token(player), place, thing, "");
            } else if (level == 0 && hidden > 0) {
                pen.use(more(), place);
            } else {
                pen.use(disc(player), place, thing, "");
            }
        }
    }

    /// Draws one more token, which hovers above a stack.
    void ghost(Pen pen, double x, double y, int height, int player) {
        double above = (Math.min(height, most) + 1) * thick + 8;
        pen.use(token(player), Pen.at(x, y - above));
    }

    private String shade() {
        var id = prefix + "shade";
        if (defined.add(id)) {
            definitions.define(id).path(oval(wide + 3, high), Pen.at(3, 2), "shade");
            definitions.defined().newLine();
        }
        return id;
    }

    /// Stands for all tokens below those that are drawn.
    private String more() {
        var id = prefix + "more";
        if (defined.add(id)) {
            definitions.define(id).path(side(), "more").defined().newLine();
        }
        return id;
    }

    private String disc(int player) {
        var id = prefix + "disc" + player;
        if (defined.add(id)) {
            definitions.define(id);
            definitions.styled(side() + oval(wide, high), "", "fill:" + Sign.fill(player));
            definitions.path(side(), "side");
            if (Sign.isRepeated(player)) {
                // Notches tell it from the token of the same colour.
                definitions.styled(
                        middleOfSide(),
                        "",
                        "fill:none;stroke:"
                                + Sign.inkOn(player)
                                + ";stroke-width:"
                                + Markup.number(thick - 3)
                                + ";stroke-dasharray:2 7");
            }
            var front = Pen.scaled(0, high + thick / 2, thick / 17);
            definitions.styled(Sign.path(player), front, Sign.styleOn(player));
            definitions.path(oval(wide, high), "face").path(rim(), "shine");
            definitions.path(side() + oval(wide, high), "edge").defined().newLine();
        }
        return id;
    }

    private String token(int player) {
        var id = prefix + "token" + player;
        if (defined.add(id)) {
            var disc = disc(player);
            definitions.define(id).use(disc, "");
            if (Sign.isRepeated(player)) {
                sign(player, -wide * 0.38, wide / 26, high / 15);
                number(definitions, wide * 0.36, 7, player);
            } else {
                sign(player, 0, wide / 16, high / 13);
            }
            definitions.defined().newLine();
        }
        return id;
    }

    private void sign(int player, double x, double scaleX, double scaleY) {
        var place = Pen.at(x, 0) + " scale(" + Markup.number(scaleX) + " " + Markup.number(scaleY) + ")";
        definitions.styled(Sign.path(player), place, Sign.styleOn(player));
    }

    private static void number(Pen pen, double x, double y, int player) {
        pen.group("", "on" + player % 8)
                .text(x, y, Integer.toString(player + 1), "number")
                .end();
    }

    /// Unfolds a stack over its cell, the uppermost token first.
    void unfold(Pen pen, double x, double y, List<Integer> tokens) {
        int columns = tokens.size() <= FEW * FEW ? FEW : MANY;
        double step = UNFOLDED / columns;
        int room = columns * columns;
        int shown = tokens.size() <= room ? tokens.size() : room - 1;
        var topFirst = tokens.reversed();
        double first = -(columns - 1) / 2.0;
        for (int i = 0; i < shown; i++) {
            double right = (first + i % columns) * step;
            int row = i / columns;
            double down = (first + row) * step;
            var place = Pen.scaled(x + right, y + down, step / CHIP);
            pen.use(chip(topFirst.get(i)), place);
        }
        pen.circle(x + first * step, y + first * step, step / 2 - 0.5, "first");
        if (shown < tokens.size()) {
            pen.text(x - first * step + 8, y - first * step + 5, "…", "count");
        }
    }

    private String chip(int player) {
        var id = "piles-chip" + player;
        if (defined.add(id)) {
            definitions.define(id);
            definitions.styled(oval(8, 8), "", "fill:" + Sign.fill(player));
            if (Sign.isRepeated(player)) {
                definitions.group(Pen.scaled(0, 0, 0.6), "");
                number(definitions, 0, 6, player);
                definitions.end();
            } else {
                definitions.styled(Sign.path(player), Pen.scaled(0, 0, 0.62), Sign.styleOn(player));
            }
            definitions.defined().newLine();
        }
        return id;
    }

    private static String oval(double wide, double high) {
        var radii = Markup.number(wide) + " " + Markup.number(high);
        var across = Markup.number(2 * wide);
        return "M-"
                + Markup.number(wide)
                + " 0a"
                + radii
                + " 0 1 0 "
                + across
                + " 0a"
                + radii
                + " 0 1 0-"
                + across
                + " 0z";
    }

    /// The side of a token below its upper face.
    private String side() {
        var radii = Markup.number(wide) + " " + Markup.number(high);
        var across = Markup.number(2 * wide);
        var down = Markup.number(thick);
        return "M-"
                + Markup.number(wide)
                + " 0v"
                + down
                + "a"
                + radii
                + " 0 0 0 "
                + across
                + " 0v-"
                + down
                + "a"
                + radii
                + " 0 0 1-"
                + across
                + " 0z";
    }

    /// Along the side, but for its ends.
    private String middleOfSide() {
        double end = Math.toRadians(25);
        double x = wide * Math.cos(end);
        var radii = Markup.number(wide) + " " + Markup.number(high);
        return "M-"
                + Markup.number(x)
                + " "
                + Markup.number(thick / 2 + high * Math.sin(end))
                + "a"
                + radii
                + " 0 0 0 "
                + Markup.number(2 * x)
                + " 0";
    }

    /// The edge of the upper face that catches the light.
    private String rim() {
        double x = wide - 2;
        var radii = Markup.number(x) + " " + Markup.number(high - 2);
        return "M-" + Markup.number(x) + " 0a" + radii + " 0 0 1 " + Markup.number(2 * x) + " 0";
    }
}
