package plateau.core.options;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plateau.core.text.Message;
import plateau.core.text.Text;

/// A length of time up to a day, in one unit (`500ms`, `2s`, `1m`), or `none`, which is zero.
record Time() implements OptionType {
    private static final Pattern WRITTEN = Pattern.compile("([0-9]{1,8})(ms|s|m)");
    private static final Duration LONGEST = Duration.ofDays(1);

    @Override
    public Object parse(String text) {
        if (text.equals("none")) {
            return Duration.ZERO;
        }
        var written = WRITTEN.matcher(text);
        var time = written.matches() ? time(written) : Duration.ZERO;
        if (time.isZero() || time.compareTo(LONGEST) > 0) {
            throw OptionType.mustBe(allowed(), text, Message.NONE);
        }
        return time;
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
        long millis = ((Duration) value).toMillis();
        if (millis == 0) {
            return "none";
        }
        if (millis % 1000 != 0) {
            return millis + "ms";
        }
        return millis % 60_000 == 0 ? millis / 60_000 + "m" : millis / 1000 + "s";
    }
}
