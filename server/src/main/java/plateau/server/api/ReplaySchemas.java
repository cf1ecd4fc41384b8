package plateau.server.api;

import plateau.core.wire.Field;
import plateau.core.wire.Schema;

/// The objects that answers about replays are made of.
final class ReplaySchemas {
    private static final Field SCORES =
            Field.list("scores", Fields.MOST_SEATS, Field.number("score", Integer.MIN_VALUE, Integer.MAX_VALUE));

    static final Schema BROUGHT = Schema.of(Field.text("id", 40));

    static final Schema LISTED = Schema.named(
            "ListedReplay",
            "A record that was brought, in short.",
            Field.text("id", 40),
            Schemas.millis("created"),
            Field.text("game", 40),
            Field.list("players", Fields.MOST_SEATS, Field.text("name", 1000))
                    .help("What they are called; empty if that is not known."),
            Field.number("plies", 0, Fields.MOST_PLIES));

    private static final Schema MOVE = Schema.named(
            "ReplayMove",
            "A move of a game that is looked at again.",
            Field.number("ply", 0, Fields.MOST_PLIES).help("How many moves had been made before it."),
            Field.number("seat", 0, Fields.MOST_SEATS - 1).optional(),
            Field.truth("chance").optional().help("Where no seat made it."),
            Field.truth("begins").optional().help("Whether a turn begins with it."),
            Field.text("move", 1000),
            Field.list("told", 10_000, Field.text("sentence", 10_000)).help("What it did, in words."),
            SCORES.help("After the move."),
            Field.list("places", 100, Field.text("place", 1000))
                    .help("What of the drawing it is about: `data-place` or `data-word`."));

    static final Schema REPLAY = Schema.named(
            "Replay",
            "A game that is looked at again.",
            Field.text("id", 40),
            Field.text("game", 40),
            Fields.options("Every option of the game with its value."),
            Field.list(
                    "players",
                    Fields.MOST_SEATS,
                    Schema.of(
                            Field.text("name", 1000),
                            Field.text("bot", 1000).optional().help("How it was asked for, if it is no person."))),
            Field.number("plies", 0, Fields.MOST_PLIES),
            Field.list("moves", Fields.MOST_PLIES, MOVE),
            Field.object(
                            "result",
                            SCORES,
                            Field.list("payoffs", Fields.MOST_SEATS, Field.decimal("payoff", 0, 1))
                                    .help("The share of the win of each seat."),
                            Field.text("ending", 40),
                            Field.text("reason", 1000),
                            Field.text("told", 1000).help("How it ended, in words."))
                    .optional(),
            Field.text("table", 40).optional().help("Where it was played."));

    static final Schema JUDGED = Schema.named(
            "Judgement",
            "What a bot thinks of a decision.",
            Field.oneOf("type", "begun", "judged", "done"),
            Field.number("decisions", 0, Fields.MOST_PLIES).optional().help("How many there are to judge."),
            Field.number("ply", 0, Fields.MOST_PLIES).optional(),
            Field.number("seat", 0, Fields.MOST_SEATS - 1).optional().help("Who decided."),
            Field.list(
                            "payoffs",
                            Fields.MOST_SEATS,
                            Field.decimal("payoff", 0, 1).orNull())
                    .optional()
                    .help("The share of the win that each seat could expect before the move;"
                            + " with more than two players only that of who decided is"
                            + " known."),
            Field.text("played", 1000).optional(),
            Field.text("best", 1000).optional().help("The best move."),
            Field.decimal("loss", 0, 1).optional().help("How much of the win the move gave away."),
            Field.oneOf("kind", "blunder", "mistake", "")
                    .optional()
                    .help("A blunder gives away a fifth of the win, a mistake a tenth."));

    private ReplaySchemas() {}
}
