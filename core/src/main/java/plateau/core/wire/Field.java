package plateau.core.wire;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import plateau.core.text.Message;

/// A named value that a request brings or an answer holds: read strictly, and described for programs. It
/// is required unless it says otherwise.
public final class Field {
    private final String name;
    private final ValueKind kind;
    private final boolean isRequired;
    private final @Nullable Object preset;
    private final String help;
    private final @Nullable Object example;

    private Field(
            String name,
            ValueKind kind,
            boolean isRequired,
            @Nullable Object preset,
            String help,
            @Nullable Object example) {
        this.name = name;
        this.kind = kind;
        this.isRequired = isRequired;
        this.preset = preset;
        this.help = help;
        this.example = example;
    }

    static Field of(String name, ValueKind kind) {
        return new Field(name, kind, true, null, "", null);
    }

    /// One line of text without control characters.
    public static Field text(String name, int most) {
        return of(name, new ValueKind.Words(most, Optional.empty(), Message.NONE));
    }

    /// A text that looks like a pattern; in words after "must be": `10 letters or digits`.
    public static Field text(String name, int most, String pattern, Message looks) {
        return of(name, new ValueKind.Words(most, Optional.of(Pattern.compile(pattern)), looks));
    }

    /// A whole number.
    public static Field number(String name, long least, long most) {
        return of(name, new ValueKind.Whole(least, most));
    }

    /// Any number.
    public static Field decimal(String name, double least, double most) {
        return of(name, new ValueKind.Decimal(least, most));
    }

    /// Yes or no.
    public static Field truth(String name) {
        return of(name, new ValueKind.Truth());
    }

    /// One of some words.
    public static Field oneOf(String name, String... words) {
        return oneOf(name, List.of(words));
    }

    public static Field oneOf(String name, List<String> words) {
        return of(name, new ValueKind.OneOf(List.copyOf(words)));
    }

    /// Several values, each as this field would have it (whose name does not matter).
    public static Field list(String name, int most, Field each) {
        return of(name, new ValueKind.ListOf(each.kind, most));
    }

    /// Several objects.
    public static Field list(String name, int most, Schema each) {
        return of(name, new ValueKind.ListOf(each.kind(), most));
    }

    /// An object with fields.
    public static Field object(String name, Field... fields) {
        return of(name, new ValueKind.Form(List.of(fields)));
    }

    /// An object that is described elsewhere.
    public static Field object(String name, Schema schema) {
        return of(name, schema.kind());
    }

    /// Any JSON object; whoever reads it checks what is in it.
    public static Field any(String name) {
        return of(name, ValueKind.Free.OBJECT);
    }

    /// Any JSON value, in an answer.
    public static Field anything(String name) {
        return of(name, ValueKind.Free.ANYTHING);
    }

    /// An object that looks like this; whoever reads it checks what is in it.
    public static Field like(String name, Schema schema) {
        return of(name, new ValueKind.Like(schema.kind()));
    }

    /// An object of any names, each with a value as this field would have it (whose name does not matter);
    /// as input it is not checked against it.
    public static Field map(String name, Field each) {
        return of(name, new ValueKind.MapOf(each.kind));
    }

    /// An object of any names, each with several such objects.
    public static Field map(String name, int most, Schema each) {
        return of(name, new ValueKind.MapOf(new ValueKind.ListOf(each.kind(), most)));
    }

    /// A value as one of these fields would have it (whose names do not matter).
    public static Field either(String name, Field... fields) {
        return of(
                name,
                new ValueKind.Either(Arrays.stream(fields).map(Field::kind).toList()));
    }

    /// What it is, in a sentence for those who write programs.
    public Field help(String help) {
        return new Field(name, kind, isRequired, preset, help, example);
    }

    /// It may be left out; then there is no value.
    public Field optional() {
        return new Field(name, kind, false, preset, help, example);
    }

    /// It may be left out; then this is its value.
    public Field preset(Object preset) {
        var value = preset instanceof Integer number ? (Object) number.longValue() : preset;
        return new Field(name, kind, false, value, help, example);
    }

    /// What it may look like.
    public Field example(Object example) {
        return new Field(name, kind, isRequired, preset, help, example);
    }

    public String name() {
        return name;
    }

    public boolean isRequired() {
        return isRequired;
    }

    /// Whether an answer may be without it.
    public boolean isOptional() {
        return !isRequired && preset == null;
    }

    public String help() {
        return help;
    }

    public ValueKind kind() {
        return kind;
    }

    /// What it is where it is left out; nothing if there is no such value.
    @Nullable
    Object preset() {
        return preset;
    }

    /// Puts the preset in, or refuses.
    public void fillIn(JsonPath path, Map<String, Object> values) {
        if (isRequired) {
            throw path.missing(this);
        }
        if (preset != null) {
            values.put(name, preset);
        }
    }

    public Map<String, Object> schema() {
        var schema = new LinkedHashMap<>(kind.schema());
        if (!help.isEmpty()) {
            schema.put("description", help);
        }
        if (preset != null) {
            schema.put("default", preset);
        }
        if (example != null) {
            schema.put("examples", List.of(example));
        }
        return schema;
    }
}
