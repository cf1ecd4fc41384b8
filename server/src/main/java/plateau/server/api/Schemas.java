package plateau.server.api;

import plateau.core.wire.Field;

/// The objects that answers about tables are made of.
final class Schemas {
    private static final long MOST_MILLIS = 1L << 53;

    private Schemas() {}

    /// A time, or a length of time.
    static Field millis(String name) {
        return Field.number(name, 0, MOST_MILLIS).help("In milliseconds.");
    }
}
