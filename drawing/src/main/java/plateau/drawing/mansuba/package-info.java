/// Mansuba drawn: a tiling for each terrain, the seams, silhouettes of pieces.
@NullMarked
package plateau.drawing.mansuba;

import org.jspecify.annotations.NullMarked;
