/// Munificence drawn: the spiral market, the guild, and what the players hold.
@NullMarked
package plateau.drawing.munificence;

import org.jspecify.annotations.NullMarked;
