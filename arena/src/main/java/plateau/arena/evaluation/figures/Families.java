package plateau.arena.evaluation.figures;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import plateau.arena.statistics.Distribution;
import plateau.arena.statistics.Interval;
import plateau.arena.statistics.Moments;
import plateau.arena.statistics.Statistics;
import plateau.core.Ending;

/// How the columns of a cell follow from what its games came to.
final class Families {
    private static final double PER_MILLE = 1000;

    /// From so many games on means are distributed normally.
    private static final int MANY = 30;

    private static final Interval UNKNOWN = new Interval(Double.NaN, Double.NaN);

    /// Columns that are worked out together.
    ///
    /// @param figures of some games; the second are all games that these are some of, which say what seats
    ///     are the best and the worst
    record Family(List<Column> columns, BiFunction<Statistics, Statistics, double[]> figures) {}

    private final List<Family> all = new ArrayList<>();

    private Families() {}

    /// @param figures the names of the game's own
    static List<Family> of(int seats, List<String> figures) {
        var families = new Families();
        families.addLength();
        families.addDecisions();
        for (int seat = 0; seat < seats; seat++) {
            families.addSeat(seat);
        }
        families.addBalance();
        families.addEndings();
        for (int i = 0; i < figures.size(); i++) {
            families.addFigure(figures.get(i), i);
        }
        return List.copyOf(families.all);
    }

    private void add(Function<Statistics, double[]> function, Column... columns) {
        all.add(new Family(List.of(columns), (games, _) -> function.apply(games)));
    }

    private static Column whole(String name) {
        return new Column(name, true);
    }

    private static Column decimal(String name) {
        return new Column(name, false);
    }

    private void addLength() {
        add(
                games -> length(games.length()),
                decimal("length_mean"),
                decimal("length_low"),
                decimal("length_high"),
                decimal("length_deviation"),
                whole("length_min"),
                whole("length_p05"),
                whole("length_p25"),
                whole("length_p50"),
                whole("length_p75"),
                whole("length_p95"),
                whole("length_max"));
    }

    private static double[] length(Distribution length) {
        var moments = length.moments();
        var interval = interval(moments, 1);
        return new double[] {
            moments.mean(),
            interval.low(),
            interval.high(),
            deviation(moments),
            moments.min(),
            length.quantile(0.05),
            length.quantile(0.25),
            length.quantile(0.5),
            length.quantile(0.75),
            length.quantile(0.95),
            moments.max()
        };
    }

    private void addDecisions() {
        add(games -> new double[] {share(games.plies(), games.games())}, decimal("plies_mean"));
        add(
                games -> new double[] {
                    games.decisions() == 0 ? Double.NaN : games.meanChoices(),
                    games.mostChoices(),
                    share(games.forced(), games.decisions())
                },
                decimal("branching_mean"),
                whole("branching_max"),
                decimal("forced_share"));
        add(
                games -> counted(games.draws(), games.games()),
                decimal("draws_share"),
                decimal("draws_low"),
                decimal("draws_high"));
        add(
                games -> counted(games.shared(), games.games()),
                decimal("shared_share"),
                decimal("shared_low"),
                decimal("shared_high"));
    }

    /// How many games were of a kind.
    private static double[] counted(long part, long games) {
        double share = share(part, games);
        var interval = games < 2 ? UNKNOWN : Interval.wilson(share, games);
        return new double[] {share, interval.low(), interval.high()};
    }

    private void addSeat(int seat) {
        var payoff = "payoff" + (seat + 1);
        var score = "score" + (seat + 1);
        add(
                games -> seat(games, seat),
                decimal(payoff),
                decimal(payoff + "_low"),
                decimal(payoff + "_high"),
                decimal(score + "_mean"),
                decimal(score + "_low"),
                decimal(score + "_high"),
                decimal(score + "_deviation"));
    }

    private static double[] seat(Statistics games, int seat) {
        var figures = new double[7];
        Arrays.fill(figures, Double.NaN);
        if (seat >= games.players()) {
            return figures;
        }
        figures[0] = games.meanPayoff(seat);
        if (games.games() > 1) {
            figures[1] = games.payoffInterval(seat).low();
            figures[2] = games.payoffInterval(seat).high();
        }
        var moments = games.score(seat).moments();
        var interval = interval(moments, 1);
        figures[3] = moments.mean();
        figures[4] = interval.low();
        figures[5] = interval.high();
        figures[6] = deviation(moments);
        return figures;
    }

    private void addBalance() {
        all.add(new Family(List.of(decimal("seat_gap")), (games, all) -> new double[] {gap(games, all)}));
        add(
                games -> mean(games.leadChanges(), 1),
                decimal("lead_changes_mean"),
                decimal("lead_changes_low"),
                decimal("lead_changes_high"));
        add(
                games -> {
                    var mean = mean(games.decided(), PER_MILLE);
                    double median = games.decided().quantile(0.5) / PER_MILLE;
                    return new double[] {mean[0], mean[1], mean[2], median};
                },
                decimal("decided_mean"),
                decimal("decided_low"),
                decimal("decided_high"),
                decimal("decided_p50"));
    }

    /// By how much the seat that fares best in all games is ahead of the one that fares worst, in some of
    /// them. Of seats that fare alike these are the first and the last: two, also where all do.
    private static double gap(Statistics games, Statistics all) {
        int best = 0;
        int worst = 0;
        for (int seat = 1; seat < all.players(); seat++) {
            best = all.meanPayoff(seat) > all.meanPayoff(best) ? seat : best;
            worst = all.meanPayoff(seat) <= all.meanPayoff(worst) ? seat : worst;
        }
        return games.meanPayoff(best) - games.meanPayoff(worst);
    }

    private void addEndings() {
        for (var ending : Ending.values()) {
            add(
                    games -> new double[] {games.endings().getOrDefault(ending, 0L)},
                    whole("ending_" + ending.name().toLowerCase(Locale.ROOT)));
        }
    }

    private void addFigure(String name, int index) {
        var plain = name.replace('-', '_');
        while (isTaken(plain)) {
            plain = Columns.OWN + plain;
        }
        add(
                games -> mean(games.figure(index), 1),
                decimal(plain + "_mean"),
                decimal(plain + "_low"),
                decimal(plain + "_high"));
    }

    /// Whether there is a column already that a figure of the game would have, or may be.
    private boolean isTaken(String stem) {
        var names = Set.of(stem + "_mean", stem + "_low", stem + "_high");
        return Stream.concat(all.stream().flatMap(each -> each.columns.stream()), Columns.OF_GOAL.stream())
                .anyMatch(each -> names.contains(each.name()));
    }

    private static double[] mean(Distribution numbers, double unit) {
        var moments = numbers.moments();
        var interval = interval(moments, unit);
        return new double[] {moments.mean() / unit, interval.low(), interval.high()};
    }

    private static double share(long part, long whole) {
        return whole == 0 ? Double.NaN : (double) part / whole;
    }

    private static double deviation(Moments moments) {
        return moments.count() < 2 ? Double.NaN : moments.deviation();
    }

    /// NaN where nothing is known. Of few games their own scatter is not known well, for which Student's
    /// distribution makes up.
    private static Interval interval(Moments moments, double unit) {
        long count = moments.count();
        if (count < 2) {
            return UNKNOWN;
        }
        if (count >= MANY) {
            var interval = moments.interval();
            return new Interval(interval.low() / unit, interval.high() / unit);
        }
        double error = moments.deviation() / Math.sqrt((double) count);
        double half = StudentT.reach((int) count - 1) * error;
        return new Interval((moments.mean() - half) / unit, (moments.mean() + half) / unit);
    }
}
