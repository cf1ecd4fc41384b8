package plateau.server.api;

import plateau.core.wire.Field;
import plateau.core.wire.Schema;

/// The objects that answers about tables are made of.
final class Schemas {
    static final Field BACK = Field.number("back", 0, Fields.MOST_PLIES)
            .optional()
            .help("The ply of the decision that can be taken back.");

    private static final long MOST_MILLIS = 1L << 53;

    static final Schema DEPARTURE = Schema.named(
            "Departure",
            "How a seat was left before the end.",
            Field.number("seat", 0, Fields.MOST_SEATS - 1),
            Field.number("ply", 0, Fields.MOST_PLIES).help("How many moves had been made."),
            Field.text("ending", 40),
            Field.text("reason", 1000));

    static final Schema SEAT = Schema.named(
            "Seat",
            "A seat at a table.",
            Field.number("seat", 0, Fields.MOST_SEATS - 1),
            Field.oneOf("kind", "free", "person", "bot", "remote"),
            Field.text("name", 200).help("What whoever sits there is called."),
            Field.text("account", 40).optional(),
            Field.truth("you").optional().help("Whether it is yours."),
            Field.text("bot", 200).optional().help("The bot of the house that sits there."),
            Field.truth("present").help("Whether whoever sits there listens now."),
            Field.truth("ready").optional().help("Before the game begins."),
            score().optional(),
            Field.text("standIn", 200).optional().help("The bot that plays for somebody who is away."),
            Field.object("left", DEPARTURE).optional().help("How the seat was left, if it was."));

    static final Schema RESULT = Schema.named(
            "Result",
            "What a game came to.",
            Field.list("scores", Fields.MOST_SEATS, score()),
            Field.list("payoffs", Fields.MOST_SEATS, Field.decimal("payoff", 0, 1))
                    .help("The share of the win of each seat."),
            Field.text("ending", 40),
            Field.text("reason", 1000));

    static final Schema TABLE = Schema.named(
            "Table",
            "A table as the caller may see it.",
            Field.text("id", 40),
            Field.text("game", 40),
            Fields.options("Every option of the game with its value."),
            Field.number("players", 1, Fields.MOST_SEATS),
            Field.text("clock", 40).help("Such as `5m+3s` or `3d/move`; empty for none."),
            Field.oneOf("phase", "gathering", "running", "over", "closed"),
            Field.truth("open").help("Whether anybody may sit down."),
            Field.object(
                            "absence",
                            Field.text("after", 20).help("How long they are waited for: `2m`."),
                            Field.oneOf("then", "bot", "leave"),
                            Field.text("bot", 200).help("Which one plays for them; empty for none."))
                    .help("What is done about players who are away."),
            Field.truth("rated")
                    .help("Whether the game counts for ratings: not once a bot has moved for"
                            + " somebody or given a hint."),
            millis("created"),
            millis("started").optional(),
            millis("ended").optional(),
            Field.truth("yours").optional().help("True if you made it."),
            Field.list("seats", Fields.MOST_SEATS, SEAT),
            Field.number("event", 0, Fields.MOST_PLIES).help("The id of its last event: listen after it."),
            Field.text("commitment", 64).help("The SHA-256 of `<seed>:<salt>`, which are told at the end."),
            Field.object(
                            "from",
                            Field.text("table", 40).optional().help("The table, if they come from one."),
                            Field.number("ply", 0, Fields.MOST_PLIES).help("How many they are."))
                    .optional()
                    .help("Where its first moves come from."),
            Field.number("ply", 0, Fields.MOST_PLIES)
                    .optional()
                    .help("How many moves have been made: your move answers it."),
            mover().optional(),
            Field.list("left", Fields.MOST_SEATS, millis("left"))
                    .optional()
                    .help("Milliseconds that each seat has left to think."),
            Field.list("offers", Fields.MOST_SEATS, Field.number("seat", 0, Fields.MOST_SEATS))
                    .optional()
                    .help("The seats that have offered a draw."),
            Field.truth("paused").optional(),
            millis("delay").optional(),
            Field.any("state")
                    .optional()
                    .help("The position as you may know it; the rules page of each game" + " describes it."),
            Field.list("legal", 1_000_000, Field.text("move", 200))
                    .optional()
                    .help("Your legal moves, if it is your turn."),
            Field.truth("undo").optional().help("Whether you can take your last decision back."),
            BACK,
            Field.object("result", RESULT).optional(),
            Field.number("seed", 0, MOST_MILLIS).optional().help("Once the game is over."),
            Field.text("salt", 64).optional().help("Once the game is over."),
            Field.text("again", 40).optional().help("The table at which the same players go on."));

    static final Schema EVENT = Schema.named(
            "Event",
            "Something that happened at a table. What else it holds depends on its type.",
            Field.number("id", 0, Fields.MOST_PLIES)
                    .optional()
                    .help("A stream goes on after the last one that is known."),
            Field.text("type", 40).help("`moved`, `said`, `ended` …"),
            millis("at").optional(),
            Field.number("seat", -1, Fields.MOST_SEATS - 1).optional().help("Whose it is; -1 for who only looks on."),
            Field.text("account", 40).optional(),
            Field.text("name", 200).optional(),
            Field.oneOf("kind", "person", "remote")
                    .optional()
                    .help("Who sat down: a person, or a bot that runs elsewhere."),
            Field.text("text", 1000).optional().help("What was said."),
            Field.truth("ready").optional(),
            Field.number("ply", 0, Fields.MOST_PLIES).optional(),
            Field.list("moves", Fields.MOST_PLIES, Field.text("move", 200))
                    .optional()
                    .help("What was played and drawn; `?` is kept from you."),
            millis("taken").optional(),
            Field.list("told", Fields.MOST_PLIES, Field.text("sentence", 1000))
                    .optional()
                    .help("What the moves did, in words."),
            Field.list(
                            "events",
                            Fields.MOST_PLIES,
                            Schema.of(
                                    Field.text("key", 200),
                                    Field.any("values")
                                            .help("By name: a number, a text, a player, a"
                                                    + " word of the game, or a list of"
                                                    + " these."),
                                    Field.list("places", 200, Field.text("place", 200))
                                            .optional()
                                            .help("Where on the board.")))
                    .optional()
                    .help("The same for programs: players as `{\"seat\":0}`, words of the"
                            + " game as `{\"term\":\"city\"}`."),
            Field.object("next", Field.number("ply", 0, Fields.MOST_PLIES), mover())
                    .optional(),
            Field.list("scores", Fields.MOST_SEATS, score()).optional(),
            Field.list("left", Fields.MOST_SEATS, millis("left"))
                    .optional()
                    .help("Milliseconds that each seat has left to think."),
            Field.list("payoffs", Fields.MOST_SEATS, Field.decimal("payoff", 0, 1))
                    .optional(),
            Field.text("ending", 40).optional(),
            Field.text("reason", 1000).optional(),
            Field.text("bot", 200).optional().help("Who plays for somebody who is away."),
            Field.truth("paused").optional(),
            millis("delay").optional(),
            Field.list("present", Fields.MOST_SEATS, Field.number("seat", 0, Fields.MOST_SEATS - 1))
                    .optional()
                    .help("The seats whose players are here."),
            Field.number("watching", 0, Integer.MAX_VALUE).optional().help("How many others look on."),
            Field.either("table", Field.object("table", TABLE), Field.text("id", 40))
                    .optional()
                    .help("The table as it is, or the id of the one where it goes on."));

    private Schemas() {}

    /// A time, or a length of time.
    static Field millis(String name) {
        return Field.number(name, 0, MOST_MILLIS).help("In milliseconds.");
    }

    private static Field score() {
        return Field.number("score", Integer.MIN_VALUE, Integer.MAX_VALUE);
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
