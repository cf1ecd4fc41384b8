package plateau.words;

import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import plateau.core.Game;

/// The names by which people choose, as they read and type them: the levels of bots, a person, the presets
/// of a game. As with the words of moves ([MoveWords]) records and programs have one name for each, and
/// those of every language are taken from people.
///
/// Ours stand in `vocabulary_fr.properties`, `name.easy=facile`; those of a game's presets beside it,
/// `preset-name.grand=grand` in `<id>_fr.properties`.
public final class Names {
    private static final String NAME = "name.";
    private static final String PRESET = "preset-name.";

    private static final Map<Class<?>, Names> PRESETS = new ConcurrentHashMap<>();
    private static final Names SEATS = new Names(Vocabulary.class, "vocabulary", NAME);

    private final Map<Language, Map<String, String>> shown = new HashMap<>();

    /// The name that is meant by a typed one, which is folded.
    private final Map<String, String> meant = new HashMap<>();

    private Names(Class<?> owner, String id, String prefix) {
        for (var language : Language.values()) {
            add(language, Vocabulary.class, "vocabulary", prefix);
            add(language, owner, id, prefix);
        }
        // No translation takes a name from another.
        shown.values().forEach(names -> names.keySet().forEach(name -> meant.put(name, name)));
    }

    private void add(Language language, Class<?> owner, String id, String prefix) {
        Properties texts = language.beside(owner, id);
        var names = shown.computeIfAbsent(language, _ -> new HashMap<>());
        texts.stringPropertyNames().stream()
                .filter(key -> key.startsWith(prefix))
                .forEach(key -> {
                    var name = key.substring(prefix.length());
                    names.put(name, texts.getProperty(key));
                    meant.put(MoveWords.folded(texts.getProperty(key)), name);
                });
    }

    /// Who sits somewhere, or takes part: a level or a person as one's language calls it, any other as it is.
    public static String seat(Language language, String seat) {
        return SEATS.name(language, seat);
    }

    /// What those are called who have a name of their own in a language.
    public static Map<String, String> seats(Language language) {
        return Map.copyOf(SEATS.shown.getOrDefault(language, Map.of()));
    }

    /// Whom somebody means who types a name: `easy` by `facile`, `human=Ann` by `humain=Ann`.
    public static String meantSeat(String typed) {
        int end = typed.indexOf('=');
        return end < 0 ? SEATS.meaning(typed) : SEATS.meaning(typed.substring(0, end)) + typed.substring(end);
    }

    /// A preset of a game as one's language calls it.
    public static String preset(Language language, Game game, String preset) {
        return presets(game).name(language, preset);
    }

    /// The preset that somebody means who types a name.
    public static String meantPreset(Game game, String typed) {
        return presets(game).meaning(typed);
    }

    private static Names presets(Game game) {
        return PRESETS.computeIfAbsent(game.getClass(), type -> new Names(type, game.id(), PRESET));
    }

    private String name(Language language, String name) {
        return shown.getOrDefault(language, Map.of()).getOrDefault(name, name);
    }

    private String meaning(String typed) {
        return meant.getOrDefault(MoveWords.folded(typed), typed);
    }
}
