package plateau.reports.plots;

import plateau.drawing.svg.Markup;
import plateau.words.Wording;

/// A vertical axis: marks, their lines over the plot, and what it counts at the top.
record Upwards(Scale scale, int height, Wording wording) {
    void draw(Markup out) {
        for (double mark : scale.marks()) {
            var y = Markup.number(at(mark));
            out.empty("line", "x1", "0", "x2", "100%", "y1", y, "y2", y, "class", "grid");
            var text = wording.decimal(scale.digits(mark), mark);
            out.element("text", text, "x", "-8", "y", y, "class", "tick side");
        }
    }

    /// Where a number lies, from the top.
    double at(double number) {
        return height * (1 - scale.at(number) / 100);
    }
}
