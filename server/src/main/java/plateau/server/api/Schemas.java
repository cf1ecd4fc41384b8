package plateau.server.api;

import plateau.core.wire.Field;

/// The objects that answers about tables are made of.
final class Schemas {
    static final Field BACK = Field.number("back", 0, Fields.MOST_PLIES)
            .optional()
            .help("The ply of the decision that can be taken back.");

    private static final long MOST_MILLIS = 1L << 53;

    private Schemas() {}

    /// A time, or a length of time.
    static Field millis(String name) {
        return Field.number(name, 0, MOST_MILLIS).help("In milliseconds.");
    }

    /// The player to move.
    static Field mover() {
        return Field.either(
                        "mover",
                        Field.number("seat", 0, Fields.MOST_SEATS - 1),
                        Field.oneOf("nobody", "chance", "nobody"))
                .help("The seat that is to move, `chance`, or `nobody` once the game is over.");
    }
}
