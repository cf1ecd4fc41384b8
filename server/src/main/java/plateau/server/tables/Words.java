package plateau.server.tables;

import java.util.Locale;

/// Constants as programs read them.
final class Words {
    private Words() {}

    static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
