package plateau.drawing.carcassonne;

import plateau.core.Selection;
import plateau.drawing.svg.Pen;
import plateau.games.carcassonne.CarcassonneState.Phase;
import plateau.games.carcassonne.CarcassonneView;

/// Below the land: the tile in hand, large; once a cell is chosen the tile in each direction in which it
/// fits there; once it lies, where its follower may go. All that may be chosen on the land may be chosen
/// here, where it is large enough for a finger.
final class HandTray {
    private static final double TOP = 18;
    private static final double LARGE = 1.8;
    private static final double MEDIUM = 1.25;
    private static final double SIDE = LandLayout.CELL * LARGE;
    private static final double GAP = 20;
    private static final double BUTTON = 40;

    /// The back of a tile.
    private static final double BACK = 96;

    private final CarcassonneView view;
    private final Selection selection;
    private final Tiles tiles;
    private final Captions captions;
    private final FeatureNames names;

    HandTray(CarcassonneView view, Selection selection, Tiles tiles, Captions captions, FeatureNames names) {
        this.view = view;
        this.selection = selection;
        this.tiles = tiles;
        this.captions = captions;
        this.names = names;
    }

    double height() {
        return view.phase() == Phase.OVER ? 0 : TOP + SIDE + GAP / 2;
    }

    void draw(Pen pen) {
        if (view.phase() == Phase.OVER) {
            return;
        }
        pen.group(Pen.at(6, TOP), "");
        boolean choosesDirection = view.phase() == Phase.PLACE
                && selection.words().size() == 1
                && !selection.choices().isEmpty();
        if (choosesDirection) {
            drawDirections(pen);
        } else {
            drawHand(pen);
        }
        pen.end();
    }

    private void drawHand(Pen pen) {
        double middle = SIDE / 2;
        if (view.drawn().isEmpty()) {
            drawStack(pen);
        } else {
            pen.rect(2, 5, SIDE, SIDE, 4, "carc-shade").rect(0, 0, SIDE, SIDE, 4, "carc-side");
            // Once it lies on the land, or is about to, it is there.
            boolean isHere = view.phase() == Phase.PLACE && selection.words().isEmpty();
            pen.thing(isHere ? LandLayer.thing(view.tiles().size()) : "");
            tiles.whole(pen, face(), quarters(), middle, middle, LARGE);
            pen.end();
        }
        drawTexts(pen, SIDE + GAP);
        if (view.phase() == Phase.FOLLOWER) {
            pen.group(Pen.scaled(middle, middle, LARGE), "");
            drawPlaces(pen);
            pen.end();
        }
        drawButtons(pen, SIDE + GAP);
    }

    private TileFace face() {
        return tiles.face(view.drawn());
    }

    /// As it lies on the land, or is about to.
    private int quarters() {
        if (view.phase() == Phase.FOLLOWER) {
            return view.tiles().getLast().direction().ordinal();
        }
        return selection.words().size() == 2
                ? Captions.quarters(selection.words().getLast())
                : 0;
    }

    /// While nobody has a tile: those that lie face down.
    private void drawStack(Pen pen) {
        for (int i = Math.min(3, view.tilesLeft()); i > 0; i--) {
            double at = 18 + 5 * i;
            pen.rect(at, at, BACK, BACK, 8, "carc-back");
        }
        if (view.tilesLeft() > 0) {
            double middle = 23 + BACK / 2;
            pen.path(Follower.FIGURE, Pen.scaled(middle, middle, 2.4), "carc-emblem");
        }
    }

    private void drawTexts(Pen pen, double x) {
        double y = 22;
        for (var line : captions.hand()) {
            pen.text(x, y, line, y < 30 ? "title" : "note");
            y += 22;
        }
        pen.newLine();
    }

    private void drawPlaces(Pen pen) {
        var tile = view.tiles().getLast();
        for (var segment : view.kind(view.drawn()).segments()) {
            if (selection.choices().contains(segment.word())) {
                pen.spot(segment.word(), names.place(tile, segment), true);
                Pointer.place(pen, face().follower(segment.follower(), quarters()), segment, view.mover());
                pen.end().newLine();
            }
        }
    }

    /// What may be chosen and is no place on the land.
    private void drawButtons(Pen pen, double x) {
        double at = x;
        for (var word : selection.choices()) {
            if (!LandCell.isOne(word) && word.indexOf('@') < 0) {
                var text = captions.button(word);
                double width = 36 + 8.2 * text.length();
                pen.spot(word, text, true);
                pen.rect(at, SIDE - BUTTON, width, BUTTON, 10, "carc-button");
                pen.text(at + width / 2, SIDE - BUTTON / 2 + 5.5, text, "carc-command");
                pen.end().newLine();
                at += width + GAP / 2;
            }
        }
    }

    private void drawDirections(Pen pen) {
        double side = LandLayout.CELL * MEDIUM;
        double x = 0;
        var first = selection.choices().getFirst();
        var cell = selection.words().getFirst();
        for (var word : selection.choices()) {
            pen.spot(word, captions.direction(word, cell), true);
            pen.rect(x + 2, 5, side, side, 4, "carc-shade");
            tiles.whole(pen, face(), Captions.quarters(word), x + side / 2, side / 2, MEDIUM);
            pen.rect(x - 3, -3, side + 6, side + 6, 6, word.equals(first) ? "picked" : "carc-offer");
            pen.text(x + side / 2, side + 24, captions.facing(word), "axis");
            pen.end().newLine();
            x += side + GAP;
        }
    }
}
