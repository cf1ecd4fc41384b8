package plateau.server.pages;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.words.Language;

/// First games whose steps are explained: a table that is small enough, and what is said there.
///
/// @param options what makes the game small
record Lessons(String game, Map<String, Object> options) {
    private static final String TEXTS = "lesson";

    /// Every text is for the script.
    private static final String PREFIX = ScriptWords.FOR_SCRIPT + TEXTS + ".";

    /// A world on which nobody can win before both have seen how pieces move: far apart, and no way over
    /// its edges.
    private static final Map<String, Object> WIDE =
            Map.of("width", 8, "height", 12, "towers", 1, "elephants", 2, "surface", "flat");

    private static final Map<String, Map<String, Object>> SMALL = Map.of(
            "piles", Map.of("size", 3),
            "tilings", Map.of("size", 6, "level", "tiles"),
            "mansuba", WIDE);

    static Lessons of(String game) {
        return new Lessons(game, SMALL.getOrDefault(game, Map.of()));
    }

    /// What `POST /api/tables` is asked for.
    Map<String, Object> table() {
        return Map.of("game", game, "options", options, "seats", List.of("me", "easy"), "rated", false);
    }

    /// What is said in the first game of a game, by keys such as `lesson.piles.cell`.
    static Map<String, String> words(Language language, String game) {
        var words = new LinkedHashMap<String, String>();
        language.beside(Lessons.class, TEXTS).forEach((key, text) -> {
            var name = key.toString();
            if (name.startsWith(PREFIX + game + ".") || name.startsWith(PREFIX + "all.")) {
                var asked = name.substring(ScriptWords.FOR_SCRIPT.length());
                words.put(asked, text.toString());
            }
        });
        return words;
    }
}
