package plateau.terminal.table;

import java.time.Duration;
import java.util.List;

/// The last position and what the game came to, until somebody has seen it.
record Farewell(SharedTable table) {
    /// So long nothing may be typed before it counts that the game is over.
    private static final Duration CALM = Duration.ofMillis(400);

    void show(ScreenState last) {
        var words = table.words();
        table.screen().paint(last.saying(words.get("table.over"), List.of()));
        while (table.console().next(CALM).isPresent()) {
            // Typed before the end was seen; how one leaves is said once that is over.
        }
        var said = last.saying(words.get("table.over.keys"), List.of());
        while (true) {
            table.screen().paint(said);
            var press = table.console().next();
            switch (press.key()) {
                case PAGE_UP, WHEEL_UP, UP -> table.screen().chronicle().leafBack();
                case PAGE_DOWN, WHEEL_DOWN, DOWN -> table.screen().chronicle().leafOn();
                case ENTER, ESCAPE, INTERRUPT, INPUT_ENDED -> {
                    return;
                }
                default -> {
                    if (press.is('q')) {
                        return;
                    }
                }
            }
        }
    }
}
