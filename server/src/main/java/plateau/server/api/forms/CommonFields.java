package plateau.server.api.forms;

import java.util.Optional;
import plateau.api.TableJson;
import plateau.core.text.Message;
import plateau.core.wire.Field;
import plateau.core.wire.Values;

/// Fields that several endpoints have.
public final class CommonFields {
    public static final int MOST_SEATS = 26;
    public static final int MOST_PLIES = 1_000_000;

    public static final Field TABLE = id("table").help("The id of a table.").example("k3v9xw2m7q");

    /// A replay is called as a table, a record that was brought, or `TOURNAMENT.NUMBER`.
    public static final Field REPLAY = Field.text(
                    "replay",
                    60,
                    "[a-z0-9]{1,40}([.][0-9]{1,12})?",
                    Message.of(
                            "field.replay",
                            "an id of small letters and digits, and for a game of a tournament"
                                    + " a point and its number"))
            .help("A table whose game is over, a record that was brought, or a game of a"
                    + " tournament: its id, a point and the number of the game.")
            .example("k3v9xw2m7q");

    public static final Field SEAT = Field.number("seat", 0, MOST_SEATS - 1)
            .optional()
            .help("As which of your seats you look, where you have several.");

    /// What opens a table that is not open to all.
    public static final Field KEY = Field.text("key", 100)
            .optional()
            .help("What one has to know at a table that is not open, where one has no seat" + " there.");

    /// What is said of who has neither.
    public static final String PRIVATE = "The table is private, and you have neither its key nor a seat.";

    private CommonFields() {}

    /// Options of a game.
    public static Field options(String help) {
        return Field.any("options").help(help + TableJson.OPTIONS);
    }

    public static Field id(String name) {
        return Field.text(name, 40, "[a-z0-9]{1,40}", Message.of("field.id", "an id of small letters and digits"));
    }

    public static Optional<Integer> seat(Values values) {
        return values.has("seat") ? Optional.of(values.whole("seat")) : Optional.empty();
    }
}
