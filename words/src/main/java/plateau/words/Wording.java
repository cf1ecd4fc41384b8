package plateau.words;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.Properties;
import plateau.core.Ending;

/// What a report or a drawing says, in the reader's language, with numbers as they are written there. The
/// texts are in `<name>_<language>.properties` beside a class.
public final class Wording {
    /// Stands for what is not known.
    private static final String UNKNOWN = "–";

    private final Language language;
    private final Properties texts;

    public Wording(Language language, Class<?> owner, String name) {
        this.language = language;
        texts = language.beside(owner, name);
    }

    public Language language() {
        return language;
    }

    /// The words of a key with some arguments in their places.
    public String get(String key, Object... arguments) {
        var pattern = texts.getProperty(key);
        if (pattern == null) {
            throw new IllegalArgumentException("no words for " + key);
        }
        return new MessageFormat(pattern, language.locale()).format(arguments);
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
