package plateau.server.http;

import java.util.List;

/// An object that answers are made of, described once under a name.
public final class Schema {
    private final Kind.Form kind;
    private final String help;

    private Schema(Kind.Form kind, String help) {
        this.kind = kind;
        this.help = help;
    }

    /// An object with a name of its own: `Move`.
    public static Schema named(String name, String help, Field... fields) {
        return new Schema(new Kind.Form(List.of(fields), name), help);
    }

    /// An object that is described where it is used.
    public static Schema of(Field... fields) {
        return new Schema(new Kind.Form(List.of(fields)), "");
    }

    Kind.Form kind() {
        return kind;
    }

    String help() {
        return help;
    }
}
