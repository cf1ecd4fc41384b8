package plateau.words;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import plateau.core.Game;

/// A language in which people are spoken to.
public enum Language {
    ENGLISH("en", " and "),
    FRENCH("fr", " et ");

    /// Which texts, and beside which class they are.
    private record Place(Class<?> type, String file) {}

    private static final Map<Place, Properties> READ = new ConcurrentHashMap<>();

    private final String code;
    private final String and;

    Language(String code, String and) {
        this.code = code;
        this.and = and;
    }

    /// The language that a locale's name such as `fr_FR.UTF-8` begins with, or English.
    public static Language of(String locale) {
        return locale.matches("(?i)fr([_.@-].*)?") ? FRENCH : ENGLISH;
    }

    /// The language that a reader wants most, by the header `Accept-Language` such as
    /// `fr-CH, fr;q=0.9, en;q=0.8`; the first of those wanted alike, and English where none is wanted.
    public static Language preferred(String header) {
        var ranges = LanguageRange.all(header);
        return Arrays.stream(values())
                .min(Comparator.comparingInt(language -> language.place(ranges)))
                .filter(language -> language.place(ranges) < ranges.size())
                .orElse(ENGLISH);
    }

    /// Where this language stands among ranges, the most wanted first; behind them all if it is not
    /// wanted.
    private int place(List<LanguageRange> ranges) {
        var named = ranges.stream().filter(range -> range.names(this)).findFirst();
        return named.or(() -> ranges.stream().filter(LanguageRange::isAny).findFirst())
                .filter(range -> range.quality() > 0)
                .map(ranges::indexOf)
                .orElse(ranges.size());
    }

    /// `en`, `fr`.
    public String code() {
        return code;
    }

    /// All but this one.
    public List<Language> others() {
        return Arrays.stream(values()).filter(each -> each != this).toList();
    }

    /// How numbers are written.
    public Locale locale() {
        return this == FRENCH ? Locale.FRENCH : Locale.ROOT;
    }

    /// Whether a number of things takes the singular: in French, 0 does.
    boolean isOne(long number) {
        return number == 1 || (this == FRENCH && number == 0);
    }

    /// What stands between a name and what is said of it: in French a colon has a space before it, at which
    /// no line ends.
    public String colon() {
        return this == FRENCH ? "\u00a0: " : ": ";
    }

    /// `a, b and c`.
    public String list(List<String> items) {
        int last = items.size() - 1;
        return last < 1 ? String.join("", items) : String.join(", ", items.subList(0, last)) + and + items.get(last);
    }

    /// The texts of this language in `<name>_<code>.properties` beside a class; none if there is no such
    /// file. They are read once, for who draws or answers often, and nobody may change them.
    public Properties beside(Class<?> type, String name) {
        var place = new Place(type, name + "_" + code + ".properties");
        return READ.computeIfAbsent(place, Language::read);
    }

    /// The texts of this language beside a game and its companions.
    public Properties of(Game game) {
        var own = beside(game.getClass(), game.id());
        var companions = game.companions();
        if (companions.isEmpty()) {
            return own;
        }
        var all = new Properties();
        companions.forEach((name, type) -> all.putAll(beside(type, name)));
        all.putAll(own);
        return all;
    }

    private static Properties read(Place place) {
        var texts = new Properties();
        try (var stream = place.type().getResourceAsStream(place.file())) {
            if (stream != null) {
                texts.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return texts;
    }
}
