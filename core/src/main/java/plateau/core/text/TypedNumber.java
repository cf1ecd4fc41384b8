package plateau.core.text;

import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A number in JSON as it was typed, so that a refusal can quote it: one that is larger, or has more digits, than
/// those which are read exactly, and is not to be taken for the whole number that it was rounded to; and, in what
/// [people send][Json#readTyped], any that one would write otherwise, such as `1e3`.
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
        return SUSPICIOUS.matcher(text).find() ? restored(read, numbers(text), TypedNumber::isExact) : read;
    }

    /// What was read from a text, with all numbers as they were typed.
    static @Nullable Object typed(String text, @Nullable Object read) {
        return restored(
                read, numbers(text), (number, typed) -> number.toString().equals(typed));
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
    /// @param stays which numbers are as good as what was typed
    private static @Nullable Object restored(
            @Nullable Object read, Queue<String> typed, BiPredicate<Number, String> stays) {
        return switch (read) {
            case null -> null;
            case List<?> list ->
                list.stream().map(each -> restored(each, typed, stays)).toList();
            case Map<?, ?> map -> {
                var restored = new LinkedHashMap<@Nullable Object, @Nullable Object>();
                map.forEach((name, each) -> restored.put(name, restored(each, typed, stays)));
                yield restored;
            }
            case Number number -> {
                var text = typed.remove();
                yield stays.test(number, text) ? number : new TypedNumber(text);
            }
            default -> read;
        };
    }

    private static boolean isExact(Number number, String typed) {
        if (number instanceof Long whole) {
            boolean isSmall =
                    whole < EXACT && whole > -EXACT && PLAIN.matcher(typed).matches();
            return isSmall || whole(typed).equals(OptionalLong.of(whole));
        }
        return Double.isFinite(number.doubleValue());
    }

    private static OptionalLong whole(String text) {
        try {
            return OptionalLong.of(new BigDecimal(text).longValueExact());
        } catch (ArithmeticException | NumberFormatException _) {
            return OptionalLong.empty();
        }
    }

    /// The whole number that it is, if it is one that can be told exactly.
    public OptionalLong whole() {
        return whole(text);
    }

    /// As it is to be written: a number if that is read as the same again, else as it was typed, in a text.
    Object plain() {
        var whole = whole();
        if (whole.isPresent() && Math.abs(whole.getAsLong()) < EXACT) {
            return whole.getAsLong();
        }
        double value = doubleValue();
        return Double.isFinite(value) && value != Math.rint(value) ? value : text;
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
