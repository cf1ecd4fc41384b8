package plateau.games.tilings;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The colours of sides (rules 1.3), with the xterm-256 code and the letter that stand for them. A
/// colour's code within a packed tile is its ordinal plus one, so that 0 means no colour.
enum Colour {
    RED(9, 'r'),
    BLUE(12, 'b'),
    GREEN(10, 'g'),
    YELLOW(11, 'y'),
    ORANGE(202, 'o'),
    BROWN(52, 'n'),
    PINK(13, 'p'),
    CYAN(14, 'c'),
    MAGENTA(89, 'm'),
    GREY(8, 'e'),
    BLACK(0, 'k'),
    WHITE(15, 'w'),
    VIOLET(5, 'v'),
    SALMON(215, 's'),
    DARK_GREEN(2, 'd');

    final int xterm;
    final char letter;

    Colour(int xterm, char letter) {
        this.xterm = xterm;
        this.letter = letter;
    }

    /// The name people write: `dark-green`.
    String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Optional<Colour> named(String title) {
        return Arrays.stream(values())
                .filter(colour -> colour.title().equals(title))
                .findFirst();
    }

    static List<String> titles() {
        return Arrays.stream(values()).map(Colour::title).toList();
    }

    /// The colour that a letter stands for.
    static Colour ofLetter(char letter) {
        return Arrays.stream(VALUES)
                .filter(colour -> colour.letter == letter)
                .findFirst()
                .orElseThrow();
    }

    /// The colour of a code of a packed tile.
    static Colour ofCode(int code) {
        return VALUES[code - 1];
    }

    private static final Colour[] VALUES = values();
}
