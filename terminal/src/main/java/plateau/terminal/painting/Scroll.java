package plateau.terminal.painting;

import plateau.terminal.console.Window;

/// By how much somebody has moved the window through which a board is seen from where it would be.
public final class Scroll {
    private int down;
    private int across;

    public void by(int rows, int columns) {
        down += rows;
        across += columns;
    }

    public void reset() {
        down = 0;
        across = 0;
    }

    /// The window where it was moved to, but not beyond the border of the board.
    Window moved(Window window, int lowest, int rightmost) {
        int top = Math.clamp(window.top() + down, 0, lowest);
        int left = Math.clamp(window.left() + across, 0, rightmost);
        down = top - window.top();
        across = left - window.left();
        return new Window(window.region(), top, left);
    }
}
