package plateau.terminal.console;

import java.util.Arrays;
import plateau.core.picture.Ink;
import plateau.core.picture.Picture;
import plateau.terminal.screen.Letters;

/// What a screen is to show: rows of cells, each a character and its ink. What does not fit is cut off,
/// so nobody has to look at the size before drawing.
public final class Frame {
    /// The second cell of a wide character.
    static final int NOTHING = 0;

    private final int rows;
    private final int columns;
    private final Letters letters;
    private final int[] characters;
    private final Ink[] inks;

    public Frame(int rows, int columns, Letters letters) {
        this.rows = rows;
        this.columns = columns;
        this.letters = letters;
        characters = new int[rows * columns];
        inks = new Ink[rows * columns];
        Arrays.fill(characters, ' ');
        Arrays.fill(inks, Ink.PLAIN);
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    /// All of it.
    public Region region() {
        return new Region(0, 0, rows, columns);
    }

    /// Writes text from a place on; gives the column after it.
    public int put(int row, int column, String text, Ink ink) {
        return put(row, column, columns, text, ink);
    }

    /// Writes text from a place on and up to another column; gives the column after it.
    public int put(int row, int column, int end, String text, Ink ink) {
        int at = column;
        for (int character : text.codePoints().toArray()) {
            int width = Letters.width(character);
            if (width > 0 && at + width <= end) {
                set(row, at, letters.shown(character), ink);
                if (width == 2) {
                    set(row, at + 1, letters.isUnicode() ? NOTHING : ' ', ink);
                }
            }
            at += width;
        }
        return Math.min(at, end);
    }

    private void set(int row, int column, int character, Ink ink) {
        if (row >= 0 && row < rows && column >= 0 && column < columns) {
            characters[row * columns + column] = character;
            inks[row * columns + column] = ink;
        }
    }

    /// Changes the ink of a place.
    public void ink(int row, int column, Ink ink) {
        if (row >= 0 && row < rows && column >= 0 && column < columns) {
            inks[row * columns + column] = ink;
        }
    }

    /// Draws the part of a picture that is seen through a window.
    public void draw(Picture picture, Window window) {
        var region = window.region();
        for (int i = 0; i < region.height(); i++) {
            for (int j = 0; j < region.width(); j++) {
                int row = window.top() + i;
                int column = window.left() + j;
                set(
                        region.row() + i,
                        region.column() + j,
                        letters.shown(picture.characterAt(row, column)),
                        picture.inkAt(row, column));
            }
        }
    }

    /// Whether nothing is written at a place of the frame.
    public boolean isBlank(int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns && characterAt(row, column) == ' ';
    }

    /// Makes a region blank.
    public void clear(Region region) {
        for (int i = 0; i < region.height(); i++) {
            put(region.row() + i, region.column(), " ".repeat(region.width()), Ink.PLAIN);
        }
    }

    /// A line from left to right.
    public void rule(int row, int column, int width, Ink ink) {
        put(row, column, "─".repeat(Math.max(0, width)), ink);
    }

    int characterAt(int row, int column) {
        return characters[row * columns + column];
    }

    Ink inkAt(int row, int column) {
        return inks[row * columns + column];
    }

    /// Whether a cell is the same as another frame's.
    boolean isSame(Frame other, int row, int column) {
        int at = row * columns + column;
        return characters[at] == other.characters[at] && inks[at].equals(other.inks[at]);
    }

    /// The characters, a line for each row, without the spaces at its end.
    @Override
    public String toString() {
        var out = new StringBuilder();
        for (int row = 0; row < rows; row++) {
            var line = new StringBuilder();
            for (int column = 0; column < columns; column++) {
                int character = characterAt(row, column);
                if (character != NOTHING) {
                    line.appendCodePoint(character);
                }
            }
            out.append(line.toString().stripTrailing()).append('\n');
        }
        return out.toString();
    }
}
