package plateau.core.text;

/// Follows a JSON text character by character and knows how deep in its brackets it is.
public final class Brackets {
    private int depth;
    private boolean quoted;
    private boolean escaped;

    /// Reads on.
    public void read(CharSequence text) {
        for (int i = 0; i < text.length(); i++) {
            read(text.charAt(i));
        }
    }

    void read(char next) {
        if (escaped) {
            escaped = false;
        } else if (quoted) {
            escaped = next == '\\';
            quoted = next != '"';
        } else {
            switch (next) {
                case '"' -> quoted = true;
                case '{', '[' -> depth++;
                case '}', ']' -> depth--;
                default -> {}
            }
        }
    }

    int depth() {
        return depth;
    }

    /// Whether more was opened than closed so far.
    public boolean areOpen() {
        return depth > 0;
    }
}
