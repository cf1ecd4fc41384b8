package plateau.arena.evaluation.figures;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import plateau.arena.statistics.Interval;
import plateau.arena.statistics.Statistics;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// What is looked for in cells, as one number: the more the better.
public final class Goal {
    /// Seats that fare alike.
    public static final String BALANCE = "balance";

    /// Winners who lead for good early.
    public static final String DECISIVENESS = "decisiveness";

    private static final Pattern LENGTH = Pattern.compile("\\s*length\\s*=\\s*(.*?)\\s*");

    private final String text;
    private final Columns columns;
    private final BitSet wanted = new BitSet();
    private final Expression.Term term;
    private final Interval possible;

    private Goal(String text, Columns columns) {
        this.text = text;
        this.columns = columns;
        var names = new ArrayList<>(List.of(BALANCE, DECISIVENESS));
        columns.figures().forEach(each -> names.add(each.name()));
        term = Expression.read(formula(text), this::named, names);
        if (wanted.isEmpty()) {
            throw new BadInput("goal.constant", "%s: '%s' is the same for all cells", Expression.FIELD, text);
        }
        possible = possible(text);
    }

    /// Reads a goal: [#BALANCE], [#DECISIVENESS], `length=40`, or a formula over the
    /// columns and the first two.
    public static Goal parse(String text, Columns columns) {
        return new Goal(text, columns);
    }

    /// Between which values goals that have a name lie.
    private static Interval possible(String text) {
        if (LENGTH.matcher(text).matches()) {
            return new Interval(Double.NEGATIVE_INFINITY, 0);
        }
        return switch (text.strip()) {
            case BALANCE -> new Interval(-1, 0);
            case DECISIVENESS -> new Interval(0, 1);
            default -> new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        };
    }

    private Optional<Expression.Term> named(String name) {
        return switch (name) {
            case BALANCE -> column("seat_gap").map(Goal::negative);
            case DECISIVENESS -> column("decided_mean").map(when -> (figures, whole) -> 1 - when.of(figures, whole));
            default -> column(name);
        };
    }

    private Optional<Expression.Term> column(String name) {
        int place = columns.place(name);
        if (place < 0) {
            return Optional.empty();
        }
        wanted.set(place);
        return Optional.of((figures, _) -> figures[place]);
    }

    private static Expression.Term negative(Expression.Term term) {
        return (figures, whole) -> -term.of(figures, whole);
    }

    private static String formula(String text) {
        var length = LENGTH.matcher(text);
        if (length.matches()) {
            var number = length.group(1);
            if (Text.decimal(number).isEmpty() || number.startsWith("-")) {
                throw new BadInput(
                        "goal.length",
                        "%s: length=N takes a number of decisions, such as length=40, not '%s'",
                        Expression.FIELD,
                        number);
            }
            return "-abs(length_mean-" + number + ")";
        }
        return text;
    }

    /// How near games come to the goal; NaN where they do not have what it asks for.
    double of(Statistics games) {
        var figures = columns.figures(games, wanted);
        return value(figures, figures);
    }

    /// Without a sign where it is 0.
    private double value(double[] figures, double[] whole) {
        return 0.0 + term.of(figures, whole);
    }

    /// How near games come to the goal, and how sure that is.
    public Estimate estimate(List<Statistics> groups) {
        return Estimate.of(groups, columns.kind(wanted), all -> {
            var whole = columns.figures(all, wanted);
            return games -> value(columns.figures(games, all, wanted), whole);
        });
    }

    /// An interval without what cannot be: no gap is less than none.
    public Interval possible(Interval interval) {
        return new Interval(Math.max(possible.low(), interval.low()), Math.min(possible.high(), interval.high()));
    }

    /// As it was asked for.
    public String text() {
        return text;
    }
}
