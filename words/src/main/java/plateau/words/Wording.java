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

    /// Files are read once: a drawing that is made anew for every move would feel it.
    private static final Map<Source, Properties> READ = new ConcurrentHashMap<>();

    private final Language language;
    private final Properties texts;
    private final Map<String, MessageFormat> formats = new ConcurrentHashMap<>();

    public Wording(Language language, Class<?> owner, String name) {
        this.language = language;
        texts =
                READ.computeIfAbsent(
                        new Source(language, owner, name), source -> language.beside(owner, name));
    }

    public Language language() {
        return language;
    }

    /// The words of a key with some arguments in their places.
    public String get(String key, Object... arguments) {
        var format = formats.computeIfAbsent(key, this::format);
        // A format is nothing that two may use at a time.
        synchronized (format) {
            return format.format(arguments);
        }
    }

    /// Whether there are words for a key.
    public boolean has(String key) {
        return texts.containsKey(key);
    }

    private MessageFormat format(String key) {
        var pattern = texts.getProperty(key);
        if (pattern == null) {
            throw new IllegalArgumentException("no words for " + key);
        }
        return new MessageFormat(pattern, language.locale());
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
