package plateau.arena.evaluation.figures;

import java.util.List;
import java.util.Optional;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.text.Text;

/// Reads a formula over figures: numbers, names, `+ - * / ^`, brackets and a few functions.
final class Expression {
    /// What can be worked out of figures.
    interface Term {
        /// What comes out.
        ///
        /// @param figures of all games or of some of them
        /// @param whole those of all: what is chosen, as by `max`, is chosen by them, so that leaving out
        ///     some games does not change the choice; how sure something is could not be told else
        double of(double[] figures, double[] whole);
    }

    /// Where it is asked for.
    static final Message FIELD = Message.field("goal");

    static final List<String> FUNCTIONS = List.of("abs", "sqrt", "log", "exp", "min", "max");

    /// Deeper brackets would need a stack that threads do not have.
    private static final int DEEPEST = 100;

    private final String text;
    private final Function<String, Optional<Term>> known;
    private final List<String> names;
    private int at;
    private int depth;

    private Expression(String text, Function<String, Optional<Term>> known, List<String> names) {
        this.text = text;
        this.known = known;
        this.names = names;
    }

    /// @param known what a name stands for; nothing for one that there is not
    /// @param names those that there are, for whoever mistypes one
    static Term read(String text, Function<String, Optional<Term>> known, List<String> names) {
        var reader = new Expression(text, known, names);
        var term = reader.sum();
        if (reader.peek() != 0) {
            throw reader.unexpected();
        }
        return term;
    }

    private Term sum() {
        var left = product();
        while (true) {
            if (skip('+')) {
                left = both(left, product(), Double::sum);
            } else if (skip('-')) {
                left = both(left, product(), (a, b) -> a - b);
            } else {
                return left;
            }
        }
    }

    private Term product() {
        var left = signed();
        while (true) {
            if (skip('*')) {
                left = both(left, signed(), (a, b) -> a * b);
            } else if (skip('/')) {
                left = both(left, signed(), (a, b) -> a / b);
            } else {
                return left;
            }
        }
    }

    /// `-x^2` is less than 0, `2^-1` one half.
    private Term signed() {
        enter();
        try {
            if (skip('-')) {
                return one(signed(), a -> -a);
            }
            var base = atom();
            return skip('^') ? both(base, signed(), StrictMath::pow) : base;
        } finally {
            depth--;
        }
    }

    private void enter() {
        if (++depth > DEEPEST) {
            throw new BadInput("goal.deep", "%s: nested too deeply", FIELD);
        }
    }

    private Term atom() {
        if (skip('(')) {
            var inner = sum();
            expect(')');
            return inner;
        }
        char next = peek();
        if (isDigit(next) || next == '.') {
            return number();
        }
        if (isLetter(next)) {
            return named();
        }
        throw unexpected();
    }

    private Term number() {
        int from = at;
        while (at < text.length() && (isDigit(text.charAt(at)) || text.charAt(at) == '.')) {
            at++;
        }
        var digits = text.substring(from, at);
        var value = Text.decimal(digits.startsWith(".") ? "0" + digits : digits);
        if (value.isEmpty()) {
            throw new BadInput("goal.number", "%s: '%s' is no number", FIELD, digits);
        }
        double number = value.getAsDouble();
        return (_, _) -> number;
    }

    private Term named() {
        int from = at;
        while (at < text.length() && (isLetter(text.charAt(at)) || isDigit(text.charAt(at)))) {
            at++;
        }
        var name = text.substring(from, at);
        if (peek() == '(') {
            return function(name, from);
        }
        return known.apply(name).orElseThrow(() -> unknown(name, from));
    }

    private BadInput unknown(String name, int from) {
        return new BadInput(
                "goal.name",
                "%s: there is no column '%s' (character %d); there are %s%s",
                FIELD,
                name,
                from + 1,
                Text.shortList(names, 12),
                Text.didYouMean(name, names));
    }

    private Term function(String name, int from) {
        if (!FUNCTIONS.contains(name)) {
            throw new BadInput(
                    "goal.function",
                    "%s: there is no function '%s' (character %d); there are %s%s",
                    FIELD,
                    name,
                    from + 1,
                    String.join(" ", FUNCTIONS),
                    Text.didYouMean(name, FUNCTIONS));
        }
        expect('(');
        var term = switch (name) {
            case "min" -> several(false);
            case "max" -> several(true);
            case "sqrt" -> one(sum(), Math::sqrt);
            case "log" -> one(sum(), StrictMath::log);
            case "exp" -> one(sum(), StrictMath::exp);
            default -> size(sum());
        };
        expect(')');
        return term;
    }

    /// The least or the greatest of two or more.
    private Term several(boolean isGreatest) {
        var first = sum();
        do {
            expect(',');
            first = either(first, sum(), isGreatest);
        } while (peek() == ',');
        return first;
    }

    @SuppressWarnings("ReferenceEquality") // spares working the same out again, at every level of brackets
    private static Term either(Term left, Term right, boolean isGreater) {
        return (figures, whole) -> {
            double one = left.of(whole, whole);
            double other = right.of(whole, whole);
            if (Double.isNaN(one) || Double.isNaN(other)) {
                return Double.NaN;
            }
            boolean isLeft = isGreater ? one >= other : one <= other;
            if (figures == whole) {
                return isLeft ? one : other;
            }
            return (isLeft ? left : right).of(figures, whole);
        };
    }

    /// Without its sign.
    @SuppressWarnings("ReferenceEquality")
    private static Term size(Term term) {
        return (figures, whole) -> {
            double value = term.of(figures, whole);
            double sign = figures == whole ? value : term.of(whole, whole);
            return sign < 0 ? -value : value;
        };
    }

    private static Term one(Term term, DoubleUnaryOperator operator) {
        return (figures, whole) -> operator.applyAsDouble(term.of(figures, whole));
    }

    private static Term both(Term left, Term right, DoubleBinaryOperator operator) {
        return (figures, whole) -> operator.applyAsDouble(left.of(figures, whole), right.of(figures, whole));
    }

    private static boolean isDigit(char each) {
        return each >= '0' && each <= '9';
    }

    private static boolean isLetter(char each) {
        return (each >= 'a' && each <= 'z') || (each >= 'A' && each <= 'Z') || each == '_';
    }

    /// The next character that is no space; 0 at the end.
    private char peek() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        return at < text.length() ? text.charAt(at) : 0;
    }

    private boolean skip(char wanted) {
        if (peek() == wanted) {
            at++;
            return true;
        }
        return false;
    }

    private void expect(char wanted) {
        if (!skip(wanted)) {
            throw new BadInput("goal.expected", "%s: %s, where a '%s' is expected", FIELD, here(), wanted);
        }
    }

    private BadInput unexpected() {
        return new BadInput(
                "goal.unexpected", "%s: %s, where a column, a number or an operator is expected", FIELD, here());
    }

    private Message here() {
        return peek() == 0
                ? Message.of("goal.end", "it ends after '%s'", Text.shorten(text, 60))
                : Message.of(
                        "goal.place",
                        "there is '%s' (character %d)",
                        text.substring(at, text.offsetByCodePoints(at, 1)),
                        at + 1);
    }
}
