/// Writes markup (HTML with drawings in it) that is well-formed and lets no text from elsewhere through as
/// markup.
@NullMarked
package plateau.drawing.svg;

import org.jspecify.annotations.NullMarked;
