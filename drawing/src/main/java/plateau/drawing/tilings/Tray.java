package plateau.drawing.tilings;

import java.util.List;
import java.util.stream.IntStream;
import plateau.core.Selection;
import plateau.drawing.Sign;
import plateau.drawing.svg.Pen;
import plateau.games.tilings.TilingsView;

/// What lies below the board: the tile to be laid, large, the ways to turn it, the tiles that players
/// have yet to lay, and, if wanted, what is left of the deck. It is 460 units wide at least.
final class Tray {
    static final double NARROWEST = 460;

    private static final double HEIGHT = 116;
    private static final double FRONT = 100;
    private static final double TURN = 64;
    private static final double SMALL = 20;

    /// Where things beside the large tile begin.
    private static final double BESIDE = 122;

    private static final double KIND_WIDE = 92;
    private static final double KIND_HIGH = 46;
    private static final double KIND = 38;
    private static final int MOST_KINDS = 120;

    private final TilingsView view;
    private final Selection selection;
    private final TriangleTiles tiles;
    private final TilingsLabels labels;
    private final double width;

    Tray(TilingsView view, Selection selection, TriangleTiles tiles, TilingsLabels labels, double width) {
        this.view = view;
        this.selection = selection;
        this.tiles = tiles;
        this.labels = labels;
        this.width = width;
    }

    /// Draws all of it; gives how high it is.
    double draw(Pen pen, boolean hasRemaining) {
        double height = 0;
        if (view.turnOf() >= 0) {
            drawFront(pen);
            boolean isTurning = !selection.words().isEmpty() && view.rotations();
            if (isTurning) {
                drawTurns(pen);
            } else if (selection.choices().contains("skip")) {
                drawSkip(pen);
            } else {
                drawQueues(pen);
            }
            height = HEIGHT;
        }
        return hasRemaining ? drawRemaining(pen, height) : height;
    }

    private void tile(Pen pen, double x, double y, double size, String sides) {
        pen.use(tiles.tile(sides), Pen.scaled(x, y, size / TriangleTiles.TILE));
    }

    private void drawFront(Pen pen) {
        pen.rect(2, 11, FRONT, FRONT, 6, "shade");
        if (view.front().isEmpty()) {
            pen.rect(0, 8, FRONT, FRONT, 6, "back");
            pen.text(FRONT / 2, 8 + FRONT / 2 + 12, "?", "unknown");
        } else {
            pen.titled(labels.get("front", labels.sides(view.frontSides())));
            // Once a cell is chosen it is there.
            pen.thing(selection.words().isEmpty() ? BoardLayers.HAND : "");
            tile(pen, 0, 8, FRONT, view.frontSides());
            pen.end();
            pen.circle(FRONT / 2, 8 + FRONT / 2, 21, "medal");
            drawOwner(pen, FRONT / 2, 8 + FRONT / 2, 13, view.turnOf());
            pen.end();
        }
        pen.newLine();
    }

    private static void drawOwner(Pen pen, double x, double y, double radius, int player) {
        if (Sign.isRepeated(player)) {
            Sign.bare(pen, x - radius * 0.7, y, radius * 0.6, player);
            pen.text(x + radius * 0.7, y + 5, Integer.toString(player), "sum");
        } else {
            Sign.bare(pen, x, y, radius, player);
        }
    }

    /// The four ways to turn the tile; those that do not fit are pale.
    private void drawTurns(Pen pen) {
        pen.text(BESIDE, 18, labels.get("turns", selection.words().getFirst()), "note");
        for (int turn = 0; turn < 4; turn++) {
            var word = "turn" + turn;
            var sides = TriangleTiles.turned(view.frontSides(), turn);
            double x = BESIDE + 4 + turn * (TURN + 18);
            boolean isLegal = selection.choices().contains(word);
            boolean isChosen = selection.words().contains(word);
            if (isLegal || isChosen) {
                pen.spot(word, labels.get("turn", turn, labels.sides(sides)), isLegal);
            } else {
                pen.group("", "pale");
            }
            tile(pen, x, 30, TURN, sides);
            if (isLegal || isChosen) {
                pen.rect(x - 4, 26, TURN + 8, TURN + 8, 6, isLegal ? "choice" : "picked");
            }
            pen.end();
            pen.text(x + TURN / 2, 30 + TURN + 20, word, "axis").newLine();
        }
    }

    private void drawSkip(Pen pen) {
        pen.spot("skip", labels.get("skip.label"), true);
        pen.rect(BESIDE, 36, 150, 44, 8, "button");
        pen.text(BESIDE + 75, 64, labels.get("skip"), "push");
        pen.end().newLine();
    }

    /// The tiles that players have yet to lay: of all, if they are few, or of the one whose turn it is.
    private void drawQueues(Pen pen) {
        int players = view.queues().size();
        var shown = players <= 4 ? IntStream.range(0, players).boxed().toList() : List.of(view.turnOf());
        double y = 8 + FRONT / 2 - shown.size() * 13;
        for (int player : shown) {
            drawQueue(pen, player, y + 13);
            y += 26;
        }
    }

    private void drawQueue(Pen pen, int player, double y) {
        var queue = view.queues().get(player);
        pen.titled(labels.get("queue", queue.unseen(), queue.known().size()));
        drawOwner(pen, BESIDE + 10, y, 9, player);
        pen.rect(BESIDE + 36, y - SMALL / 2 + 3, SMALL, SMALL, 3, "shade");
        pen.rect(BESIDE + 34, y - SMALL / 2, SMALL, SMALL, 3, "back");
        pen.text(BESIDE + 64, y + 5.5, "× " + queue.unseen(), "label");
        double x = BESIDE + 112;
        int room = (int) ((width - x) / (SMALL + 4));
        for (var kind : queue.known().stream().limit(room).toList()) {
            tile(pen, x, y - SMALL / 2, SMALL, sides(kind));
            x += SMALL + 4;
        }
        pen.end().newLine();
    }

    private String sides(String kind) {
        return view.kinds().stream()
                .filter(each -> each.kind().equals(kind))
                .findFirst()
                .orElseThrow()
                .sides();
    }

    private double drawRemaining(Pen pen, double top) {
        int columns = Math.max(1, (int) (width / KIND_WIDE));
        int shown = Math.min(view.kinds().size(), MOST_KINDS);
        var more = view.kinds().size() - shown;
        pen.text(0, top + 20, labels.get(more == 0 ? "remaining" : "remaining.some", more), "note");
        for (int i = 0; i < shown; i++) {
            var kind = view.kinds().get(i);
            double x = i % columns * KIND_WIDE;
            int row = i / columns;
            double y = top + 30 + row * KIND_HIGH;
            pen.titled(labels.get("kind", kind.kind(), labels.sides(kind.sides()), kind.unseen(), kind.count()));
            tile(pen, x, y, KIND, kind.sides());
            pen.text(x + KIND + 6, y + 25, "× " + kind.unseen(), kind.unseen() == 0 ? "note" : "label");
            pen.end().newLine();
        }
        int rows = (shown + columns - 1) / columns;
        return top + 30 + rows * KIND_HIGH;
    }
}
