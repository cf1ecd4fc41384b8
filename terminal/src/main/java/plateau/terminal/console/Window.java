package plateau.terminal.console;

/// A region through which a part of something larger is seen.
///
/// @param top the first row of it that is seen
/// @param left the first column of it that is seen
public record Window(Region region, int top, int left) {
    /// So many cells are kept between what is looked at and the border, where there is more beyond it.
    private static final int MARGIN = 3;

    /// The window of a region, moved as little as possible from where it was so that a place is well in
    /// sight; what fits as a whole is seen as a whole.
    ///
    /// @param height of what is looked at
    /// @param width of what is looked at
    /// @param row the place to be seen
    /// @param column the place to be seen
    public Window follow(Region region, int height, int width, int row, int column) {
        return new Window(region, moved(top, region.height(), height, row), moved(left, region.width(), width, column));
    }

    private static int moved(int first, int seen, int all, int place) {
        int margin = Math.min(MARGIN, (seen - 1) / 2);
        int least = place + margin - seen + 1;
        int most = place - margin;
        int wanted = Math.max(least, Math.min(most, first));
        return Math.max(0, Math.min(all - seen, wanted));
    }

    /// The row on the screen of a row of what is looked at.
    public int row(int row) {
        return region.row() + row - top;
    }

    /// The column on the screen of a column of what is looked at.
    public int column(int column) {
        return region.column() + column - left;
    }

    /// Whether a place of what is looked at is in sight.
    public boolean shows(int row, int column) {
        return region.contains(row(row), column(column));
    }
}
