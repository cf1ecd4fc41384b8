package plateau.core;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import plateau.core.options.Time;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// How long each player may think.
public sealed interface Clock {
    /// As long as it likes.
    Clock NONE = new Unlimited();

    /// Nobody looks at a clock.
    record Unlimited() implements Clock {
        @Override
        public String toString() {
            return "";
        }

        @Override
        public Map<String, Object> json() {
            return Map.of();
        }
    }

    /// So long for every move: `500ms/move`, `3d/move`.
    record PerMove(Duration time) implements Clock {
        @Override
        public String toString() {
            return Time.write(time) + PER_MOVE;
        }

        @Override
        public Map<String, Object> json() {
            return Map.of("move", time.toMillis());
        }
    }

    /// So long for all moves of a game, and some more after each: `2m+1s`, or just `2m`.
    record Bank(Duration time, Duration increment) implements Clock {
        @Override
        public String toString() {
            return Time.write(time) + (increment.isZero() ? "" : "+" + Time.write(increment));
        }

        @Override
        public Map<String, Object> json() {
            var json = new LinkedHashMap<String, Object>();
            json.put("game", time.toMillis());
            json.put("increment", increment.toMillis());
            return json;
        }
    }

    /// So many steps of a search for every move, whatever time they take: `steps=2000`. Games are then
    /// the same on any machine. Nobody can look whether it is kept.
    record Steps(int steps) implements Clock {
        @Override
        public String toString() {
            return STEPS + steps;
        }

        @Override
        public Map<String, Object> json() {
            return Map.of("steps", steps);
        }
    }

    /// What follows the time in [PerMove].
    String PER_MOVE = "/move";

    /// What comes before the number in [Steps].
    String STEPS = "steps=";

    /// What there is, for messages.
    String EXAMPLES = "500ms/move, 2m+1s, 2m, 3d/move, steps=2000";

    /// How many steps there may be.
    Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,8}");

    /// An increment of nothing.
    Pattern NO_INCREMENT = Pattern.compile("0{1,8}(ms|s|m|h|d)");

    /// The clock that a text stands for; none for `none` and for no text.
    static Clock parse(String text) {
        if (text.isEmpty() || text.equals("none")) {
            return NONE;
        }
        if (text.startsWith(STEPS)) {
            var number = text.substring(STEPS.length());
            if (!NUMBER.matcher(number).matches()) {
                throw refused(text);
            }
            return new Steps((int) Text.wholeNumber(number).orElseThrow());
        }
        if (text.endsWith(PER_MOVE)) {
            return new PerMove(time(text, text.substring(0, text.length() - PER_MOVE.length())));
        }
        int plus = text.indexOf('+');
        return plus < 0
                ? new Bank(time(text, text), Duration.ZERO)
                : new Bank(time(text, text.substring(0, plus)), increment(text, plus + 1));
    }

    private static Duration increment(String text, int from) {
        var part = text.substring(from);
        return NO_INCREMENT.matcher(part).matches() ? Duration.ZERO : time(text, part);
    }

    private static Duration time(String text, String part) {
        return Time.read(part).orElseThrow(() -> refused(text));
    }

    private static BadInput refused(String text) {
        return new BadInput(
                "clock.wrong",
                "no clock '%s'; there are such as %s, or none; no time is longer than %d days",
                Text.shorten(text, 40),
                EXAMPLES,
                Time.LONGEST.toDays());
    }

    /// For programs that read JSON: `{"move":500}`, `{"game":120000,"increment":1000}`,
    /// `{"steps":2000}`, times in milliseconds; empty for none.
    Map<String, Object> json();
}
