package plateau.core.options;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.text.Text;

/// How the values of one kind of option are written, read and described.
interface OptionType {
    /// Kinds of numbers that somebody might write where there is only one.
    Set<Class<?>> WHOLE_NUMBERS = Set.of(long.class, short.class, byte.class, Long.class, Short.class, Integer.class);

    /// The value that a text stands for; refuses others by a message without the option's name.
    Object parse(String text);

    /// What is allowed, in words that follow "must be".
    String allowed();

    /// What is allowed, as data.
    Kind kind();

    /// The value for JSON: a number, a truth value, a text or a list of texts.
    default Object json(Object value) {
        return text(value);
    }

    /// The value as a person would write it.
    default String text(Object value) {
        return value.toString();
    }

    /// The refusal of a text, without the option's name.
    static BadInput mustBe(String allowed, String text, Message hint) {
        var given = text.isEmpty() ? "''" : text;
        return new BadInput("must-be", "must be %s, not %s%s", Message.phrase(allowed), given, hint);
    }

    static OptionType of(RecordComponent component, Option option) {
        var type = component.getType();
        if (type == int.class) {
            return new Whole(option.min(), option.max());
        }
        if (type == boolean.class) {
            return new Switch();
        }
        if (type == Duration.class) {
            return new Time();
        }
        if (type.isEnum()) {
            return new Choice(List.of((Enum<?>[]) type.getEnumConstants()));
        }
        if (type == Set.class) {
            var generic = (ParameterizedType) component.getGenericType();
            var element = (Class<?>) generic.getActualTypeArguments()[0];
            if (!element.isEnum()) {
                var written = Written.of(element);
                return new Choices(written, written.names());
            }
            var choice = new Choice(List.of((Enum<?>[]) element.getEnumConstants()));
            return new Choices(choice, choice.names());
        }
        if (WHOLE_NUMBERS.contains(type)) {
            throw new IllegalArgumentException(
                    Text.format("'%s' cannot be an option; whole numbers are int", component));
        }
        return Written.of(type);
    }

    /// A whole number in a range.
    record Whole(int min, int max) implements OptionType {
        @Override
        public Object parse(String text) {
            var value = Text.wholeNumber(text);
            if (value.isPresent() && value.getAsLong() >= min && value.getAsLong() <= max) {
                return (int) value.getAsLong();
            }
            throw mustBe(isTooLarge(text) ? range() : allowed(), text, Message.NONE);
        }

        /// Whether a text is a number beyond the greatest value there can be.
        private boolean isTooLarge(String text) {
            return text.matches("\\+?\\d+(\\.\\d+)?([eE]\\+?\\d+)?") && max == Integer.MAX_VALUE;
        }

        private String range() {
            return min + " to " + max;
        }

        @Override
        public Kind kind() {
            return new Kind.Whole(min, max);
        }

        @Override
        public String allowed() {
            return max == Integer.MAX_VALUE ? "at least " + min : range();
        }

        @Override
        public Object json(Object value) {
            return value;
        }
    }

    /// On or off.
    record Switch() implements OptionType {
        private static final List<String> ON = List.of("true", "on", "yes");
        private static final List<String> OFF = List.of("false", "off", "no");

        @Override
        public Object parse(String text) {
            if (ON.contains(text)) {
                return true;
            }
            if (OFF.contains(text)) {
                return false;
            }
            throw mustBe(allowed(), text, Message.NONE);
        }

        @Override
        public Kind kind() {
            return new Kind.Switch();
        }

        @Override
        public String allowed() {
            return "on or off";
        }

        @Override
        public Object json(Object value) {
            return value;
        }

        @Override
        public String text(Object value) {
            return (boolean) value ? "on" : "off";
        }
    }

    /// One of a few names.
    record Choice(List<Enum<?>> values) implements OptionType {
        @Override
        public Object parse(String text) {
            for (var value : values) {
                if (text(value).equals(text)) {
                    return value;
                }
            }
            throw mustBe(allowed(), text, Text.didYouMean(text, names()));
        }

        private List<String> names() {
            return values.stream().map(this::text).toList();
        }

        @Override
        public Kind kind() {
            return new Kind.Choice(names());
        }

        @Override
        public String allowed() {
            return oneOf(names());
        }

        /// `a, b or c`.
        static String oneOf(List<String> names) {
            var last = names.getLast();
            return names.size() == 1 ? last : String.join(", ", names.subList(0, names.size() - 1)) + " or " + last;
        }

        @Override
        public String text(Object value) {
            return ((Enum<?>) value).name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /// Any number of names, separated by commas, or `none`.
    record Choices(OptionType element, List<String> names) implements OptionType {
        @Override
        public Object parse(String text) {
            var chosen = new LinkedHashSet<Object>();
            for (var name : text.equals("none") || text.isEmpty() ? new String[0] : text.split(",")) {
                try {
                    chosen.add(element.parse(name.strip()));
                } catch (BadInput refused) {
                    // A class that reads itself knows more of what is wrong.
                    throw element instanceof Written ? refused : mustBe(allowed(), text, Message.NONE);
                }
            }
            return inOrder(chosen);
        }

        private Set<Object> inOrder(Set<Object> chosen) {
            var ordered = new LinkedHashSet<Object>();
            for (var name : names) {
                var value = element.parse(name);
                if (chosen.contains(value)) {
                    ordered.add(value);
                }
            }
            return Collections.unmodifiableSet(ordered);
        }

        @Override
        public Kind kind() {
            return new Kind.Choices(names);
        }

        @Override
        public String allowed() {
            return "some of " + String.join(",", names) + " or none";
        }

        @Override
        public Object json(Object value) {
            var chosen = new ArrayList<String>();
            ((Set<?>) value).forEach(each -> chosen.add(element.text(each)));
            return chosen;
        }

        @Override
        public String text(Object value) {
            var chosen = ((List<?>) json(value)).stream().map(Object::toString).toList();
            return chosen.isEmpty() ? "none" : String.join(",", chosen);
        }
    }

    /// A value of a class that reads itself from text by `static parse(String)` and writes itself by
    /// `toString()`. If there are only a few values, `static List<String> names()` lists them; else
    /// `static String allowed()` may say in words what is allowed.
    record Written(Method parser, List<String> names, String words) implements OptionType {
        private static Written of(Class<?> type) {
            try {
                return new Written(type.getMethod("parse", String.class), names(type), words(type));
            } catch (NoSuchMethodException missing) {
                throw new IllegalArgumentException(
                        type + " cannot be an option: it has no static parse(String)", missing);
            }
        }

        private static List<String> names(Class<?> type) {
            return method(type, "names").map(lists -> (List<?>) call(lists)).orElse(List.of()).stream()
                    .map(String::valueOf)
                    .toList();
        }

        private static String words(Class<?> type) {
            return method(type, "allowed")
                    .map(says -> call(says).toString())
                    .orElse("a " + type.getSimpleName().toLowerCase(Locale.ROOT));
        }

        private static Optional<Method> method(Class<?> type, String name) {
            return Arrays.stream(type.getMethods())
                    .filter(method -> method.getName().equals(name))
                    .filter(method -> Modifier.isStatic(method.getModifiers()))
                    .filter(method -> method.getParameterCount() == 0)
                    .findFirst();
        }

        @Override
        public Object parse(String text) {
            return call(parser, text);
        }

        private static Object call(Method method, Object... arguments) {
            try {
                return method.invoke(null, arguments);
            } catch (InvocationTargetException thrown) {
                if (thrown.getCause() instanceof BadInput refused) {
                    throw refused;
                }
                throw new IllegalStateException(thrown.getCause());
            } catch (IllegalAccessException closed) {
                throw new IllegalStateException(closed);
            }
        }

        @Override
        public Kind kind() {
            return names.isEmpty() ? new Kind.Written(false) : new Kind.Choice(names);
        }

        @Override
        public String allowed() {
            return names.isEmpty() ? words : Choice.oneOf(names);
        }
    }

    /// `turnLimit` as people write it: `turn-limit`.
    static String kebab(String camel) {
        var words = camel.split("(?=[A-Z])");
        return String.join("-", Arrays.asList(words)).toLowerCase(Locale.ROOT);
    }
}
