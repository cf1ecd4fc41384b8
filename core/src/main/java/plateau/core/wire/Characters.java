package plateau.core.wire;

import plateau.core.text.Message;
import plateau.core.text.Text;

/// Which characters a text may have.
final class Characters {
    private Characters() {}

    /// Refuses what steers a terminal, cannot be seen or turns the direction of writing.
    static void check(JsonPath path, String text) {
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            if ((each < ' ' || each > '~') && !isFine(text, i)) {
                throw path.refusal(Message.of(
                        "field.character",
                        "'%s' has a character that cannot be printed: U+%s",
                        path.name(),
                        Text.format("%04X", (int) each)));
            }
        }
    }

    private static boolean isFine(String text, int at) {
        char each = text.charAt(at);
        if (Character.isHighSurrogate(each)) {
            return at + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(at + 1))
                    && isVisible(text.codePointAt(at));
        }
        return Character.isLowSurrogate(each)
                ? at > 0 && Character.isHighSurrogate(text.charAt(at - 1))
                : isVisible(each);
    }

    private static boolean isVisible(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
