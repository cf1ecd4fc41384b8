/// Positions as pictures: each game drawn as SVG from what a viewer may see of it, in one family of
/// shapes and colours.
@NullMarked
package plateau.drawing;

import org.jspecify.annotations.NullMarked;
