package plateau.terminal.viewer;

import plateau.terminal.painting.Scroll;

/// What is looked at, and which part of it.
final class Viewport {
    enum Page {
        BOARD,
        EARNINGS,
        HELP
    }

    private Page page = Page.BOARD;
    private int picture;
    private final Scroll board = new Scroll();
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
        board.reset();
        top = page == Page.HELP ? top : 0;
    }

    void scrollBoard(int rows, int columns) {
        board.by(2 * rows, 4 * columns);
    }

    void scrollPage(int lines) {
        top = Math.max(0, top + lines);
    }

    /// By how much the board was moved from where it would be.
    Scroll board() {
        return board;
    }

    /// The first line of a page that is seen.
    int top() {
        return top;
    }

    void showPage(int first) {
        top = first;
    }
}
