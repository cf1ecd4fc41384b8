package plateau.drawing.piles;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import plateau.core.Selection;
import plateau.drawing.Board;
import plateau.drawing.Look;
import plateau.drawing.svg.Markup;
import plateau.drawing.svg.Pen;
import plateau.games.piles.PilesView;

/// The board, cell by cell.
final class BoardCells {
    private static final double CELL = 100;
    private static final double BED = 94;

    /// From this size on tokens fill their cells and numbers are large.
    private static final int DENSE = 9;

    /// The board is at least so wide, for two players and for more, so that what is said has room.
    private static final double NARROW = 320;

    private static final double WIDER = 470;
    private static final String LOCK = "M-6-1V-4a6 6 0 0 1 12 0V-1M-8-1H8V9H-8Z";
    private static final String ARROW = "M-5-8L7 0-5 8Z";

    private final PilesView view;
    private final Selection selection;
    private final Look look;
    private final PilesLabels labels;
    private final boolean isDense;
    private final TokenStacks tokens;
    private final Chain chain;
    private final Set<String> legal;
    private final Optional<Integer> chosen;
    private final double scale;
    private final double left;
    private final double top;
    private final double width;
    private final Pen pen = new Pen();

    BoardCells(PilesView view, Selection selection, Look look) {
        this.view = view;
        this.selection = selection;
        this.look = look;
        labels = new PilesLabels(look);
        isDense = view.size() >= DENSE;
        tokens = new TokenStacks(isDense);
        chain = new Chain(view);
        legal = new HashSet<>(selection.choices());
        chosen = PilesDrawing.cell(view, selection.words());
        scale = Math.max(1, view.size() / 8.0);
        double axis = look.shows(Look.Layer.COORDINATES) ? 26 * scale : 0;
        double across = axis + view.size() * CELL;
        width = Math.max(across, view.scores().size() > 2 ? WIDER : NARROW);
        left = (width - across) / 2 + axis;
        top = axis;
    }

    Board draw() {
        drawGround();
        for (int cell = 0; cell < view.stacks().size(); cell++) {
            drawCell(cell, view.stacks().get(cell));
        }
        drawLast();
        chosen.ifPresent(this::drawChosen);
        if (look.shows(Look.Layer.COORDINATES)) {
            drawCoordinates();
        }
        var all = new Pen().add(tokens.definitions()).add(pen);
        int activated =
                chosen.map(cell -> chain.ahead(cell, view.mover()).size()).orElse(0);
        return new Board(
                width,
                top + view.size() * CELL,
                all,
                labels.status(view, selection, activated),
                labels.notes(view),
                false);
    }

    private double x(int cell) {
        return left + cell % view.size() * CELL;
    }

    private double y(int cell) {
        int line = cell / view.size();
        return top + line * CELL;
    }

    private double middle(int cell) {
        return x(cell) + CELL / 2;
    }

    /// Where a stack stands.
    private double foot(int cell) {
        return y(cell) + (isDense ? 71 : 77);
    }

    /// The cells are one shape, those that are closed another.
    private void drawGround() {
        var open = new StringBuilder();
        var closed = new StringBuilder();
        for (int cell = 0; cell < view.stacks().size(); cell++) {
            var path = view.stacks().get(cell).open() ? open : closed;
            path.append('M').append(Markup.number(x(cell) + 8)).append(' ');
            path.append(Markup.number(y(cell) + 8)).append("h84v84h-84z");
        }
        if (!open.isEmpty()) {
            pen.path(open.toString(), "ground").newLine();
        }
        if (!closed.isEmpty()) {
            pen.path(closed.toString(), "shut").newLine();
        }
    }

    private void drawCell(int cell, PilesView.Stack stack) {
        boolean isLegal = legal.contains(stack.cell());
        int activated = isLegal ? chain.ahead(cell, view.mover()).size() : 0;
        pen.spot(stack.cell(), stack.cell(), labels.cell(stack, isLegal, activated), isLegal);
        pen.rect(x(cell) + 3, y(cell) + 3, BED, BED, 12, isLegal ? "free" : "cover");
        if (!stack.open()) {
            pen.path(LOCK, Pen.at(x(cell) + 17, y(cell) + 18), "lock");
        }
        tokens.stack(pen, middle(cell), foot(cell), stack.tokens(), stack.cell());
        if (stack.tokens().size() > 1) {
            drawHeight(cell, stack.tokens().size());
            drawUnfolded(cell, stack);
        }
        pen.end().newLine();
    }

    private void drawHeight(int cell, int height) {
        var number = Integer.toString(height);
        if (isDense) {
            double wide = 14 + 18 * number.length();
            pen.rect(x(cell) + 97 - wide, y(cell) + 3, wide, 32, 8, "tag");
            pen.text(x(cell) + 97 - wide / 2, y(cell) + 29, number, "height");
        } else {
            pen.text(x(cell) + 90, y(cell) + 22, number, "count");
        }
    }

    /// What is in a stack, for those who point at it.
    private void drawUnfolded(int cell, PilesView.Stack stack) {
        pen.group("", "hovered").rect(x(cell) + 3, y(cell) + 3, BED, BED, 12, "unfolded");
        tokens.unfold(pen, middle(cell), y(cell) + CELL / 2, stack.tokens());
        pen.end();
    }

    /// The last turn: its cell, those it activated, and where tokens went from there.
    private void drawLast() {
        int player = Math.floorMod(view.turn() - 1, view.scores().size());
        PilesDrawing.cell(view, look.last()).ifPresent(cell -> drawEffect(cell, chain.behind(cell, player), "last"));
    }

    private void drawChosen(int cell) {
        var active = chain.ahead(cell, view.mover());
        int height = view.stacks().get(cell).tokens().size();
        pen.group("", "through");
        tokens.ghost(pen, middle(cell), foot(cell), height, view.mover());
        pen.end();
        drawEffect(cell, active, "next");
    }

    /// @param when `last` or `next`, as the style sheet has it
    private void drawEffect(int played, Set<Integer> active, String when) {
        pen.chain(active.stream().map(cell -> view.stacks().get(cell).cell()).collect(Collectors.joining(" ")));
        for (int cell : active) {
            if (cell != played) {
                frame(cell, (isDense ? "chain-large " : "chain ") + when);
            }
        }
        frame(played, isDense ? "halo-large" : "halo");
        frame(played, (isDense ? "played-large " : "played ") + when);
        for (int cell : active) {
            for (int other : chain.beside(cell)) {
                if (!active.contains(other)) {
                    drawArrow(cell, other, "arrow-" + when);
                }
            }
        }
        pen.end().newLine();
    }

    private void frame(int cell, String classes) {
        pen.rect(x(cell) + 3, y(cell) + 3, BED, BED, 12, classes);
    }

    /// A token goes over the border of two cells.
    private void drawArrow(int from, int to, String classes) {
        double x = (middle(from) + middle(to)) / 2;
        double y = (y(from) + y(to) + CELL) / 2;
        int degrees = to == from + 1 ? 0 : to == from - 1 ? 180 : to > from ? 90 : 270;
        var place = Pen.at(x, y, degrees) + (isDense ? " scale(1.6)" : "");
        pen.path(ARROW, place, classes);
    }

    private void drawCoordinates() {
        for (int i = 0; i < view.size(); i++) {
            double middle = i * CELL + CELL / 2;
            var number = Integer.toString(i + 1);
            label(left + middle, top - 8 * scale, number);
            label(left - 14 * scale, top + middle + 5 * scale, number);
        }
        pen.newLine();
    }

    private void label(double x, double y, String text) {
        pen.group(Pen.scaled(x, y, scale), "").text(0, 0, text, "axis").end();
    }
}
