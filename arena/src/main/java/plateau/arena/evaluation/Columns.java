package plateau.arena.evaluation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.arena.Distribution;
import plateau.arena.Interval;
import plateau.arena.Moments;
import plateau.arena.Statistics;
import plateau.core.Ending;
import plateau.core.text.BadInput;

/// The figures of a cell: which there are, and how they follow from what its games came to.
public final class Columns {
    /// What a goal adds; these do not follow from the statistics of one cell.
    static final List<Column> OF_GOAL =
            List.of(
                    new Column("goal", false),
                    new Column("goal_low", false),
                    new Column("goal_high", false),
                    new Column("rank", true));

    /// Stands before the name of a figure of the game that would have the name of another column.
    public static final String OWN = "figure_";

    private static final double PER_MILLE = 1000;

    /// From so many games on means are distributed normally.
    private static final int MANY = 30;

    private static final Interval UNKNOWN = new Interval(Double.NaN, Double.NaN);
    private static final Pattern QUANTILE = Pattern.compile(".*_p\\d\\d");

    /// The figures of a game are asked of a cell that can be played; a sweep may begin with some that cannot.
    private static final int TRIES = 10_000;

    /// Columns that are worked out together.
    private record Family(
            List<Column> columns, BiFunction<Statistics, Statistics, double[]> figures) {}

    private final List<Family> families = new ArrayList<>();
    private final List<Column> figures;
    private final List<Column> all;

    private Columns(EvaluationPlan plan, int seats, List<String> figures) {
        addLength();
        addDecisions();
        for (int seat = 0; seat < seats; seat++) {
            addSeat(seat);
        }
        addBalance();
        addEndings();
        for (int i = 0; i < figures.size(); i++) {
            addFigure(figures.get(i), i);
        }
        this.figures = families.stream().flatMap(each -> each.columns.stream()).toList();
        var columns = new ArrayList<>(this.figures);
        if (plan.goal().isPresent()) {
            columns.addAll(OF_GOAL);
        }
        all = List.copyOf(columns);
    }

    public static Columns of(EvaluationPlan plan, Cells cells) {
        return new Columns(plan, cells.mostSeats(), figures(cells));
    }

    private static List<String> figures(Cells cells) {
        for (long cell = 0; cell < Math.min(cells.count(), TRIES); cell++) {
            try {
                return cells.game(cell).figures();
            } catch (BadInput refused) {
                // The next one, then.
            }
        }
        return List.of();
    }

    /// All columns, with those of the goal if there is one.
    public List<Column> all() {
        return all;
    }

    /// The columns that follow from a cell's statistics.
    public List<Column> figures() {
        return figures;
    }

    /// Where a column stands; −1 where there is none.
    int place(String name) {
        return IntStream.range(0, figures.size())
                .filter(each -> figures.get(each).name().equals(name))
                .findFirst()
                .orElse(-1);
    }

    /// The figures of games, by [#figures]; NaN for what they do not have.
    double[] figures(Statistics games) {
        var wanted = new BitSet();
        wanted.set(0, figures.size());
        return figures(games, wanted);
    }

    /// Some figures, by their places; what nobody wants may be NaN.
    double[] figures(Statistics games, BitSet wanted) {
        return figures(games, games, wanted);
    }

    /// Some figures of some games.
    ///
    /// @param all the games that these are some of: they say which seats are the best and the worst
    double[] figures(Statistics games, Statistics all, BitSet wanted) {
        var values = new double[figures.size()];
        Arrays.fill(values, Double.NaN);
        int from = 0;
        for (var family : families) {
            int to = from + family.columns.size();
            int next = wanted.nextSetBit(from);
            if (next >= 0 && next < to) {
                System.arraycopy(family.figures.apply(games, all), 0, values, from, to - from);
            }
            from = to;
        }
        return values;
    }

    /// A figure, and how sure it is.
    Estimate estimate(List<Statistics> groups, int place) {
        var wanted = new BitSet();
        wanted.set(place);
        return Estimate.of(
                groups, kind(wanted), all -> games -> figures(games, all, wanted)[place]);
    }

    /// In which way it can be told how sure something is that follows from these columns.
    Estimate.Kind kind(BitSet places) {
        return places.stream()
                .mapToObj(place -> kind(figures.get(place).name()))
                .max(Comparator.naturalOrder())
                .orElse(Estimate.Kind.SMOOTH);
    }

    private static Estimate.Kind kind(String name) {
        if (QUANTILE.matcher(name).matches()) {
            return Estimate.Kind.QUANTILE;
        }
        boolean isExtreme = name.endsWith("_min") || name.endsWith("_max");
        return isExtreme ? Estimate.Kind.EXTREME : Estimate.Kind.SMOOTH;
    }

    private void add(Function<Statistics, double[]> function, Column... columns) {
        families.add(new Family(List.of(columns), (games, _) -> function.apply(games)));
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
                games ->
                        new double[] {
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
        families.add(
                new Family(
                        List.of(decimal("seat_gap")),
                        (games, all) -> new double[] {gap(games, all)}));
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
            plain = OWN + plain;
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
        return Stream.concat(
                        families.stream().flatMap(each -> each.columns.stream()), OF_GOAL.stream())
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
