package plateau.drawing.mansuba;

import java.util.TreeMap;
import java.util.function.Predicate;
import plateau.drawing.Sign;
import plateau.drawing.svg.Markup;
import plateau.drawing.svg.Pen;
import plateau.games.mansuba.MansubaView;

/// What lies in a world that is too large to be drawn place by place, in as few shapes as can be: start
/// places of a player together, pieces one by one.
final class Sparse {
    /// Where the middle of a place is, along one of the axes.
    @FunctionalInterface
    interface Along {
        double at(int row, int column);
    }

    /// A circle from its left side on.
    private static final String RING = "a25 25 0 1 0 50 0a25 25 0 1 0-50 0z";

    private final MansubaView view;
    private final Ground ground;
    private final WorldWindow window;
    private final Tiling tiling;

    Sparse(MansubaView view, Ground ground, WorldWindow window, Tiling tiling) {
        this.view = view;
        this.ground = ground;
        this.window = window;
        this.tiling = tiling;
    }

    /// @param isElsewhere whether a place is drawn with all that lies there
    void draw(Pen pen, Along x, Along y, Predicate<String> isElsewhere) {
        var rings = new TreeMap<Integer, StringBuilder>();
        var primes = new StringBuilder();
        var pieces = new Pen();
        int endRow = window.firstRow() + window.rows();
        int endColumn = window.firstColumn() + window.columns();
        for (int row = window.firstRow(); row < endRow; row++) {
            for (int column = window.firstColumn(); column < endColumn; column++) {
                var place = window.placeAt(row, column);
                var name = place.toString();
                double middleX = x.at(row, column);
                double middleY = y.at(row, column);
                ground.startOn(name)
                        .ifPresent(player -> rings.computeIfAbsent(player, _ -> new StringBuilder())
                                .append(moved(middleX - 25, middleY, RING)));
                if (ground.hasKings() && place.isPrime(view.width())) {
                    var mark = tiling.mark(tiling.shape(row, column));
                    double left = middleX + mark.x() - 4;
                    primes.append(moved(left, middleY + mark.y(), "l4-4 4 4-4 4z"));
                }
                ground.find(name)
                        .filter(_ -> !isElsewhere.test(name))
                        .ifPresent(piece -> draw(pieces, piece, middleX, middleY));
            }
        }
        rings.forEach((player, path) -> draw(pen, player, path.toString()));
        if (!primes.isEmpty()) {
            pen.path(primes.toString(), "mansuba-prime").newLine();
        }
        pen.add(pieces).newLine();
    }

    private static String moved(double x, double y, String relative) {
        return "M" + Markup.number(x) + " " + Markup.number(y) + relative;
    }

    private static void draw(Pen pen, int player, String rings) {
        var colour = Sign.fill(player);
        pen.styled(rings, "", "fill:" + colour + ";fill-opacity:.25;stroke:" + colour + ";stroke-width:3")
                .newLine();
    }

    private void draw(Pen pen, MansubaView.Placed piece, double x, double y) {
        pen.use(
                Silhouette.name(piece.kind(), piece.player()),
                Pen.scaled(x, y, tiling.pieceScale()),
                Silhouette.thing(piece),
                "");
    }
}
