package plateau.drawing;

import plateau.drawing.svg.Pen;

/// Words to click on, side by side, in as many lines as they need.
public final class Buttons {
    /// How high a line of buttons is, with the gap below it.
    public static final double LINE = 46;

    private static final double HIGH = 38;
    private static final double GAP = 8;
    private static final double LETTER = 8.4;

    private final Pen pen;
    private final double left;
    private final double right;
    private double x;
    private double y;

    /// @param x where the first button is
    /// @param width what they have room for
    public Buttons(Pen pen, double x, double y, double width) {
        this.pen = pen;
        this.left = x;
        this.right = x + width;
        this.x = x;
        this.y = y;
    }

    /// Adds a button behind those before it, or on a new line.
    ///
    /// @param text what is written on it
    /// @param label what choosing it does
    /// @param isPicked whether it is among the words chosen so far
    public Buttons add(String word, String text, String label, boolean isLegal, boolean isPicked) {
        double width = 28 + text.length() * LETTER;
        if (x > left && x + width > right) {
            x = left;
            y += LINE;
        }
        pen.spot(word, label, isLegal);
        pen.rect(x, y, width, HIGH, 8, isPicked ? "taken" : isLegal ? "button" : "panel");
        pen.text(x + width / 2, y + 25, text, isPicked ? "on-accent" : "caption");
        pen.end().newLine();
        x += width + GAP;
        return this;
    }

    /// Where the next thing below them begins.
    public double bottom() {
        return x > left ? y + LINE : y;
    }
}
