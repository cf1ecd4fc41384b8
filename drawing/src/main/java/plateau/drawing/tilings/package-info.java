/// Draws Tilings.
@NullMarked
package plateau.drawing.tilings;

import org.jspecify.annotations.NullMarked;
