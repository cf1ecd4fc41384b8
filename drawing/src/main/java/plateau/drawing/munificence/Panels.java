package plateau.drawing.munificence;

import plateau.drawing.Lettering;
import plateau.drawing.Players;
import plateau.drawing.Sign;
import plateau.drawing.svg.Pen;
import plateau.games.munificence.MunificenceView;
import plateau.games.munificence.MunificenceView.Patron;
import plateau.games.munificence.MunificenceView.Token;

/// What the players have: tokens in hand, builders, favors, points. Where there is no room for all of it side by
/// side, the builders stand below the tokens.
final class Panels {
    static final double WIDE = 720;
    private static final double HIGH = 116;

    /// How far below the tokens the builders stand where they are stacked.
    private static final double FLOOR = 72;

    private static final double GAP = 8;
    private static final double GEM = 17;
    private static final double HAND = 410;
    private static final double MINI = 46;

    /// Where the words above tokens and builders rest, clear of the mark around a token.
    private static final double NOTE = 50;

    private final MunificenceView view;
    private final Marks marks;
    private final MunificenceWords words;
    private final Players players;
    private final double width;
    private final boolean isStacked;

    Panels(MunificenceView view, Marks marks, MunificenceWords words, Players players, double width) {
        this.view = view;
        this.marks = marks;
        this.words = words;
        this.players = players;
        this.width = width;
        isStacked = width < WIDE;
    }

    double height() {
        return view.players().size() * (high() + GAP);
    }

    private double high() {
        return isStacked ? HIGH + FLOOR : HIGH;
    }

    void draw(Pen pen) {
        for (int player = 0; player < view.players().size(); player++) {
            pen.group(Pen.at(0, player * (high() + GAP)), "");
            panel(pen, player, view.players().get(player));
            pen.end().newLine();
        }
    }

    private void panel(Pen pen, int player, Patron patron) {
        boolean isMover = player == view.turnOf();
        pen.rect(0, 0, width, high(), 8, isMover ? "mover" : "panel");
        name(pen, player, patron, isMover);
        pen.text(width - 12, 28, words.points(patron.points()), "points");
        favors(pen, patron.favors());
        tokens(pen, patron);
        builders(pen, patron);
    }

    private void favors(Pen pen, int favors) {
        double x = isStacked ? 200 : 250;
        double y = isStacked ? NOTE - 5 : 20;
        int crowns = Math.min(5, favors);
        for (int favor = 0; favor < crowns; favor++) {
            var at = Pen.at(x + 22 * favor, y);
            pen.path("M-9 7V-6L-4 0L0-8L4 0L9-6V7Z", at, "munificence-crown");
        }
        pen.text(x + 22 * crowns, y + 5, words.favors(favors), "note");
    }

    private void name(Pen pen, int player, Patron patron, boolean isMover) {
        marks.begin(pen, Marks.Thing.PLAYER, player, words.player(player, patron, marks));
        var style = marks.style(Marks.Thing.PLAYER, player);
        pen.rect(4, 4, 230, 34, 6, style.isEmpty() ? "munificence-reach" : style);
        Sign.draw(pen, 22, 20, 9, player);
        var name = players.name(player);
        var letters = isMover ? Lettering.TITLE : Lettering.LABEL;
        pen.text(40, 26, letters.fitting(name, 190), isMover ? "title" : "label");
        pen.end();
    }

    private void tokens(Pen pen, Patron patron) {
        pen.text(12, NOTE, words.get("hand", patron.tokens().size(), view.handLimit()), "note");
        double wanted = patron.tokens().stream().mapToDouble(Panels::width).sum();
        double scale = Math.min(1, Math.min(HAND, width - 20) / wanted);
        double x = 10;
        for (var token : patron.tokens()) {
            double width = width(token) * scale;
            token(pen, token, x + width / 2, 76, GEM * scale);
            x += width;
        }
        pen.newLine();
    }

    private static double width(Token token) {
        return token.worth().length() > 1 ? 3.5 * GEM : 2.6 * GEM;
    }

    private void token(Pen pen, Token token, double x, double y, double radius) {
        marks.begin(pen, Marks.Thing.TOKEN, token.token(), words.token(token, marks));
        var style = marks.style(Marks.Thing.TOKEN, token.token());
        if (!style.isEmpty()) {
            double half = width(token) / 2 * radius / GEM - 1;
            pen.rect(x - half, y - 19, 2 * half, 56, 6, style);
        }
        Gem.token(pen, token, x, y, radius);
        pen.text(x, y + 33, Integer.toString(token.token()), "axis");
        pen.end();
    }

    private void builders(Pen pen, Patron patron) {
        if (isStacked) {
            pen.group(Pen.at(0, FLOOR), "");
            hired(pen, patron, 12);
            pen.end();
        } else {
            hired(pen, patron, HAND + 24);
        }
    }

    private void hired(Pen pen, Patron patron, double left) {
        if (patron.builders().isEmpty()) {
            pen.text(left, NOTE, words.get("builders.none"), "note");
            return;
        }
        pen.text(left, NOTE, words.get("builders", patron.builders().size()), "note");
        double room = width - left - 10;
        double step = Math.min(MINI + 6, room / patron.builders().size());
        double x = left;
        for (var builder : patron.builders()) {
            mini(pen, builder, x, Math.min(MINI, step - 2));
            x += step;
        }
        provided(pen, patron, left);
    }

    private void mini(Pen pen, MunificenceView.Builder builder, double x, double width) {
        var name = GuildCards.thing(builder);
        pen.titled(name, name, words.builder(builder, marks));
        pen.rect(x, 60, width, 26, 5, "munificence-card");
        pen.text(x + width / 2, 78, Integer.toString(builder.points()), "caption");
        var style = marks.style(Marks.Thing.BUILDER, builder.builder());
        if (!style.isEmpty()) {
            pen.rect(x, 60, width, 26, 5, style);
        }
        pen.end();
    }

    private void provided(Pen pen, Patron patron, double left) {
        var label = words.get("provides");
        pen.text(left, 105, label, "note");
        double x = left + 8 + Lettering.NOTE.width(label);
        Gem.row(pen, patron.provided(), x, 100, 10, width - 10 - x);
    }
}
