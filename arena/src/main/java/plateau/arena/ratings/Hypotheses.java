package plateau.arena.ratings;

import java.math.BigDecimal;
import java.util.List;
import plateau.core.options.Option;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// What a sequential test is to tell apart: that the first of two is `elo0` points better than the
/// second, or `elo1`.
public record Hypotheses(
        @Option(help = "points by which A is better, if it is no progress", byDefault = "0")
        Points elo0,

        @Option(help = "points by which A is better, if it is one", byDefault = "20")
        Points elo1,

        @Option(help = "chance to take elo0 for elo1", byDefault = "0.05")
        Risk alpha,

        @Option(help = "chance to take elo1 for elo0", byDefault = "0.05")
        Risk beta) {
    public Hypotheses {
        if (elo1.value <= elo0.value) {
            throw new BadInput("sprt.order", "elo1 must be more than elo0, which is %s, not %s", elo0, elo1);
        }
    }

    /// Reads `elo0=0,elo1=20`; `alpha` and `beta` may be given, too.
    public static Hypotheses parse(String text) {
        var settings = List.of(text.split(",", -1));
        Options.checkOnce(settings);
        return Options.<Hypotheses>of(Hypotheses.class).parse(settings);
    }

    /// As [#parse] reads it.
    @Override
    public String toString() {
        return Text.format("elo0=%s,elo1=%s,alpha=%s,beta=%s", elo0, elo1, alpha, beta);
    }

    private static String plain(double value) {
        return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
    }

    /// Points of Elo.
    public record Points(double value) {
        private static final double MOST = 1000;

        public static Points parse(String text) {
            var value = Text.decimal(text).orElse(Double.NaN);
            if (!(Math.abs(value) <= MOST)) {
                throw new BadInput("sprt.points", "must be points from -1000 to 1000, such as 2.5, not '%s'", text);
            }
            return new Points(value);
        }

        @Override
        public String toString() {
            return plain(value);
        }
    }

    /// The chance of an error.
    public record Risk(double value) {
        public static Risk parse(String text) {
            var value = Text.decimal(text).orElse(Double.NaN);
            if (!(value > 0 && value < 0.5)) {
                throw new BadInput(
                        "sprt.risk", "must be a chance of more than 0 and less than 0.5, such as 0.05, not '%s'", text);
            }
            return new Risk(value);
        }

        @Override
        public String toString() {
            return plain(value);
        }
    }
}
