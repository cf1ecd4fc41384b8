package plateau.terminal.viewer;

/// What is looked at, and which part of it.
final class Sight {
    enum Page {
        BOARD,
        EARNINGS,
        HELP
    }

    private Page page = Page.BOARD;
    private int picture;
    private int down;
    private int across;
    private int top;

    Page page() {
        return page;
    }

    /// Which of the pictures of a position.
    int picture() {
        return picture;
    }

    void picture(int index) {
        picture = index;
        page = Page.BOARD;
    }

    /// Turns to a page, or back from it.
    void turnTo(Page other) {
        page = page == other ? Page.BOARD : other;
        top = 0;
    }

    /// Another position is shown: its board is seen as it would be.
    void begin() {
        down = 0;
        across = 0;
        top = page == Page.HELP ? top : 0;
    }

    void scrollBoard(int rows, int columns) {
        down += 2 * rows;
        across += 4 * columns;
    }

    void scrollPage(int lines) {
        top = Math.max(0, top + lines);
    }

    /// Rows by which the board was moved from where it would be.
    int down() {
        return down;
    }

    int across() {
        return across;
    }

    /// Lets nobody move beyond the border of the board.
    void limitBoard(int rows, int columns) {
        down = rows;
        across = columns;
    }

    /// The first line of a page that is seen.
    int top() {
        return top;
    }

    /// Lets nobody leaf beyond the last line.
    void limitPage(int most) {
        top = Math.max(0, Math.min(most, top));
    }
}
