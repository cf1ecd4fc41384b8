package plateau.browser;

import java.util.List;

/// Finds what of a page is not where it can be seen.
final class Fit {
    private static final String RUN = """
            () => {
              const faults = [];
              const wide = document.documentElement.scrollWidth;
              if (wide > innerWidth + 1) faults.push(`it is ${wide} wide in a window of ${innerWidth}`);
              const room = document.querySelector("#room:not([hidden])");
              const board = document.querySelector("#board");
              if (board && !room) {
                const drawing = board.querySelector("svg");
                const box = (drawing ?? board).getBoundingClientRect();
                const isInside = box.top >= -1 && box.left >= -1 &&
                  box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
                if (!drawing) faults.push("there is no drawing on the board");
                const isScrolled = document.querySelector("#window.scrolling") !== null;
                if (!isInside && !isScrolled) faults.push("the board is not all in the window");
                if (box.width * box.height < innerWidth * innerHeight / 5) faults.push("the board is small");
              }
              return faults;
            }""";

    private Fit() {}

    static List<String> faults(Window window) {
        return ((List<?>) window.page().evaluate(RUN))
                .stream().map(String.class::cast).toList();
    }
}
