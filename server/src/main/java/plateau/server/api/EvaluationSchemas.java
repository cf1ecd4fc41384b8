package plateau.server.api;

import plateau.core.wire.Field;
import plateau.core.wire.Schema;

/// The objects that answers about evaluations are made of.
final class EvaluationSchemas {
    static final int MOST_PLOTS = 1000;

    private static final int MOST_CELLS = 10_000_000;
    private static final int MOST_COLUMNS = 10_000;

    private static final Schema CELL = Schema.named(
            "EvaluationCell",
            "A combination, and what was found of it.",
            Field.number("number", 0, Long.MAX_VALUE),
            Field.list("values", EvaluationPlans.MOST_AXES, Field.text("value", 1000))
                    .help("By axis."),
            Field.number("games", 0, Long.MAX_VALUE).help("How many were played."),
            Field.truth("complete").help("Whether these are all."),
            Field.list("figures", MOST_COLUMNS, decimal("figure").orNull())
                    .help("By column, null for what it does not have."));

    private static final Schema RANKED = Schema.named(
            "RankedCell",
            "A cell in a ranking; null is what is not known.",
            Field.number("cell", 0, Long.MAX_VALUE).help("Its number."),
            decimal("value").orNull(),
            decimal("low").orNull().help("Where the 95 % interval of its value begins."),
            decimal("high").orNull().help("Where it ends."),
            decimal("chance").orNull().help("That it is better than the first; of the first, that it is the best."));

    private static final Schema RANKING = Schema.named(
            "Ranking",
            "The cells by a goal, from the best on.",
            Field.text("goal", 1000),
            Field.decimal("sure", 0, 1).help("How likely the first is the best of those tried, at least."),
            Field.decimal("among", 0, 1)
                    .help("The best of those tried is among this share of all, with 95 %"
                            + " confidence; 0 where all were tried."),
            Field.decimal("sureAmong", 0, 1).help("How sure it is that the first itself is; 0 for no claim."),
            Field.number("rivals", 0, Long.MAX_VALUE).help("How many others may be as good as the first."),
            Field.number("ties", 0, Long.MAX_VALUE).help("How many others have the very same value."),
            Field.list("cells", MOST_CELLS, RANKED),
            Field.list(
                    "rounds",
                    MOST_CELLS,
                    Schema.of(Field.number("cells", 0, Long.MAX_VALUE), Field.number("games", 0, Long.MAX_VALUE))));

    static final Schema FINDINGS = Schema.named(
            "Findings",
            "What an evaluation has found.",
            Field.list("columns", MOST_COLUMNS, Field.text("column", 1000)),
            Field.list("cells", MOST_CELLS, CELL),
            Field.object("ranking", RANKING).optional().help("Where there is a goal."));

    static final Schema PLOT = Schema.named(
            "Plot",
            "A plot that can be drawn.",
            Field.text("name", 200),
            Field.text("heading", 10_000),
            Field.text("caption", 100_000));

    private EvaluationSchemas() {}

    private static Field decimal(String name) {
        return Field.decimal(name, -Double.MAX_VALUE, Double.MAX_VALUE);
    }
}
