package plateau.drawing.carcassonne;

import plateau.core.text.Text;

/// A cell as notations have it, `-1,2`.
record LandCell(int x, int y) {
    /// Whether a word of a notation is a cell.
    static boolean isOne(String word) {
        return word.indexOf(',') > 0;
    }

    static LandCell of(String word) {
        int comma = word.indexOf(',');
        return new LandCell(number(word.substring(0, comma)), number(word.substring(comma + 1)));
    }

    private static int number(String digits) {
        return (int) Text.wholeNumber(digits).orElseThrow();
    }

    String word() {
        return x + "," + y;
    }
}
