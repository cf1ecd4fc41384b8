package plateau.server.api.forms;

import plateau.core.luck.Lot;
import plateau.core.wire.Field;
import plateau.core.wire.Schema;

/// A game written down, as docs/records.md has it.
public final class RecordSchema {
    private static final int LONGEST = 1_000_000;

    private static final Schema IDENTITY = Schema.open(
            "RecordIdentity",
            "What a player says it is.",
            Field.text("name", LONGEST),
            Field.text("version", LONGEST).optional());

    private static final Schema COMMITMENT = Schema.open(
            "RecordCommitment",
            "What was told of the seed before the game began.",
            Field.text("salt", 64),
            Field.text("sha256", 64).help("Of the text `SEED:SALT`."));

    private static final Schema DEPARTURE = Schema.open(
            "RecordDeparture",
            "Who left before the end.",
            Field.number("seat", 0, CommonFields.MOST_SEATS - 1),
            Field.number("ply", 0, CommonFields.MOST_PLIES).help("How many moves had been made."),
            Field.text("ending", 40),
            Field.text("reason", LONGEST).optional());

    private static final Schema RESULT = Schema.open(
            "RecordResult",
            "What a game came to.",
            Field.list("scores", CommonFields.MOST_SEATS, Field.number("score", Integer.MIN_VALUE, Integer.MAX_VALUE)),
            Field.list("payoffs", CommonFields.MOST_SEATS, Field.decimal("payoff", 0, 1))
                    .optional()
                    .help("The share of the win of each seat."),
            Field.text("ending", 40),
            Field.text("reason", LONGEST).optional());

    public static final Schema RECORD = Schema.open(
            "GameRecord",
            "A game written down.",
            Field.oneOf("format", "plateau-record"),
            Field.number("version", 1, 2),
            Field.text("game", 40),
            CommonFields.options("Those that differ from the defaults, at least.")
                    .optional(),
            Field.number("players", 1, CommonFields.MOST_SEATS),
            Field.list("seats", CommonFields.MOST_SEATS, Field.text("seat", LONGEST))
                    .optional()
                    .help("How each player was asked for: `random`, `human=Ann`."),
            Field.list("identities", CommonFields.MOST_SEATS, IDENTITY).optional(),
            Field.number("seed", 0, Lot.MAX_SEED).optional(),
            Field.object("commitment", COMMITMENT).optional(),
            Field.number("from", 0, CommonFields.MOST_PLIES)
                    .optional()
                    .help("How many of the first moves come from another game."),
            Field.text("clock", 40).optional(),
            Field.list("moves", CommonFields.MOST_PLIES, Field.text("move", LONGEST))
                    .help("The notation of every move, those of chance included."),
            Field.anything("times")
                    .optional()
                    .help("`unit` (`ms`) and `taken`, a number for each move; in version 1 a" + " bare list."),
            Field.list("departures", CommonFields.MOST_SEATS, DEPARTURE).optional(),
            Field.list("logs", CommonFields.MOST_SEATS, Field.text("log", LONGEST))
                    .optional(),
            Field.object("result", RESULT).optional());

    private RecordSchema() {}
}
