package plateau.terminal.console;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import plateau.core.text.Text;

/// Reads keys from what terminals send for them: xterm and those like it, the Linux console, screen,
/// tmux and rxvt.
final class KeyDecoder {
    /// No character came in time.
    static final int LATE = -2;

    /// Where characters come from.
    interface Source {
        /// The next character, [#LATE] or, when there are no more, −1.
        ///
        /// @param milliseconds how long to wait; 0 for ever
        int read(long milliseconds) throws IOException;
    }

    /// So long, in milliseconds, the rest of a sequence may take: over a slow line too.
    private static final long PATIENCE = 60;

    private static final int ESCAPE = 27;

    /// What comes after `ESC [` or `ESC O`; Enter of the keypad only after the latter.
    private static final Map<Character, Key> LETTERS = Map.of(
            'A', Key.UP,
            'B', Key.DOWN,
            'C', Key.RIGHT,
            'D', Key.LEFT,
            'H', Key.HOME,
            'F', Key.END,
            'Z', Key.BACK_TAB);

    /// What comes after `ESC [` and before `~`.
    private static final Map<String, Key> NUMBERS = Map.of(
            "1", Key.HOME,
            "3", Key.DELETE,
            "4", Key.END,
            "5", Key.PAGE_UP,
            "6", Key.PAGE_DOWN,
            "7", Key.HOME,
            "8", Key.END);

    /// The buttons of a mouse; others mean nothing.
    private static final Map<String, Key> BUTTONS = Map.of("0", Key.CLICK, "64", Key.WHEEL_UP, "65", Key.WHEEL_DOWN);

    /// What old terminals add to the numbers of a click, so that each is a character; counted from here
    /// on, the first column is 1.
    private static final int SHIFT = ' ';

    private final Source source;
    private int pending = LATE;

    KeyDecoder(Source source) {
        this.source = source;
    }

    /// The next key; empty for what means nothing.
    Optional<Press> next() throws IOException {
        int first = pending == LATE ? source.read(0) : pending;
        pending = LATE;
        return switch (first) {
            case -1, 4 -> Optional.of(Press.of(Key.INPUT_ENDED));
            case 3 -> Optional.of(Press.of(Key.INTERRUPT));
            case 8, 127 -> Optional.of(Press.of(Key.BACKSPACE));
            case '\t' -> Optional.of(Press.of(Key.TAB));
            case '\r', '\n' -> Optional.of(Press.of(Key.ENTER));
            case 12 -> Optional.of(Press.of(Key.RESIZE));
            case ESCAPE -> afterEscape();
            default -> first < ' ' ? Optional.empty() : Optional.of(Press.of(whole(first)));
        };
    }

    /// A character that may come in two halves.
    private int whole(int first) throws IOException {
        if (!Character.isHighSurrogate((char) first)) {
            return first;
        }
        int second = source.read(PATIENCE);
        return second < 0 ? '?' : Character.toCodePoint((char) first, (char) second);
    }

    /// What follows an escape; nothing follows one that somebody typed.
    private Optional<Press> afterEscape() throws IOException {
        int next = source.read(PATIENCE);
        if (next == '[') {
            return sequence();
        }
        if (next == 'O') {
            int letter = source.read(PATIENCE);
            var key = letter == 'M' ? Key.ENTER : LETTERS.get((char) letter);
            return Optional.ofNullable(key).map(Press::of);
        }
        pending = next;
        return Optional.of(Press.of(Key.ESCAPE));
    }

    private Optional<Press> sequence() throws IOException {
        var parameters = new StringBuilder();
        int next = source.read(PATIENCE);
        if (next == '[') {
            // A function key of the Linux console.
            source.read(PATIENCE);
            return Optional.empty();
        }
        while (next >= ' ' && next < '@') {
            parameters.append((char) next);
            next = source.read(PATIENCE);
        }
        if (!parameters.isEmpty() && parameters.charAt(0) == '<') {
            return mouse(parameters.substring(1), next == 'M');
        }
        if (next == 'M') {
            return oldMouse();
        }
        var key = next == '~' ? NUMBERS.get(parameters.toString().split(";", -1)[0]) : LETTERS.get((char) next);
        return Optional.ofNullable(key).map(Press::of);
    }

    /// A click as terminals tell it that know no numbers: button, column and row are a character each.
    private Optional<Press> oldMouse() throws IOException {
        var numbers = new StringJoiner(";");
        for (int i = 0; i < 3; i++) {
            numbers.add(String.valueOf(source.read(PATIENCE) - SHIFT));
        }
        return mouse(numbers.toString(), true);
    }

    /// A click, by the numbers of its button, column and row; letting the button go means nothing.
    private static Optional<Press> mouse(String parameters, boolean isDown) {
        var numbers = parameters.split(";", -1);
        if (!isDown || numbers.length != 3) {
            return Optional.empty();
        }
        var key = Optional.ofNullable(BUTTONS.get(numbers[0]));
        var column = Text.wholeNumber(numbers[1]);
        var row = Text.wholeNumber(numbers[2]);
        if (column.isEmpty() || row.isEmpty()) {
            return Optional.empty();
        }
        int atRow = (int) row.getAsLong() - 1;
        int atColumn = (int) column.getAsLong() - 1;
        if (atRow < 0 || atColumn < 0) {
            return Optional.empty();
        }
        return key.map(each -> new Press(each, 0, atRow, atColumn));
    }
}
