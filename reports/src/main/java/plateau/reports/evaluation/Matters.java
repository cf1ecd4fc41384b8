package plateau.reports.evaluation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plateau.words.Wording;

/// What matters: how much each axis explains of each measure, and in general.
final class Matters {
    /// Axes that are so close matter alike.
    private static final double CLOSE = 0.05;

    /// An axis that explains less does not matter.
    private static final double LITTLE = 0.05;

    private static final int MOST_TOLD = 4;

    private final PlayedCells sample;
    private final List<Measure> measures;
    private final Map<Measure, ExplainedVariance> influences = new HashMap<>();

    /// For each of the varied axes, on average over the measures that differ by more than chance.
    private final List<Double> general;

    Matters(PlayedCells sample, Measures all) {
        this.sample = sample;
        var own = new HashSet<>(all.own());
        var known = new ArrayList<>(all.shared());
        known.addAll(all.own());
        known.forEach(each -> influences.put(each, ExplainedVariance.of(each, sample)));
        general = IntStream.range(0, sample.varied().size())
                .mapToObj(axis -> general(axis))
                .toList();
        int leading = leading();
        measures = known.stream()
                .sorted(Comparator.<Measure>comparingInt(each -> of(each).isReal() ? 0 : 1)
                        .thenComparingInt(each -> own.contains(each) ? 1 : 0)
                        .thenComparingDouble(each -> -share(each, leading)))
                .toList();
    }

    private double general(int axis) {
        return influences.values().stream()
                .filter(ExplainedVariance::isReal)
                .mapToDouble(each -> each.axes().get(axis))
                .filter(Double::isFinite)
                .average()
                .orElse(Double.NaN);
    }

    private int leading() {
        return ranked().findFirst().orElse(-1);
    }

    /// The axes of which something is known, by how much they matter.
    private Stream<Integer> ranked() {
        return IntStream.range(0, general.size())
                .filter(axis -> Double.isFinite(general.get(axis)))
                .boxed()
                .sorted(Comparator.comparingDouble(axis -> -general.get(axis)));
    }

    private double share(Measure measure, int axis) {
        double share = axis < 0 ? 0 : of(measure).axes().get(axis);
        return Double.isFinite(share) ? share : 0;
    }

    /// What differs by more than chance first, in it what every game has before the game's own, in that
    /// what is explained best by the axis that matters most.
    List<Measure> measures() {
        return measures;
    }

    ExplainedVariance of(Measure measure) {
        var known = influences.get(measure);
        return known == null ? ExplainedVariance.of(measure, sample) : known;
    }

    /// Whether so few cells were played of so many values that nothing can be told of any axis.
    boolean isThin() {
        return !sample.varied().isEmpty()
                && IntStream.range(0, sample.varied().size()).allMatch(this::isThin);
    }

    /// Whether nothing can be told of one of the varied axes, though of some measure chance is known.
    boolean isThin(int axis) {
        var known =
                influences.values().stream().filter(ExplainedVariance::isTold).toList();
        return !known.isEmpty()
                && known.stream().noneMatch(each -> Double.isFinite(each.axes().get(axis)));
    }

    /// The whole in a sentence; nothing where nothing was changed.
    Optional<String> sentence(Wording wording) {
        if (sample.varied().isEmpty() || sample.cells().size() < 2) {
            return Optional.empty();
        }
        var axes = ranked().toList();
        if (axes.isEmpty()) {
            boolean isKnown = influences.values().stream().anyMatch(ExplainedVariance::isKnown);
            return Optional.of(
                    wording.get(isThin() ? "matters.thin" : isKnown ? "matters.nothing" : "matters.unknown"));
        }
        return Optional.of(sentence(wording, axes));
    }

    private String sentence(Wording wording, List<Integer> axes) {
        double first = general.get(axes.getFirst());
        var shares = axes.stream().map(axis -> percent(wording, axis)).toList();
        var names = axes.stream().map(axis -> name(axis)).toList();
        var others = IntStream.range(1, Math.min(MOST_TOLD, axes.size()))
                .mapToObj(i -> wording.get("matters.other", names.get(i), shares.get(i)))
                .collect(Collectors.joining(", "));
        if (first < LITTLE) {
            return wording.get("matters.little", names.getFirst(), shares.getFirst());
        }
        if (axes.size() == 1) {
            return wording.get("matters.one", names.getFirst(), shares.getFirst());
        }
        boolean isClose = first - general.get(axes.get(1)) < CLOSE;
        return wording.get(isClose ? "matters.alike" : "matters.most", names.getFirst(), shares.getFirst(), others);
    }

    private String name(int axis) {
        return sample.name(sample.varied().get(axis));
    }

    private String percent(Wording wording, int axis) {
        return wording.hundredths(0, general.get(axis));
    }
}
