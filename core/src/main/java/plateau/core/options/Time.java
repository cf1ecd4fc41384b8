package plateau.core.options;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plateau.core.text.Message;
import plateau.core.text.Text;

/// A length of time up to a day, in one unit (`500ms`, `2s`, `1m`), or `none`, which is zero.
public record Time() implements OptionType {
    private static final Pattern WRITTEN = Pattern.compile("([0-9]{1,8})(ms|s|m)");
    private static final Duration LONGEST = Duration.ofDays(1);

    @Override
    public Object parse(String text) {
        if (text.equals("none")) {
            return Duration.ZERO;
        }
        return read(text).orElseThrow(() -> OptionType.mustBe(allowed(), text, Message.NONE));
    }

    /// The length of time, more than none, that a text stands for.
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
            default -> Duration.ofMinutes(count);
        };
    }

    @Override
    public Kind kind() {
        return new Kind.Length();
    }

    @Override
    public String allowed() {
        return "none or a time such as 500ms, 2s or 1m";
    }

    @Override
    public String text(Object value) {
        return write((Duration) value);
    }

    /// The text that stands for a length of time.
    public static String write(Duration time) {
        long millis = time.toMillis();
        if (millis == 0) {
            return "none";
        }
        if (millis % 1000 != 0) {
            return millis + "ms";
        }
        return millis % 60_000 == 0 ? millis / 60_000 + "m" : millis / 1000 + "s";
    }
}
