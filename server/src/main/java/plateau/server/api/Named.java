package plateau.server.api;

import java.util.Locale;

/// Constants as programs read them.
final class Named {
    private Named() {}

    static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
