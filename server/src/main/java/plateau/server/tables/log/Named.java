package plateau.server.tables.log;

import java.util.Locale;

/// Constants as programs read them.
public final class Named {
    private Named() {}

    public static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
