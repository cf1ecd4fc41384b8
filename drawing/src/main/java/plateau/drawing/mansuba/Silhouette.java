package plateau.drawing.mansuba;

import java.util.Locale;
import plateau.drawing.Sign;
import plateau.drawing.svg.Pen;
import plateau.games.mansuba.MansubaView;
import plateau.games.mansuba.Piece;

/// What the pieces look like: each kind is one outline, with its owner's colour and sign.
final class Silhouette {
    private final Piece kind;

    Silhouette(Piece kind) {
        this.kind = kind;
    }

    /// The name of what [#define] defines.
    static String name(Piece kind, int player) {
        return "mansuba-" + kind.name().toLowerCase(Locale.ROOT) + "-" + player;
    }

    /// What a piece is called wherever it goes.
    static String thing(MansubaView.Placed piece) {
        return "piece" + piece.start();
    }

    /// Defines the pieces of this kind of a player, standing around 0, 0.
    void define(Pen pen, int player) {
        pen.define(name(kind, player));
        pen.path(outline(), Pen.at(1.8, 2.6), "mansuba-shadow");
        pen.styled(outline(), "", "fill:" + Sign.fill(player) + ";stroke:var(--mansuba-outline);stroke-width:1.5");
        pen.path(shine(), "mansuba-shine");
        if (kind == Piece.ELEPHANT) {
            pen.path("M-5-10C1-9 2-1-4 3", "mansuba-fold");
            pen.circle(-13, -5, 1.4, "mansuba-eye");
            Sign.stamp(pen, 9, -3, 6, player);
        } else {
            Sign.stamp(pen, 0, kind == Piece.PAWN ? 11.5 : 5, 5.6, player);
        }
        pen.defined().newLine();
    }

    private String outline() {
        return switch (kind) {
            case PAWN ->
                "M0-21a8.6 8.6 0 0 1 5.4 15.3C6 1 10 4 12 11h3v9H-15v-9h3C-10 4-6 1-5.4-5.7A8.6 8.6 0 0" + " 1 0-21z";
            case TOWER -> "M-15-21h7.5v5h4.5v-5h6v5h4.5v-5h7.5v11l-4 5v15l4 3v7h-30v-7l4-3v-15l-4-5z";
            case ELEPHANT ->
                "M20 20H11V12H3V20H-6V9C-8 9-9 8-10 7L-11 13C-11.5 18-14 20-18 19L-18.5 15C-16"
                        + " 15-16 13-16.5 10C-17 5-20 2-20-5C-20-14-13-18-7-16C-4-19 2-20 7-19C15-18"
                        + " 20-9 20 0Z";
            case KING ->
                "M-2-24h4v4h4v4h-4v4C6-17 17-15 16-6C15 0 11 4 11 11L15 13V20H-15V13L-11 11C-11 4-15"
                        + " 0-16-6C-17-15-6-17-2-12v-4h-4v-4h4z";
        };
    }

    /// The edge on which the light falls.
    private String shine() {
        return switch (kind) {
            case PAWN -> "M-6-12A6 6 0 0 1-1-18.5M-3.5-4C-4 3-8 6-10 12.5";
            case TOWER -> "M-13-19V-11L-9-5.5V11";
            case ELEPHANT -> "M-18-4C-18-11-13-15.5-7-14C-3-17 3-18 8-16.5";
            case KING -> "M-13.5-5C-14-11-9-13-5-11M-12-2C-10 2-9 5-9 11";
        };
    }
}
