package plateau.terminal.options;

import picocli.CommandLine.ITypeConverter;
import plateau.core.luck.Lot;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.text.Text;

/// Whole numbers on the command line, refused in words when out of range.
public final class Numbers {
    private Numbers() {}

    private static long parse(String text, long min, long max) {
        var value = Text.wholeNumber(text);
        if (value.isPresent() && value.getAsLong() >= min && value.getAsLong() <= max) {
            return value.getAsLong();
        }
        throw new BadInput(refusal(min, max, text));
    }

    /// How many play, as somebody types it: any number, since the game alone knows how many can.
    public static int players(String text) {
        var value = Text.wholeNumber(text);
        if (value.isPresent() && value.getAsLong() == (int) value.getAsLong()) {
            return (int) value.getAsLong();
        }
        throw text.matches("-?[0-9]+")
                ? new BadInput("number.players", "no game takes %s players", text)
                : new BadInput("number.whole", "must be a whole number, not '%s'", text);
    }

    static Message refusal(long min, long max, String text) {
        return Message.of("number", "must be a whole number from %d to %d, not '%s'", min, max, text);
    }

    /// See [#players].
    public static final class Players implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return players(text);
        }
    }

    public static final class Games implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            return parse(text, 1, 1_000_000_000_000L);
        }
    }

    /// How many of something that is looked at closely.
    public static final class Samples implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return (int) parse(text, 1, 1000);
        }
    }

    public static final class Milliseconds implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return (int) parse(text, 0, 60_000);
        }
    }

    public static final class Rounds implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return (int) parse(text, 1, 10_000);
        }
    }

    static final class Threads implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return (int) parse(text, 1, 1024);
        }
    }

    public static final class Seed implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            return parse(text, 0, Lot.MAX_SEED);
        }
    }

    /// A place in a list counted from 0.
    public static final class Index implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return (int) parse(text, 0, Integer.MAX_VALUE);
        }
    }
}
