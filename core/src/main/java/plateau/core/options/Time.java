package plateau.core.options;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plateau.core.text.Message;
import plateau.core.text.Text;

/// A length of time up to a day, in one unit (`500ms`, `2s`, `1m`, `12h`), or `none`, which is zero.
/// Clocks have longer ones, up to [#LONGEST].
public record Time() implements OptionType {
    private static final Pattern WRITTEN = Pattern.compile("([0-9]{1,8})(ms|s|m|h|d)");
    private static final Duration LONGEST_OPTION = Duration.ofDays(1);

    /// The longest time that is read.
    public static final Duration LONGEST = Duration.ofDays(30);

    @Override
    public Object parse(String text) {
        if (text.equals("none")) {
            return Duration.ZERO;
        }
        return read(text)
                .filter(time -> time.compareTo(LONGEST_OPTION) <= 0)
                .orElseThrow(() -> OptionType.mustBe(allowed(), text, Message.NONE));
    }

    /// The length of time, more than none and up to [#LONGEST], that a text stands for.
    public static Optional<Duration> read(String text) {
        var written = WRITTEN.matcher(text);
        return Optional.of(written)
                .filter(Matcher::matches)
                .map(Time::time)
                .filter(time -> !time.isZero() && time.compareTo(LONGEST) <= 0);
    }

    private static Duration time(Matcher written) {
        long count = Text.wholeNumber(written.group(1)).orElseThrow();
        return switch (written.group(2)) {
            case "ms" -> Duration.ofMillis(count);
            case "s" -> Duration.ofSeconds(count);
            case "m" -> Duration.ofMinutes(count);
            case "h" -> Duration.ofHours(count);
            default -> Duration.ofDays(count);
        };
    }

    @Override
    public Kind kind() {
        return new Kind.Length();
    }

    @Override
    public String allowed() {
        return "none or a time up to a day, such as 500ms, 2s or 1m";
    }

    @Override
    public String text(Object value) {
        return write((Duration) value);
    }

    /// The text that stands for a length of time, in the largest unit in which it is a whole number.
    public static String write(Duration time) {
        long millis = time.toMillis();
        if (millis == 0) {
            return "none";
        }
        if (millis % 1000 != 0) {
            return millis + "ms";
        }
        long seconds = millis / 1000;
        if (seconds % 60 != 0) {
            return seconds + "s";
        }
        if (seconds % 3600 != 0) {
            return seconds / 60 + "m";
        }
        return seconds % 86_400 == 0 ? seconds / 86_400 + "d" : seconds / 3600 + "h";
    }
}
