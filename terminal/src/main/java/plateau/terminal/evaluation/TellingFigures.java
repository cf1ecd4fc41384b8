package plateau.terminal.evaluation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Stream;
import plateau.arena.evaluation.figures.Finding;
import plateau.arena.evaluation.figures.Findings;

/// Which figures of cells are worth a place in a narrow table: those whose differences between cells are
/// large beside what luck alone would make.
final class TellingFigures {
    private static final String MEAN = "_mean";
    private static final List<String> USUAL = List.of("payoff1", "length_mean");

    private final Findings findings;

    TellingFigures(Findings findings) {
        this.findings = findings;
    }

    /// A figure with its interval.
    ///
    /// @param name of the column
    record Figure(String name, int value, int low, int high) {
        double of(Finding cell) {
            return cell.figures().get(value);
        }

        /// Half of the interval; NaN of one that has none.
        double off(Finding cell) {
            if (low < 0 || high < 0) {
                return Double.NaN;
            }
            return (cell.figures().get(high) - cell.figures().get(low)) / 2;
        }
    }

    /// All figures that have an interval, and those that were asked for: these first, then the usual ones,
    /// then the most telling. Of two seats the second has what the first has not.
    List<Figure> figures(List<String> asked) {
        var first = new LinkedHashSet<>(asked);
        first.addAll(USUAL);
        if (findings.column("payoff3") < 0) {
            first.remove("payoff2");
        }
        var figures = new ArrayList<Figure>();
        first.stream()
                .filter(each -> findings.column(each) >= 0)
                .map(this::figure)
                .forEach(figures::add);
        var others = new ArrayList<Figure>();
        for (var column : findings.columns()) {
            var name = column.name();
            boolean isDouble = first.contains(name) || (name.equals("payoff2") && findings.column("payoff3") < 0);
            if (!isDouble && isMain(name) && figure(name).low() >= 0) {
                others.add(figure(name));
            }
        }
        if (findings.cells().size() > 1) {
            others.sort(Comparator.comparingDouble(this::telling).reversed());
        }
        figures.addAll(others);
        return figures;
    }

    private Figure figure(String name) {
        return new Figure(
                name,
                findings.column(name),
                findings.column(stem(name) + "_low"),
                findings.column(stem(name) + "_high"));
    }

    /// `length` of `length_mean`; other columns have their interval under their own names.
    private static String stem(String name) {
        return Stream.of(MEAN, "_share")
                .filter(name::endsWith)
                .findFirst()
                .map(end -> name.substring(0, name.length() - end.length()))
                .orElse(name);
    }

    private static boolean isMain(String name) {
        return !name.endsWith("_low") && !name.endsWith("_high") && isMainOf(name);
    }

    private static boolean isMainOf(String name) {
        return name.endsWith(MEAN) || name.endsWith("_share") || name.startsWith("payoff");
    }

    /// How much cells differ, in halves of an interval.
    private double telling(Figure figure) {
        double sum = 0;
        double squares = 0;
        double noise = 0;
        int count = 0;
        for (var cell : findings.cells()) {
            double value = figure.of(cell);
            if (!Double.isNaN(value)) {
                sum += value;
                squares += value * value;
                noise += figure.off(cell);
                count++;
            }
        }
        double mean = sum / count;
        double spread = Math.sqrt(Math.max(0, squares / count - mean * mean));
        return count == 0 || spread == 0 ? 0 : spread * count / Math.max(noise, 1e-9);
    }
}
