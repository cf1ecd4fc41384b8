package plateau.terminal.table;

import java.util.List;
import plateau.core.picture.Ink;
import plateau.terminal.console.Console;
import plateau.terminal.console.Inks;
import plateau.terminal.console.Key;
import plateau.terminal.painting.Line;
import plateau.terminal.painting.Painter;
import plateau.terminal.screen.Words;

/// Text that takes the whole screen for a while, such as help, and is leafed through.
record Pager(Console console, Words words) {
    /// Shows lines until somebody has read them.
    void show(String title, List<String> text) {
        int top = 0;
        while (true) {
            var frame = console.frame();
            var lines = text.stream()
                    .flatMap(line -> Line.wrapped(line, frame.columns() - 2).stream())
                    .map(Line::of)
                    .toList();
            int room = Math.max(1, frame.rows() - 3);
            top = Painter.paintPage(frame, title, Inks.STRONG, lines, top, 1);
            var more = top + room < lines.size() ? "pages.more" : "pages.end";
            frame.put(frame.rows() - 1, 1, words.get(more), Inks.FAINT);
            console.paint(frame);
            switch (console.next().key()) {
                case DOWN, WHEEL_DOWN -> top++;
                case UP, WHEEL_UP -> top = Math.max(0, top - 1);
                case PAGE_DOWN -> top += room;
                case PAGE_UP -> top = Math.max(0, top - room);
                case HOME -> top = 0;
                case END -> top = lines.size();
                case RESIZE, CLICK -> {}
                case CHARACTER, TAB, ENTER -> {
                    if (top + room >= lines.size()) {
                        return;
                    }
                    top += room;
                }
                default -> {
                    return;
                }
            }
        }
    }

    /// Shows nothing but a line, until somebody presses Enter: nobody sees what is not for it.
    void cover(String line) {
        console.dropHasty();
        while (true) {
            var frame = console.frame();
            frame.put(frame.rows() / 2, 2, line, Ink.PLAIN.inBold());
            console.paint(frame);
            var key = console.next().key();
            if (key == Key.ENTER || key == Key.INPUT_ENDED || key == Key.INTERRUPT) {
                return;
            }
        }
    }
}
