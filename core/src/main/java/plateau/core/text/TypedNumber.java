package plateau.core.text;

import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A number in JSON that is larger, or has more digits, than those which are read exactly. It stays as it was
/// typed, so that a refusal can quote it; nobody takes it for the whole number that it was rounded to.
public final class TypedNumber extends Number {
    private static final long serialVersionUID = 1;

    /// Below it whole numbers are exact.
    private static final long EXACT = 1L << 53;

    /// What no text without such a number has; most have no need to be looked at more closely.
    private static final Pattern SUSPICIOUS = Pattern.compile("\\d{16}|\\d[eE]");

    /// A whole number without a point and an exponent.
    private static final Pattern PLAIN = Pattern.compile("-?\\d+");

    /// What numbers are made of.
    private static final String SIGNS = "0123456789+-.eE";

    private final String text;

    private TypedNumber(String text) {
        this.text = text;
    }

    /// What was read from a text, with the numbers that could not be.
    static @Nullable Object restored(String text, @Nullable Object read) {
        if (!SUSPICIOUS.matcher(text).find()) {
            return read;
        }
        return restored(read, numbers(text));
    }

    /// The numbers of a text as they were typed.
    private static Queue<String> numbers(String text) {
        var numbers = new ArrayDeque<String>();
        boolean isQuoted = false;
        for (int at = 0; at < text.length(); at++) {
            char each = text.charAt(at);
            if (each == '"') {
                isQuoted = !isQuoted;
            } else if (isQuoted) {
                at += each == '\\' ? 1 : 0;
            } else if (each == '-' || Character.isDigit(each)) {
                int from = at;
                while (at + 1 < text.length() && SIGNS.indexOf(text.charAt(at + 1)) >= 0) {
                    at++;
                }
                numbers.add(text.substring(from, at + 1));
            }
        }
        return numbers;
    }

    /// @param typed the numbers of the text in its order, which is that of lists and maps, too
    private static @Nullable Object restored(@Nullable Object read, Queue<String> typed) {
        return switch (read) {
            case null -> null;
            case List<?> list ->
                list.stream().map(each -> restored(each, typed)).toList();
            case Map<?, ?> map -> {
                var restored = new LinkedHashMap<@Nullable Object, @Nullable Object>();
                map.forEach((name, each) -> restored.put(name, restored(each, typed)));
                yield restored;
            }
            case Number number -> exact(number, typed.remove());
            default -> read;
        };
    }

    private static Number exact(Number number, String typed) {
        return isExact(number, typed) ? number : new TypedNumber(typed);
    }

    private static boolean isExact(Number number, String typed) {
        if (number instanceof Long whole) {
            boolean isSmall =
                    whole < EXACT && whole > -EXACT && PLAIN.matcher(typed).matches();
            return isSmall || BigDecimal.valueOf(whole).compareTo(new BigDecimal(typed)) == 0;
        }
        return Double.isFinite(number.doubleValue());
    }

    /// As it was typed.
    @Override
    public String toString() {
        return text;
    }

    @Override
    public double doubleValue() {
        return Double.parseDouble(text);
    }

    @Override
    public float floatValue() {
        return (float) doubleValue();
    }

    @Override
    public long longValue() {
        return (long) doubleValue();
    }

    @Override
    public int intValue() {
        return (int) doubleValue();
    }
}
