package plateau.drawing.carcassonne;

import plateau.drawing.Sign;
import plateau.drawing.svg.Pen;

/// The figure of a player, with its sign on the breast.
final class Follower {
    static final String FIGURE = "M0-11C2.7-11 4.4-9.2 4.4-7 4.4-5.6 3.8-4.6 3.2-3.8 6-3.2 9.8-1.4 9.8.8"
            + " 9.8 2.4 8 2.9 5.8 2.6 6.2 5.2 7.6 7.4 8.6 9.4 9 10.3 8.6 11 7.6 11"
            + "H2.6C1.8 11 1.5 10.5 1.2 9.7L0 7.6-1.2 9.7C-1.5 10.5-1.8 11-2.6 11"
            + "H-7.6C-8.6 11-9 10.3-8.6 9.4-7.6 7.4-6.2 5.2-5.8 2.6"
            + "-8 2.9-9.8 2.4-9.8.8-9.8-1.4-6-3.2-3.2-3.8-3.8-4.6-4.4-5.6-4.4-7"
            + "-4.4-9.2-2.7-11 0-11Z";

    private static final String GLEAM = "M-2.9-8.4C-2.4-9.3-1.4-9.8-.4-9.8M-8.3.2C-7.4-1-5.2-2-3.4-2.6";

    private Follower() {}

    static void define(Pen pen, String id, int player) {
        pen.define(id);
        pen.path(FIGURE, Pen.at(1.3, 1.6), "carc-cast");
        pen.path(FIGURE, "carc-halo");
        pen.styled(FIGURE, "", "fill:" + Sign.fill(player) + ";stroke:var(--carc-edge);stroke-width:1.1");
        pen.path(GLEAM, "carc-gleam");
        Sign.stamp(pen, 0, 1.4, 4, player);
        pen.defined().newLine();
    }
}
