package plateau.core.wire;

import java.util.List;

/// What answers are made of, described once under a name.
public final class Schema {
    /// Any JSON object.
    public static final Schema ANY = new Schema(ValueKind.Free.OBJECT);

    private final ValueKind kind;

    private Schema(ValueKind kind) {
        this.kind = kind;
    }

    /// An object with a name of its own: `Move`.
    public static Schema named(String name, String help, Field... fields) {
        return new Schema(new ValueKind.Form(List.of(fields), name, help, false));
    }

    /// An object with a name of its own that may have other fields, too.
    public static Schema open(String name, String help, Field... fields) {
        return new Schema(new ValueKind.Form(List.of(fields), name, help, true));
    }

    /// An object that is described where it is used.
    public static Schema of(Field... fields) {
        return new Schema(new ValueKind.Form(List.of(fields)));
    }

    static Schema of(ValueKind kind) {
        return new Schema(kind);
    }

    public ValueKind kind() {
        return kind;
    }
}
