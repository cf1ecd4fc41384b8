package plateau.arena.evaluation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import plateau.arena.Statistics;
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

    private Goal(String text, Columns columns) {
        this.text = text;
        this.columns = columns;
        var names = new ArrayList<>(List.of(BALANCE, DECISIVENESS));
        columns.figures().forEach(each -> names.add(each.name()));
        term = Expression.read(formula(text), this::named, names);
        if (wanted.isEmpty()) {
            throw new BadInput("goal.constant", "--goal: '%s' is the same for all cells", text);
        }
    }

    /// Reads a goal: [#BALANCE], [#DECISIVENESS], `length=40`, or a formula over the
    /// columns and the first two.
    public static Goal parse(String text, Columns columns) {
        return new Goal(text, columns);
    }

    private Optional<Expression.Term> named(String name) {
        return switch (name) {
            case BALANCE -> column("seat_gap").map(gap -> figures -> -gap.of(figures));
            case DECISIVENESS ->
                    column("decided_mean").map(when -> figures -> 1 - when.of(figures));
            default -> column(name);
        };
    }

    private Optional<Expression.Term> column(String name) {
        int place = columns.place(name);
        if (place < 0) {
            return Optional.empty();
        }
        wanted.set(place);
        return Optional.of(figures -> figures[place]);
    }

    private static String formula(String text) {
        var length = LENGTH.matcher(text);
        if (length.matches()) {
            var number = length.group(1);
            if (Text.decimal(number).isEmpty() || number.startsWith("-")) {
                throw new BadInput(
                        "goal.length",
                        "--goal: length=N takes a number of decisions, such as length=40, not '%s'",
                        number);
            }
            return "-abs(length_mean-" + number + ")";
        }
        return text;
    }

    /// How near games come to the goal; NaN where they do not have what it asks for.
    double of(Statistics games) {
        return term.of(columns.figures(games, wanted));
    }

    /// As it was asked for.
    public String text() {
        return text;
    }
}
