/// Drawings as pictures of dots, without any outside program.
@NullMarked
package plateau.drawing.raster;

import org.jspecify.annotations.NullMarked;
