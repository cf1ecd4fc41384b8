package plateau.words;

/// A sentence with places for values, as a translator writes it:
///
/// - `{tile}` is the value named `tile`;
/// - `{tiles|tile|tiles}` is a number with its noun, `1 tile` or `3 tiles`;
/// - `{players!loses|lose}` is the first where there is one of them, or else the second;
/// - `{token~}` is a value whose letters are words of the game, each by its `term.LETTER`: `green ×2 + red`;
/// - `{shields? and {shields|shield|shields}:, no shield}` is the first if the value is neither 0 nor
///   empty, or else the second, which may be left out.
final class Pattern {
    /// What a sentence is about.
    interface Values {
        /// A value in words.
        String text(String name);

        /// A value letter by letter, in words.
        String spelled(String name);

        /// Whether a value is neither 0 nor empty.
        boolean isThere(String name);

        /// Whether a number, or a list, takes the singular.
        boolean isOne(String name);
    }

    private final String pattern;
    private final Values values;
    private int at;

    private Pattern(String pattern, Values values) {
        this.pattern = pattern;
        this.values = values;
    }

    /// The sentence with its values.
    static String fill(String pattern, Values values) {
        var filled = new Pattern(pattern, values);
        var text = filled.text("");
        if (filled.at < pattern.length()) {
            throw new IllegalArgumentException("a brace too many: " + pattern);
        }
        return text;
    }

    /// Reads on up to one of these characters, or to the end.
    private String text(String ends) {
        var out = new StringBuilder();
        while (at < pattern.length() && ends.indexOf(pattern.charAt(at)) < 0) {
            char next = pattern.charAt(at++);
            if (next == '}' && ends.isEmpty()) {
                throw new IllegalArgumentException("a brace too many: " + pattern);
            }
            out.append(next == '{' ? place() : String.valueOf(next));
        }
        return out.toString();
    }

    private String place() {
        var name = text("|!?~}");
        return switch (end()) {
            case '|' -> counted(name);
            case '!' -> either(name);
            case '?' -> chosen(name);
            case '~' -> spelled(name);
            default -> values.text(name);
        };
    }

    private String counted(String name) {
        return values.text(name) + " " + either(name);
    }

    private String either(String name) {
        var one = text("|");
        end();
        var many = text("}");
        end();
        return values.isOne(name) ? one : many;
    }

    private String chosen(String name) {
        var there = text(":}");
        var absent = "";
        if (end() == ':') {
            absent = text("}");
            end();
        }
        return values.isThere(name) ? there : absent;
    }

    private String spelled(String name) {
        end();
        return values.spelled(name);
    }

    /// The character that ended the text before it.
    private char end() {
        if (at == pattern.length()) {
            throw new IllegalArgumentException("a brace is missing: " + pattern);
        }
        return pattern.charAt(at++);
    }
}
