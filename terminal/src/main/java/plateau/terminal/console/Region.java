package plateau.terminal.console;

/// A part of the screen.
public record Region(int row, int column, int height, int width) {
    public boolean contains(int atRow, int atColumn) {
        return atRow >= row && atRow < end() && atColumn >= column && atColumn < column + width;
    }

    /// The middle of its first row.
    public int middle() {
        return column + width / 2;
    }

    /// The row after it.
    public int end() {
        return row + height;
    }
}
