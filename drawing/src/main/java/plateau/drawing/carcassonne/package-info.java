/// Carcassonne as a drawing: tiles from their table of segments, the land, the tile in hand.
@NullMarked
package plateau.drawing.carcassonne;

import org.jspecify.annotations.NullMarked;
