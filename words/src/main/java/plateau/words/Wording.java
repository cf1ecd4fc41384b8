package plateau.words;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import plateau.core.Ending;

/// What a report or a drawing says, in the reader's language, with numbers as they are written there. The
/// texts are in `<name>_<language>.properties` beside a class.
public final class Wording {
    /// Stands for what is not known.
    private static final String UNKNOWN = "–";

    /// Where texts were read from.
    private record Source(Language language, Class<?> owner, String name) {}

    /// Texts as they are, and read as patterns.
    private record Texts(Properties patterns, Map<String, MessageFormat> formats, Map<String, String> plain) {
        private static Texts of(Source source) {
            var patterns = source.language().beside(source.owner(), source.name());
            return new Texts(patterns, new ConcurrentHashMap<>(), new ConcurrentHashMap<>());
        }
    }

    /// Patterns are read once: a page that is shown often, and a drawing that is made anew for every move,
    /// would feel it.
    private static final Map<Source, Texts> READ = new ConcurrentHashMap<>();

    private final Language language;
    private final Texts texts;

    public Wording(Language language, Class<?> owner, String name) {
        this.language = language;
        texts = READ.computeIfAbsent(new Source(language, owner, name), Texts::of);
    }

    public Language language() {
        return language;
    }

    /// The words of a key with some arguments in their places.
    public String get(String key, Object... arguments) {
        if (arguments.length > 0) {
            return filled(key, arguments);
        }
        var known = texts.plain().get(key);
        return known != null ? known : texts.plain().computeIfAbsent(key, this::filled);
    }

    private String filled(String key, Object... arguments) {
        var format = texts.formats().computeIfAbsent(key, this::format);
        // A format is nothing that two may use at a time.
        synchronized (format) {
            return format.format(arguments);
        }
    }

    /// Whether there are words for a key.
    public boolean has(String key) {
        return texts.patterns().containsKey(key);
    }

    private MessageFormat format(String key) {
        var pattern = texts.patterns().getProperty(key);
        if (pattern == null) {
            throw new IllegalArgumentException("no words for " + key);
        }
        return new MessageFormat(pattern, language.locale());
    }

    /// Who sits somewhere, or takes part; see [Names#seat].
    public String seat(String name) {
        return Names.seat(language, name);
    }

    public String ending(Ending ending) {
        return get("ending." + ending);
    }

    /// A number with so many digits after the point, or the comma, and a true minus.
    public String decimal(int digits, double value) {
        if (!Double.isFinite(value)) {
            return UNKNOWN;
        }
        var text = String.format(locale(), "%,." + digits + "f", value);
        return text.replaceFirst("^-(?=[0.,]*$)", "").replace('-', '−');
    }

    public String count(long count) {
        return String.format(locale(), "%,d", count).replace('-', '−');
    }

    /// A share of one, in hundredths, without the sign of them.
    public String hundredths(int digits, double share) {
        return decimal(digits, 100 * share);
    }

    /// A time, with as many digits as are worth reading.
    public String millis(double millis) {
        return decimal(millis < 10 ? 2 : millis < 100 ? 1 : 0, millis);
    }

    private Locale locale() {
        return language.locale();
    }
}
