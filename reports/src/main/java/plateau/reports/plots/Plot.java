package plateau.reports.plots;

import plateau.core.text.Text;
import plateau.drawing.svg.Markup;

/// A drawing that a page lets be as wide as it can, and that is a file of its own as well: places across it
/// are percentages, margins and heights are not.
///
/// @param title what it shows
/// @param said the same in a sentence with numbers, for those who cannot see it
/// @param left the margin in which names and numbers stand
/// @param height without the margin at the top
public record Plot(String title, String said, int left, int top, int right, int height, Markup inside) {
    /// As a part of a page.
    public Markup page() {
        return new Markup()
                .open("div", "class", "drawn", "style", Text.format("padding:%dpx %dpx 0 %dpx", top, right, left))
                .open("div", "class", "measured")
                .open("svg", "role", "img", "class", "plot", "height", String.valueOf(height))
                .element("title", title)
                .element("desc", said)
                .line()
                .add(inside)
                .close()
                .close()
                .close()
                .line();
    }
}
