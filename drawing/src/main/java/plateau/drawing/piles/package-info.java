/// Draws Piles.
@NullMarked
package plateau.drawing.piles;

import org.jspecify.annotations.NullMarked;
