package plateau.arena.evaluation.sweep;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// Reads whole numbers as people sweep them: `1,2,5..8`, `0..100/10`.
public final class SweptNumbers {
    private static final Pattern RANGE = Pattern.compile("(-?\\d+)\\.\\.(-?\\d+)(?:/(-?\\d+))?");

    /// Each is compared with every other.
    private static final int MOST_ITEMS = 1000;

    private final List<Range> ranges = new ArrayList<>();
    private final HashSet<Long> singles = new HashSet<>();
    private final Consumer<String> check;
    private long count;

    private SweptNumbers(Consumer<String> check) {
        this.check = check;
    }

    /// The numbers of a list separated by commas; refuses one that is there twice.
    ///
    /// @param check refuses a text that is no number, or none that can be used; where two can be, all between
    ///     them can
    public static List<String> read(String text, Consumer<String> check) {
        var numbers = new SweptNumbers(check);
        for (var item : items(text)) {
            numbers.add(item);
        }
        return new Ranges(numbers.ranges);
    }

    /// What commas part; refuses more than anybody types.
    public static List<String> items(String text) {
        var items = Arrays.stream(text.split(",", -1)).map(String::strip).toList();
        if (items.size() > MOST_ITEMS) {
            throw new BadInput(
                    "evaluation.items", "a list may have %,d items at most, not %,d", MOST_ITEMS, items.size());
        }
        return items;
    }

    /// How many numbers an item stands for as it is written, whether or not they can be used; 1 of what is no
    /// range, and nothing of one that makes no sense.
    public static Optional<BigInteger> count(String item) {
        var written = RANGE.matcher(item);
        if (!written.matches()) {
            return Optional.of(BigInteger.ONE);
        }
        var step = written.group(3) == null ? BigInteger.ONE : new BigInteger(written.group(3));
        if (step.signum() <= 0) {
            return Optional.empty();
        }
        var length = new BigInteger(written.group(2)).subtract(new BigInteger(written.group(1)));
        return Optional.of(
                length.signum() < 0 ? BigInteger.ZERO : length.divide(step).add(BigInteger.ONE));
    }

    /// Any numbers.
    public static List<String> read(String text) {
        return read(text, SweptNumbers::checkNumber);
    }

    private static void checkNumber(String text) {
        if (Text.wholeNumber(text).isEmpty()) {
            throw new BadInput("evaluation.number", "'%s' is not a whole number", text);
        }
    }

    private void add(String item) {
        var written = RANGE.matcher(item);
        if (written.matches()) {
            add(range(item, written));
            return;
        }
        check.accept(item);
        long number = Text.wholeNumber(item).orElseThrow();
        add(new Range(number, number, 1));
    }

    private Range range(String item, Matcher written) {
        long first = bound(written.group(1));
        long last = bound(written.group(2));
        long step = written.group(3) == null ? 1 : bound(written.group(3));
        if (first > last) {
            throw new BadInput(
                    "evaluation.downwards",
                    "%s goes down; ranges go up: %s",
                    item,
                    new Range(last, first, Math.max(1, step)).text());
        }
        if (step < 1) {
            throw new BadInput("evaluation.step", "a step must be 1 or more, not %d", step);
        }
        var range = new Range(first, last, step);
        check.accept(Long.toString(first));
        check.accept(Long.toString(range.greatest()));
        return range;
    }

    private static long bound(String digits) {
        var number = Text.wholeNumber(digits);
        if (number.isEmpty() || Math.abs(number.getAsLong()) > Integer.MAX_VALUE) {
            throw new BadInput("evaluation.bound", "%s is too large; numbers go up to %d", digits, Integer.MAX_VALUE);
        }
        return number.getAsLong();
    }

    private void add(Range range) {
        checkNew(range);
        count += range.count();
        if (count > Integer.MAX_VALUE) {
            throw new BadInput(
                    "evaluation.values",
                    "%,d values are too many; at most %,d can be swept of one option",
                    count,
                    Integer.MAX_VALUE);
        }
        ranges.add(range);
        if (range.count() == 1) {
            singles.add(range.first());
        }
    }

    private void checkNew(Range range) {
        if (range.count() == 1 && singles.contains(range.first())) {
            throw twice(Long.toString(range.first()));
        }
        for (var earlier : ranges) {
            if (range.count() > 1 || earlier.count() > 1) {
                earlier.common(range).ifPresent(common -> {
                    throw twice(Long.toString(common));
                });
            }
        }
    }

    /// The refusal of a value that was there before.
    public static BadInput twice(String value) {
        return new BadInput("evaluation.twice", "%s is given twice", value);
    }
}
