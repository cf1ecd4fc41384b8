package plateau.terminal.console;

/// One key or click.
///
/// @param character the code point of a [Key#CHARACTER], or else 0
/// @param row where the mouse was, from 0; 0 for keys
/// @param column where the mouse was, from 0; 0 for keys
public record Press(Key key, int character, int row, int column) {
    public static Press of(Key key) {
        return new Press(key, 0, 0, 0);
    }

    public static Press of(int character) {
        return new Press(Key.CHARACTER, character, 0, 0);
    }

    /// Whether a character was typed that is this one.
    public boolean is(char wanted) {
        return key == Key.CHARACTER && character == wanted;
    }

    /// The character as text.
    public String text() {
        return Character.toString(character);
    }
}
