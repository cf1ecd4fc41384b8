package plateau.server.api;

import plateau.core.wire.Field;
import plateau.core.wire.Schema;

/// The objects that answers about tournaments are made of.
final class TournamentSchemas {
    static final int MOST_LIVE = 10_000;

    static final Field SCORES =
            Field.list("scores", Fields.MOST_SEATS, Field.number("score", Integer.MIN_VALUE, Integer.MAX_VALUE));

    static final Schema STANDING = Schema.named(
            "TournamentStanding",
            "How a bot stands in a tournament.",
            Field.number("rank", 1, TournamentPlans.MOST_BOTS),
            Field.text("name", 200),
            Field.number("games", 0, Long.MAX_VALUE),
            decimal("points"),
            Field.decimal("share", 0, 1).optional().help("Of the wins."),
            Field.decimal("low", 0, 1).optional().help("Where the 95 % interval of the share begins."),
            Field.decimal("high", 0, 1).optional().help("Where it ends."),
            Field.number("wins", 0, Long.MAX_VALUE).optional(),
            Field.number("draws", 0, Long.MAX_VALUE).optional(),
            Field.number("losses", 0, Long.MAX_VALUE).optional(),
            Field.object(
                            "rating",
                            decimal("value"),
                            decimal("low").help("Where its 95 % interval begins."),
                            decimal("high").help("Where it ends."),
                            Field.text("held", 40).optional().help("From which sides other bots hold it."))
                    .optional(),
            Field.number("departures", 0, Long.MAX_VALUE).help("How often it was out of a game before the end."));

    /// How one did against each.
    static final Field ENCOUNTERS = Field.list(
            "encounters",
            TournamentPlans.MOST_BOTS,
            Schema.named(
                    "TournamentEncounter",
                    "How one bot did against another.",
                    Field.decimal("share", 0, 1).help("Of the wins."),
                    Field.number("games", 0, Long.MAX_VALUE).help("0 where they have not met.")));

    static final Schema LIVE = Schema.named(
            "LiveGame",
            "A game of a tournament that is played now.",
            Field.number("number", 0, Long.MAX_VALUE),
            Field.list("seats", Fields.MOST_SEATS, Field.text("name", 200)),
            Field.number("ply", 0, Fields.MOST_PLIES),
            SCORES);

    private TournamentSchemas() {}

    private static Field decimal(String name) {
        return Field.decimal(name, -Double.MAX_VALUE, Double.MAX_VALUE);
    }
}
