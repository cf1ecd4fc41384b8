package plateau.drawing.mansuba;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import plateau.core.Selection;
import plateau.drawing.Look;
import plateau.drawing.Sign;
import plateau.drawing.svg.Pen;
import plateau.games.mansuba.MansubaView;
import plateau.games.mansuba.MansubaView.Placed;
import plateau.games.mansuba.Terrain;

/// The world with its pieces, and around it, pale, what lies beyond its seams.
final class WorldMap {
    private static final double AXIS = 30;

    /// A mark around the middle of a place is so far inside its shape that the next place does not
    /// cover it.
    private static final double INSET = 0.93;

    private static final double RING = 0.82;

    private final MansubaView view;
    private final Selection selection;
    private final Look look;
    private final Ground ground;
    private final MansubaWords words;
    private final WorldWindow window;
    private final Tiling tiling;
    private final Set<String> legal;
    private final double left;
    private final double top;

    WorldMap(MansubaView view, Selection selection, Look look, Ground ground, MansubaWords words, WorldWindow window) {
        this.view = view;
        this.selection = selection;
        this.look = look;
        this.ground = ground;
        this.words = words;
        this.window = window;
        tiling = new Tiling(view.terrain(), view.width(), view.height());
        legal = new HashSet<>(selection.choices());
        double axis = look.shows(Look.Layer.COORDINATES) ? AXIS : 6;
        left = axis + (window.hasColumnMargin() ? tiling.across() : 0);
        top = axis + (window.hasRowMargin() ? tiling.down() : 0);
    }

    double width() {
        return width(tiling);
    }

    private double width(Tiling any) {
        double margin = window.hasColumnMargin() ? any.across() : 0;
        double axis = look.shows(Look.Layer.COORDINATES) ? AXIS : 6;
        double beyond = window.hasColumnMargin() ? margin : 6;
        return axis + margin + window.columns() * any.across() + any.overhang() + beyond;
    }

    /// How wide it can become: a landslide changes the ground.
    double widest() {
        return Stream.of(Terrain.values())
                .map(terrain -> new Tiling(terrain, view.width(), view.height()))
                .mapToDouble(this::width)
                .max()
                .orElseThrow();
    }

    double height() {
        double margin = window.hasRowMargin() ? tiling.down() : 6;
        return top + window.rows() * tiling.down() + tiling.underhang() + margin;
    }

    private double x(int row, int column) {
        return left + tiling.x(row, column) - window.firstColumn() * tiling.across();
    }

    private double y(int row, int column) {
        return top + tiling.y(row, column) - window.firstRow() * tiling.down();
    }

    /// Defines the shapes that occur more than once.
    void define(Pen pen) {
        for (var shape : tiling.shapes()) {
            var outline = tiling.outline(shape, 1);
            pen.define("mansuba-" + shape).path(outline, "mansuba-cell mansuba-" + shape);
            pen.defined().newLine();
            for (int player : startPlayers()) {
                defineStart(pen, shape, player);
            }
        }
        var known = new HashSet<String>();
        var all = new ArrayList<Placed>(view.pieces());
        all.addAll(view.captured());
        for (var piece : all) {
            if (known.add(Silhouette.name(piece.kind(), piece.player()))) {
                new Silhouette(piece.kind()).define(pen, piece.player());
            }
        }
    }

    private Set<Integer> startPlayers() {
        var players = new TreeSet<Integer>();
        view.starts().forEach(start -> players.add(start.player()));
        return players;
    }

    private void defineStart(Pen pen, String shape, int player) {
        pen.define(start(shape, player));
        pen.styled(
                tiling.outline(shape, RING),
                "",
                "fill:"
                        + Sign.fill(player)
                        + ";fill-opacity:.1;stroke:"
                        + Sign.fill(player)
                        + ";stroke-width:2.4;stroke-dasharray:6 4");
        pen.defined().newLine();
        pen.define(owner(shape, player));
        var corner = tiling.sign(shape);
        pen.circle(corner.x(), corner.y(), 8.5, "mansuba-badge");
        badge(pen, corner, player);
        pen.defined().newLine();
    }

    /// The sign of a player, or the number where signs come again.
    private static void badge(Pen pen, Tiling.Corner corner, int player) {
        if (player < Sign.DISTINCT) {
            Sign.draw(pen, corner.x(), corner.y(), 6.4, player);
        } else {
            var number = Integer.toString(player);
            pen.text(corner.x(), corner.y() + 4.5, number, "mansuba-small");
        }
    }

    private static String start(String shape, int player) {
        return "mansuba-start-" + shape + "-" + player;
    }

    private static String owner(String shape, int player) {
        return "mansuba-owner-" + shape + "-" + player;
    }

    void draw(Pen pen) {
        var edges = new Edges(tiling, window);
        var together = new GroundRows(tiling, window);
        if (window.hasRowMargin() || window.hasColumnMargin()) {
            ground(pen, 1);
            if (window.isLarge()) {
                together.draw(pen, left, top, 1);
            }
            margin(pen);
            edges(pen, edges.ofMargin());
            pen.rect(0, 0, width(), height(), 0, "mansuba-veil").newLine();
        }
        ground(pen, 0);
        if (window.isLarge()) {
            together.draw(pen, left, top, 0);
            new Sparse(view, ground, window, tiling).draw(pen, this::x, this::y, this::isMarked);
        }
        for (int row = window.firstRow(); row < window.firstRow() + window.rows(); row++) {
            for (int column = firstColumn(); column < endColumn(); column++) {
                if (isDrawn(row, column)) {
                    place(pen, row, column);
                }
            }
        }
        edges(pen, edges.ofWindow());
        if (look.shows(Look.Layer.COORDINATES)) {
            axes(pen);
        }
    }

    /// Of a large world only the places where something is marked, or to be chosen.
    private boolean isDrawn(int row, int column) {
        return !window.isLarge() || isMarked(window.placeAt(row, column).toString());
    }

    private boolean isHeld(int row, int column) {
        return ground.find(window.placeAt(row, column).toString()).isPresent();
    }

    private boolean isMarked(String place) {
        return legal.contains(place)
                || look.last().contains(place)
                || selection.words().contains(place);
    }

    private void edges(Pen pen, String path) {
        if (!path.isEmpty()) {
            double x = left - window.firstColumn() * tiling.across();
            double y = top - window.firstRow() * tiling.down();
            pen.path(path, Pen.at(x, y), "mansuba-edge").newLine();
        }
    }

    private int firstColumn() {
        return window.firstColumn();
    }

    private int endColumn() {
        return window.firstColumn() + window.columns();
    }

    /// What shows between the places where they do not fill the plane.
    private void ground(Pen pen, int margin) {
        if (view.terrain() != Terrain.OCTAGONAL && view.terrain() != Terrain.TRIANGULAR) {
            return;
        }
        double columns = window.hasColumnMargin() ? margin : 0;
        double rows = window.hasRowMargin() ? margin : 0;
        pen.rect(
                left - columns * tiling.across(),
                top - rows * tiling.down(),
                (window.columns() + 2 * columns) * tiling.across(),
                (window.rows() + 2 * rows) * tiling.down(),
                0,
                "mansuba-between-" + MansubaWords.key(view.terrain()));
        pen.newLine();
    }

    private void margin(Pen pen) {
        for (int row = window.firstRow() - 1; row <= window.firstRow() + window.rows(); row++) {
            for (int column = firstColumn() - 1; column <= endColumn(); column++) {
                if (window.exists(row, column)
                        && !window.isInside(row, column)
                        && (isDrawn(row, column) || isHeld(row, column))) {
                    pen.group(Pen.at(x(row, column), y(row, column)), "");
                    lying(pen, row, column, false);
                    pen.end().newLine();
                }
            }
        }
    }

    private void place(Pen pen, int row, int column) {
        var place = window.placeAt(row, column).toString();
        pen.group(Pen.at(x(row, column), y(row, column)), "");
        boolean isLegal = legal.contains(place);
        pen.spot(place, place, words.label(place, isLegal), isLegal);
        lying(pen, row, column, true);
        pen.end().end().newLine();
    }

    /// A place and all that is to be seen there, around 0, 0.
    ///
    /// @param isHere whether it is the place itself, and not how it shows beyond a seam
    private void lying(Pen pen, int row, int column, boolean isHere) {
        var place = window.placeAt(row, column).toString();
        var shape = tiling.shape(row, column);
        var piece = ground.find(place);
        pen.use("mansuba-" + shape, "");
        if (ground.hasKings() && window.placeAt(row, column).isPrime(view.width())) {
            var corner = tiling.mark(shape);
            pen.path("M-4 0L0-4L4 0L0 4Z", Pen.at(corner.x(), corner.y()), "mansuba-prime");
        }
        ground.startOn(place).ifPresent(player -> pen.use(start(shape, player), ""));
        marks(pen, place, shape);
        // Over the marks, which would hide whose place it is.
        ground.startOn(place).ifPresent(player -> pen.use(owner(shape, player), ""));
        piece.ifPresent(each -> pen.use(
                Silhouette.name(each.kind(), each.player()),
                Pen.scaled(0, 0, tiling.pieceScale()),
                isHere ? Silhouette.thing(each) : "",
                ""));
        if (legal.contains(place) && !selection.words().isEmpty()) {
            pen.circle(0, 0, piece.isEmpty() ? 9 : 26, piece.isEmpty() ? "mansuba-goal" : "mansuba-prey");
        }
    }

    private void marks(Pen pen, String place, String shape) {
        if (look.last().contains(place)) {
            boolean isEnd = look.last().getLast().equals(place);
            pen.path(tiling.outline(shape, INSET), isEnd ? "recent" : "mansuba-left");
        }
        if (selection.words().contains(place)) {
            pen.path(tiling.outline(shape, INSET), "mansuba-movable");
            pen.path(tiling.outline(shape, INSET), "picked");
        } else if (legal.contains(place) && selection.words().isEmpty()) {
            pen.path(tiling.outline(shape, INSET), "mansuba-movable");
        }
    }

    private void axes(Pen pen) {
        for (int column = firstColumn(); column < endColumn(); column++) {
            int name = window.placeAt(window.firstRow(), column).column();
            double x = x(window.firstRow(), column);
            pen.text(x, AXIS - 9, Integer.toString(name), "mansuba-axis");
        }
        pen.newLine();
        for (int row = window.firstRow(); row < window.firstRow() + window.rows(); row++) {
            int name = window.placeAt(row, firstColumn()).row();
            double middle = top + (row - window.firstRow() + 0.5) * tiling.down();
            pen.text(AXIS / 2 - 2, middle + 7, Integer.toString(name), "mansuba-axis");
        }
        pen.newLine();
    }
}
