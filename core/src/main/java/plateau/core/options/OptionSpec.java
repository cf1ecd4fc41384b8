package plateau.core.options;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plateau.core.text.BadInput;
import plateau.core.text.Text;
import plateau.core.text.TypedNumber;

/// One option of a record: its name, its kind and its default.
public final class OptionSpec {
    private final RecordComponent component;
    private final Option option;
    private final OptionType type;
    private final String name;

    OptionSpec(RecordComponent component) {
        var annotation = component.getAnnotation(Option.class);
        if (annotation == null) {
            throw new IllegalArgumentException(component + " has no @Option");
        }
        this.component = component;
        this.option = annotation;
        this.type = OptionType.of(component, annotation);
        this.name = OptionType.kebab(component.getName());
    }

    /// The name people write: `turn-limit`.
    public String name() {
        return name;
    }

    public String help() {
        return option.help();
    }

    /// What is allowed, in words: `1 to 50`.
    public String allowed() {
        return option.file() ? "a file" : type.allowed();
    }

    /// What is allowed, as data.
    public Kind kind() {
        return option.file() ? new Kind.Written(true) : type.kind();
    }

    /// The default in words: a value, or how it is worked out.
    public String defaultText() {
        return isComputed() ? option.computed() : option.byDefault();
    }

    /// The letter of the short flag that sets this option; empty when there is none.
    public String flag() {
        return option.flag();
    }

    /// The names that a set may hold, in their order; empty for any other kind of option.
    public List<String> members() {
        return kind() instanceof Kind.Choices(var values) ? values : List.of();
    }

    /// Whether the default depends on other options.
    public boolean isComputed() {
        return !option.computed().isEmpty();
    }

    /// Whether people give the name of a file whose text is the value.
    public boolean isFile() {
        return option.file();
    }

    /// The value as a person would write it.
    public String text(Object record) {
        return type.text(value(record));
    }

    /// A value as it is written, however it was given: `on` for `yes`. Refuses one that is not allowed.
    public String normal(String text) {
        return type.text(parse(text));
    }

    Object parse(String text) {
        try {
            return type.parse(text);
        } catch (BadInput refused) {
            throw new BadInput("setting.wrong", "%s %s", name, refused.inWords());
        }
    }

    Object parseJson(@Nullable Object json) {
        if (json instanceof TypedNumber number && number.whole().isPresent()) {
            return parseTyped(number, Long.toString(number.whole().getAsLong()));
        }
        return parse(
                switch (json) {
                    case null -> "null";
                    case Collection<?> list ->
                        list.stream().map(String::valueOf).collect(Collectors.joining(","));
                    case Double number when number == Math.rint(number) -> Long.toString(number.longValue());
                    default -> json.toString();
                });
    }

    /// What is refused is quoted as it was typed.
    private Object parseTyped(TypedNumber number, String plain) {
        try {
            return parse(plain);
        } catch (BadInput _) {
            return parse(number.toString());
        }
    }

    Object json(Object record) {
        return type.json(value(record));
    }

    private Object value(Object record) {
        return call(component.getAccessor(), record);
    }

    /// The default, given the values of the components before this one.
    Object defaultValue(Object[] before) {
        if (!option.byDefault().isEmpty()) {
            return parseDefault();
        }
        var method = computation().orElseThrow(() -> new IllegalArgumentException(noDefault()));
        return call(method, null, Arrays.copyOf(before, method.getParameterCount()));
    }

    /// A default that is not allowed is a slip of whoever wrote the record.
    private Object parseDefault() {
        try {
            return parse(option.byDefault());
        } catch (BadInput refused) {
            throw new BadInput(Text.format(
                    "byDefault = \"%s\" of %s: the default %s",
                    option.byDefault(), component.getName(), refused.getMessage()));
        }
    }

    private Optional<Method> computation() {
        return Arrays.stream(component.getDeclaringRecord().getDeclaredMethods())
                .filter(method -> method.getName().equals(component.getName()))
                .filter(method -> method.getParameterCount() > 0)
                .findFirst();
    }

    private String noDefault() {
        return component + " has neither a default nor a static method of its name";
    }

    private static Object call(Method method, @Nullable Object target, Object... arguments) {
        try {
            method.setAccessible(true);
            return method.invoke(target, arguments);
        } catch (IllegalAccessException | InvocationTargetException failed) {
            throw new IllegalStateException(failed);
        }
    }
}
