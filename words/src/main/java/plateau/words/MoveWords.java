package plateau.words;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plateau.core.Game;
import plateau.core.wire.Name;

/// The words of a game's moves as people read and type them. A notation is written in one way only, in
/// records and for programs; where people read it, its words are those of their language, and where they
/// type it those of every language are taken, with or without accents and capitals.
///
/// The words stand beside the game, `move.city=ville` in `<id>_fr.properties`; what follows one of them, a
/// number as in `turn2` or a place as in `city@11`, stays.
public final class MoveWords {
    private static final String KEY = "move.";

    /// A word, and the number or place that follows it.
    private static final Pattern WORD = Pattern.compile("(\\p{L}[\\p{L}-]*)((?:@?\\d+)?)");

    private static final Pattern MARKS = Pattern.compile("\\p{M}");

    /// Beside which class the words are, and under which name.
    private record Place(Class<?> type, String id) {}

    private static final Map<Place, MoveWords> ALL = new ConcurrentHashMap<>();

    /// What a word is in a language.
    private final Map<Language, Map<String, String>> shown = new EnumMap<>(Language.class);

    /// The word of notations that is meant by a typed one, which is folded.
    private final Map<String, String> meant = new HashMap<>();

    private MoveWords(Place place) {
        var texts = new EnumMap<Language, Properties>(Language.class);
        for (var language : Language.values()) {
            texts.put(language, language.beside(place.type(), place.id()));
        }
        // Notations come first: no translation takes a word from them.
        texts.values().forEach(each -> keys(each).forEach(word -> meant.put(folded(word), word)));
        texts.forEach((language, each) -> shown.put(language, translations(each)));
    }

    /// Those of a game.
    public static MoveWords of(Game game) {
        return ALL.computeIfAbsent(new Place(game.getClass(), game.id()), MoveWords::new);
    }

    /// In an order that does not change, so that of two that are in each other's way the same one wins.
    private static Collection<String> keys(Properties texts) {
        return texts.stringPropertyNames().stream()
                .filter(key -> key.startsWith(KEY))
                .map(key -> key.substring(KEY.length()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// A translation that could be typed for something else is left out: what is shown can be typed.
    private Map<String, String> translations(Properties texts) {
        var translations = new HashMap<String, String>();
        for (var word : keys(texts)) {
            var translation = texts.getProperty(KEY + word).strip();
            var typed = WORD.matcher(folded(translation));
            boolean isWord = typed.matches() && typed.group(2).isEmpty();
            if (isWord && meant.computeIfAbsent(typed.group(), _ -> word).equals(word)) {
                translations.put(word, translation);
            }
        }
        return translations;
    }

    /// A text as it is compared: without accents and capitals.
    public static String folded(String text) {
        var apart = Normalizer.normalize(text, Normalizer.Form.NFD);
        return MARKS.matcher(apart).replaceAll("").toLowerCase(Locale.ROOT);
    }

    /// A notation, or a part of one, as people read it.
    public String shown(Language language, String notation) {
        var words = shown.getOrDefault(language, Map.of());
        return words.isEmpty()
                ? notation
                : Arrays.stream(notation.split(" ", -1))
                        .map(word -> shown(words, word))
                        .collect(Collectors.joining(" "));
    }

    private static String shown(Map<String, String> words, String word) {
        var parts = WORD.matcher(word);
        var translation = parts.matches() ? words.get(parts.group(1)) : null;
        return translation == null ? word : translation + parts.group(2);
    }

    /// The word of notations that somebody means who types a word; the word itself where it is none of
    /// those that have a translation.
    public String meant(String typed) {
        var parts = WORD.matcher(folded(typed));
        var word = parts.matches() ? meant.get(parts.group(1)) : null;
        return word == null ? typed : word + parts.group(2);
    }

    /// That of some words which somebody means who types a word.
    public Optional<String> among(Collection<String> choices, String typed) {
        return Stream.of(typed, meant(typed)).filter(choices::contains).findFirst();
    }

    /// The words for scripts.
    ///
    /// @param shown what they are in a language
    /// @param typed the word that is meant by one which is folded
    @Name("MoveWords")
    public record Both(Map<String, String> shown, Map<String, String> typed) {}

    public Both in(Language language) {
        return new Both(shown.getOrDefault(language, Map.of()), meant);
    }

    /// What can be typed for a word: as one's language has it, then as others have it.
    public List<String> typed(Language language, String word) {
        return Stream.concat(
                        Stream.of(shown(language, word), word),
                        Arrays.stream(Language.values()).map(each -> shown(each, word)))
                .distinct()
                .toList();
    }
}
