package plateau.arena.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import plateau.arena.evaluation.figures.Column;
import plateau.arena.evaluation.figures.Columns;
import plateau.arena.evaluation.figures.Finding;
import plateau.arena.statistics.Interval;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.text.Text;

/// How well cells have to be known: how far a figure's 95 % interval may reach to either side.
public final class Until {
    /// How many games a cell has at first: fewer say little of how much games differ.
    static final long FIRST = 200;

    /// What has no interval of its own, but one that the groups of the games tell.
    private static final List<String> BY_GROUPS = List.of("plies_mean", "branching_mean", "forced_share", "seat_gap");

    private static final Message FIELD = Message.field("until");

    private static final Pattern FORM =
            Pattern.compile("\\s*([A-Za-z0-9_]*)\\s*(?:±|\\+-|\\+/-)\\s*([0-9.]+)\\s*(%?)\\s*");

    /// A little more than is needed, so that the next round is likely the last.
    private static final double MARGIN = 1.05;

    private static final double LEAST_GROWTH = 1.2;
    private static final double MOST_GROWTH = 4;

    /// The square of the standard deviations that hold 95 %.
    private static final double Z2 = 1.959963984540054 * 1.959963984540054;

    private final Columns columns;
    private final List<Integer> places;
    private final double wanted;
    private final boolean isRelative;
    private final boolean isShare;

    private Until(Columns columns, List<Integer> places, double wanted, boolean isRelative, boolean isShare) {
        this.columns = columns;
        this.places = List.copyOf(places);
        this.wanted = wanted;
        this.isRelative = isRelative;
        this.isShare = isShare;
    }

    /// Reads `±0.5%`, which is meant for the payoffs of all seats, `payoff1±0.5%` or `length_mean±0.1`.
    /// Who has no ± writes `+-`. Of shares, percent are points of a hundred; of other figures, parts of
    /// their mean.
    public static Until parse(String text, Columns columns) {
        var form = FORM.matcher(text);
        double half = form.matches() ? Text.decimal(form.group(2)).orElse(0) : 0;
        if (half <= 0) {
            throw new BadInput(
                    "until.form",
                    "%s must be written as ±0.5%%, payoff1±0.5%% or length_mean±0.1, not '%s'",
                    FIELD,
                    text);
        }
        var name = form.group(1);
        boolean isPercent = !form.group(3).isEmpty();
        boolean isShare = name.isEmpty() || isShare(name);
        return new Until(columns, places(name, columns), isPercent ? half / 100 : half, isPercent && !isShare, isShare);
    }

    private static boolean isShare(String name) {
        return name.startsWith("payoff")
                || name.endsWith("_share")
                || name.startsWith("decided")
                || name.equals("seat_gap");
    }

    private static List<Integer> places(String name, Columns columns) {
        var places = new ArrayList<Integer>();
        if (name.isEmpty()) {
            for (int seat = 1; columns.place("payoff" + seat) >= 0; seat++) {
                places.add(columns.place("payoff" + seat));
            }
            return places;
        }
        var known = columns.figures().stream()
                .map(Column::name)
                .filter(each -> hasBounds(each, columns) || BY_GROUPS.contains(each))
                .toList();
        if (!known.contains(name)) {
            throw new BadInput(
                    "until.column",
                    "%s: '%s' is no column that has an interval; there are %s%s",
                    FIELD,
                    name,
                    Text.shortList(known, 12),
                    Text.didYouMean(name, known));
        }
        return List.of(columns.place(name));
    }

    private static boolean hasBounds(String name, Columns columns) {
        return !name.endsWith("_low")
                && !name.endsWith("_high")
                && (name.endsWith("_mean") || name.endsWith("_share") || name.startsWith("payoff"))
                && columns.place(stem(name) + "_low") >= 0;
    }

    private static String stem(String name) {
        return name.replaceFirst("_(mean|share)$", "");
    }

    /// The columns that have to be known.
    public List<String> names() {
        return places.stream().map(this::name).toList();
    }

    /// Whether the columns of a cell tell that it is known well enough.
    public boolean isMet(Finding cell) {
        for (int place : places) {
            var name = name(place);
            double value = cell.figures().get(place);
            if (Double.isNaN(value)) {
                continue;
            }
            if (!hasBounds(name, columns)) {
                return false;
            }
            double low = cell.figures().get(columns.place(stem(name) + "_low"));
            double high = cell.figures().get(columns.place(stem(name) + "_high"));
            double allowed = isRelative ? wanted * Math.abs(value) : wanted;
            if (Math.max(high - value, value - low) > allowed) {
                return false;
            }
        }
        return true;
    }

    /// Whether groups of games are needed to tell.
    boolean needsGroups() {
        return places.stream().anyMatch(each -> !hasBounds(name(each), columns));
    }

    private String name(int place) {
        return columns.figures().get(place).name();
    }

    /// How many games a cell is to have that has some: no more when it is known well enough. It follows
    /// from what the games came to alone.
    long next(CellProgress cell, long most) {
        double needed = needed(cell);
        if (needed <= 1) {
            return cell.games();
        }
        double growth = Math.clamp(needed * MARGIN, LEAST_GROWTH, MOST_GROWTH);
        return Math.min(most, (long) Math.ceil(cell.games() * growth));
    }

    /// How many times the games it has a cell needs; no more than 1 where it is known well enough.
    private double needed(CellProgress cell) {
        var figures = columns.figures(cell.sum());
        double most = 0;
        for (int place : places) {
            // What a cell does not have, such as a third seat, need not be known.
            if (!Double.isNaN(figures[place])) {
                double allowed = isRelative ? wanted * Math.abs(figures[place]) : wanted;
                double reach = reach(place, figures, cell);
                most = Math.max(most, needed(place, figures[place], reach, allowed));
                most = Math.max(most, isShare ? leastGames(allowed) / cell.games() : 0);
            }
        }
        return most;
    }

    private double needed(int place, double value, double reach, double allowed) {
        if (reach == 0 || Double.isInfinite(reach)) {
            return reach;
        }
        return isShare && hasBounds(name(place), columns) && !name(place).endsWith("_mean")
                ? games(value, allowed) / games(value, reach)
                : reach / allowed * reach / allowed;
    }

    /// After so many games Wilson's interval of a share reaches so far: its formula, solved for the games.
    private static double games(double share, double reach) {
        double variance = share * (1 - share);
        double square = variance * variance + reach * reach * (1 - 4 * variance);
        return Z2 * (variance + Math.sqrt(square)) / (2 * reach * reach) - Z2;
    }

    /// A share is not known even where all games were alike, as Wilson's interval tells: who won 200 games
    /// out of 200 may lose the next.
    private static double leastGames(double allowed) {
        return Z2 / (2 * allowed) - Z2;
    }

    /// How far the interval reaches: half of its width, of whatever column.
    private double reach(int place, double[] figures, CellProgress cell) {
        var name = name(place);
        if (!hasBounds(name, columns)) {
            return half(columns.estimate(cell.groups(), place).interval());
        }
        double low = figures[columns.place(stem(name) + "_low")];
        double high = figures[columns.place(stem(name) + "_high")];
        return half(new Interval(low, high));
    }

    /// What is not known reaches as far as one likes.
    private static double half(Interval interval) {
        double half = (interval.high() - interval.low()) / 2;
        return Double.isNaN(half) ? Double.POSITIVE_INFINITY : half;
    }
}
