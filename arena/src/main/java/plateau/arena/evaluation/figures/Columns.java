package plateau.arena.evaluation.figures;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import plateau.arena.evaluation.sweep.Cells;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.arena.statistics.Statistics;
import plateau.core.text.BadInput;

/// The figures of a cell: which there are, and how they follow from what its games came to.
public final class Columns {
    /// What a goal adds; these do not follow from the statistics of one cell.
    public static final List<Column> OF_GOAL = List.of(
            new Column("goal", false),
            new Column("goal_low", false),
            new Column("goal_high", false),
            new Column("rank", true));

    /// Stands before the name of a figure of the game that would have the name of another column.
    public static final String OWN = "figure_";

    private static final Pattern QUANTILE = Pattern.compile(".*_p\\d\\d");

    /// The figures of a game are asked of a cell that can be played; a sweep may begin with some that cannot.
    private static final int TRIES = 10_000;

    private final List<Families.Family> families;
    private final List<Column> figures;
    private final List<Column> all;

    private Columns(EvaluationPlan plan, int seats, List<String> figures) {
        families = Families.of(seats, figures);
        this.figures =
                families.stream().flatMap(each -> each.columns().stream()).toList();
        var columns = new ArrayList<>(this.figures);
        if (plan.goal().isPresent()) {
            columns.addAll(OF_GOAL);
        }
        all = List.copyOf(columns);
    }

    public static Columns of(EvaluationPlan plan, Cells cells) {
        return new Columns(plan, cells.mostSeats(), ownFigures(cells));
    }

    /// The names of the game's own figures, as it has them.
    public static List<String> ownFigures(Cells cells) {
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
    public int place(String name) {
        return IntStream.range(0, figures.size())
                .filter(each -> figures.get(each).name().equals(name))
                .findFirst()
                .orElse(-1);
    }

    /// The figures of games, by [#figures]; NaN for what they do not have.
    public double[] figures(Statistics games) {
        var wanted = new BitSet();
        wanted.set(0, figures.size());
        return figures(games, wanted);
    }

    /// Some figures, by their places; what nobody wants may be NaN.
    public double[] figures(Statistics games, BitSet wanted) {
        return figures(games, games, wanted);
    }

    /// Some figures of some games.
    ///
    /// @param all the games that these are some of: they say which seats are the best and the worst
    public double[] figures(Statistics games, Statistics all, BitSet wanted) {
        var values = new double[figures.size()];
        Arrays.fill(values, Double.NaN);
        int from = 0;
        for (var family : families) {
            int to = from + family.columns().size();
            int next = wanted.nextSetBit(from);
            if (next >= 0 && next < to) {
                System.arraycopy(family.figures().apply(games, all), 0, values, from, to - from);
            }
            from = to;
        }
        return values;
    }

    /// A figure, and how sure it is.
    public Estimate estimate(List<Statistics> groups, int place) {
        var wanted = new BitSet();
        wanted.set(place);
        return Estimate.of(groups, kind(wanted), all -> games -> figures(games, all, wanted)[place]);
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
}
