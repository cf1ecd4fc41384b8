package plateau.reports.plots;

import plateau.drawing.svg.Markup;
import plateau.words.Wording;

/// What the colours of a heat map stand for.
///
/// @param title what the numbers are, with their unit
public record Legend(Ramp ramp, String title, boolean hasGaps, Wording wording) {
    static final int HEIGHT = 64;

    private static final int STEPS = 48;
    private static final int BAR = 12;
    private static final int SWATCH = 18;
    private static final int TICK = BAR + 16;
    private static final int TITLE = BAR + 36;

    /// Draws it somewhere in a plot.
    void draw(Markup out, int top) {
        for (int step = 0; step < STEPS; step++) {
            double number = ramp.low() + (ramp.high() - ramp.low()) * (step + 0.5) / STEPS;
            out.empty(
                    "rect",
                    "x",
                    Markup.percent(100.0 * step / STEPS),
                    "y",
                    String.valueOf(top),
                    "width",
                    Markup.percent(100.0 / STEPS + 0.1),
                    "height",
                    String.valueOf(BAR),
                    "class",
                    "shade " + ramp.half(number),
                    "style",
                    ramp.style(number));
        }
        out.line();
        drawMarks(out, top);
        if (hasGaps) {
            drawGap(out, top + TITLE);
        }
        var y = String.valueOf(top + TITLE);
        out.element("text", title, "x", "100%", "y", y, "class", "axis");
    }

    private void drawMarks(Markup out, int top) {
        if (ramp.high() <= ramp.low()) {
            return;
        }
        var round = Scale.linear(java.util.stream.DoubleStream.of(ramp.low(), ramp.high()));
        int index = 0;
        for (double mark : round.marks()) {
            if (mark < ramp.low() || mark > ramp.high()) {
                continue;
            }
            var x = Markup.percent(100 * ramp.at(mark));
            out.add(ValueAxis.vertical(x, top + BAR, top + BAR + 4, "whisker"));
            out.element(
                    "text",
                    wording.decimal(round.digits(mark), mark),
                    "x",
                    x,
                    "y",
                    String.valueOf(top + TICK),
                    "class",
                    index++ % 2 == 0 ? "tick" : "tick odd");
        }
    }

    private void drawGap(Markup out, int base) {
        out.empty(
                "rect",
                "x",
                "0",
                "y",
                String.valueOf(base - BAR),
                "width",
                String.valueOf(SWATCH),
                "height",
                String.valueOf(BAR),
                "class",
                "unplayed");
        var x = String.valueOf(SWATCH + 6);
        out.element("text", wording.get("unplayed"), "x", x, "y", String.valueOf(base));
    }

    /// The legend of several heat maps.
    public Plot plot() {
        var inside = new Markup();
        draw(inside, 0);
        return new Plot(title, title, 8, 0, 12, HEIGHT, inside);
    }
}
