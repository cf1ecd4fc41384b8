package plateau.drawing.munificence;

import plateau.drawing.Look;
import plateau.drawing.svg.Markup;
import plateau.drawing.svg.Pen;
import plateau.games.munificence.Munificence.Links;
import plateau.games.munificence.MunificenceView;
import plateau.games.munificence.MunificenceView.Slot;

/// The market: the slots on their spiral path, or on a grid where that is what links them.
final class MarketMap {
    static final double STEP = 76;
    private static final double GEM = 23;

    private final MunificenceView view;
    private final Marks marks;
    private final MunificenceWords words;
    private final boolean hasNumbers;

    MarketMap(MunificenceView view, Marks marks, MunificenceWords words, Look look) {
        this.view = view;
        this.marks = marks;
        this.words = words;
        hasNumbers = look.shows(Look.Layer.COORDINATES);
    }

    double size() {
        return view.side() * STEP;
    }

    void draw(Pen pen) {
        if (view.links() == Links.PATH) {
            pen.path(path(), "munificence-path").path(path(), "munificence-middle");
        } else {
            pen.path(grid(), "munificence-grid");
        }
        pen.newLine();
        view.market().forEach(slot -> slot(pen, slot));
    }

    private static double x(Slot slot) {
        return (slot.column() + 0.5) * STEP;
    }

    private static double y(Slot slot) {
        return (slot.line() + 0.5) * STEP;
    }

    /// The line through all slots, corner by corner.
    private String path() {
        var path = new StringBuilder();
        for (var slot : view.market()) {
            path.append(path.isEmpty() ? "M" : "L");
            path.append(Markup.number(x(slot))).append(' ').append(Markup.number(y(slot)));
        }
        return path.toString();
    }

    private String grid() {
        var path = new StringBuilder();
        double end = size() - STEP / 2;
        for (int line = 0; line < view.side(); line++) {
            var at = Markup.number((line + 0.5) * STEP);
            path.append("M").append(STEP / 2).append(' ').append(at).append("H").append(end);
            path.append("M").append(at).append(' ').append(STEP / 2).append("V").append(end);
        }
        return path.toString();
    }

    private void slot(Pen pen, Slot slot) {
        pen.group(Pen.at(x(slot), y(slot)), "");
        marks.begin(pen, Marks.Thing.SLOT, slot.slot(), words.slot(slot, marks));
        var style = style(slot);
        pen.circle(0, 0, 31, style.isEmpty() ? "munificence-reach" : style);
        if (slot.tokens().isEmpty()) {
            pen.circle(0, 0, 20, "munificence-empty");
            // Which of the tokens that are paid next comes here.
            pen.text(0, 6, words.rank(slot), "munificence-rank");
        }
        for (var token : slot.tokens()) {
            Gem.token(pen, token, 0, 0, GEM);
            for (int i = 0; i < token.powers().size(); i++) {
                PowerIcon.draw(pen, token.powers().get(i), -22 + 19 * i, -24);
            }
        }
        if (hasNumbers) {
            pen.text(31, 33, Integer.toString(slot.slot()), "munificence-number");
        }
        pen.end().end().newLine();
    }

    /// A payment of the last turn shows where its tokens lie now.
    private String style(Slot slot) {
        var style = marks.style(Marks.Thing.SLOT, slot.slot());
        boolean isPaid = slot.tokens().stream().anyMatch(token -> marks.isRecent(Marks.Thing.TOKEN, token.token()));
        return style.isEmpty() && isPaid ? "recent" : style;
    }
}
