package plateau.terminal.console;

/// A part of the screen.
public record Region(int row, int column, int height, int width) {
    public boolean contains(int atRow, int atColumn) {
        return atRow >= row && atRow < end() && atColumn >= column && atColumn < column + width;
    }

    /// The row after it.
    public int end() {
        return row + height;
    }
}
