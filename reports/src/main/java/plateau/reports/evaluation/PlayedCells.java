package plateau.reports.evaluation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.arena.evaluation.figures.Finding;
import plateau.arena.evaluation.figures.Findings;
import plateau.arena.evaluation.sweep.Axis;
import plateau.core.text.Text;
import plateau.words.Wording;

/// The cells that were played, by what was changed.
final class PlayedCells {
    private static final int MOST_VALUES = 20_000;

    private final Findings findings;
    private final Wording wording;
    private final AxisNames names;

    /// As people read them.
    private final List<List<String>> values = new ArrayList<>();
    private final List<Map<String, Integer>> places = new ArrayList<>();
    private final List<Integer> varied;

    PlayedCells(Findings findings, Wording wording, AxisNames names) {
        this.findings = findings;
        this.wording = wording;
        this.names = names;
        for (int axis = 0; axis < axes().size(); axis++) {
            var known = values(axis);
            var places = new HashMap<String, Integer>();
            known.forEach(value -> places.put(value, places.size()));
            values.add(shown(axes().get(axis), known));
            this.places.add(places);
        }
        varied =
                IntStream.range(0, axes().size()).filter(this::isVaried).boxed().toList();
    }

    private List<String> shown(Axis axis, List<String> values) {
        return values.stream().map(value -> names.value(axis, value)).toList();
    }

    /// Those of an axis in its order. It may have more than anybody could play: then those that were.
    private List<String> values(int axis) {
        var all = axes().get(axis).values();
        if (all.size() <= MOST_VALUES) {
            return List.copyOf(all);
        }
        var order = Comparator.<String>comparingDouble(
                        each -> Text.decimal(each).orElse(0))
                .thenComparing(Comparator.naturalOrder());
        return cells().stream()
                .map(each -> each.cell().values().get(axis))
                .distinct()
                .sorted(order)
                .toList();
    }

    /// The values of an axis that there is something to say about.
    List<String> known(int axis) {
        return values.get(axis);
    }

    /// Those in groups of neighbours.
    Groups groups(int axis, int most) {
        return new Groups(known(axis), Math.max(1, Math.ceilDiv(known(axis).size(), most)));
    }

    Findings findings() {
        return findings;
    }

    List<Finding> cells() {
        return findings.cells();
    }

    List<Axis> axes() {
        return findings.plan().axes();
    }

    /// Where the value of a cell is among those of an axis.
    int place(Finding finding, int axis) {
        return places.get(axis).getOrDefault(finding.cell().values().get(axis), 0);
    }

    /// The value of a cell, as people read it.
    String value(Finding finding, int axis) {
        return names.value(axes().get(axis), finding.cell().values().get(axis));
    }

    /// The axes of which more than one value was played.
    List<Integer> varied() {
        return varied;
    }

    private boolean isVaried(int axis) {
        return cells().stream()
                        .map(each -> place(each, axis))
                        .distinct()
                        .limit(2)
                        .count()
                > 1;
    }

    /// Whether so few of all cells were played that most places of a plot would be empty.
    boolean isSparse() {
        return cells().size() < findings.all() / 2;
    }

    /// What an axis is called.
    String name(int axis) {
        var name = axes().get(axis).name();
        return switch (name) {
            case Axis.PLAYERS -> wording.get("axis.players");
            case Axis.PRESET -> wording.get("axis.preset");
            case Axis.SEATS -> wording.get("axis.seats");
            default ->
                name.matches(Axis.SEAT + "\\d+") ? wording.get("seat", name.substring(Axis.SEAT.length())) : name;
        };
    }

    /// A cell by the values of some axes.
    String name(Finding finding, List<Integer> axes) {
        return axes.stream()
                .map(axis -> name(axis) + " " + value(finding, axis))
                .collect(Collectors.joining(", "));
    }

    /// A cell by all that differs.
    String name(Finding finding) {
        return varied.isEmpty() ? wording.get("cell.only") : name(finding, varied);
    }

    /// The values of an axis in order, neighbours together where there are too many.
    ///
    /// @param width how many values are together
    record Groups(List<String> values, int width) {
        int count() {
            return Math.ceilDiv(values.size(), width);
        }

        int group(int place) {
            return place / width;
        }

        List<String> names() {
            return IntStream.range(0, count()).mapToObj(this::name).toList();
        }

        private String name(int group) {
            int last = Math.min(values.size(), (group + 1) * width) - 1;
            var first = values.get(group * width);
            return width == 1 ? first : Text.format("%s–%s", first, values.get(last));
        }

        /// The middle of each group, if all values are numbers that rise; else nothing.
        List<Double> numbers() {
            var numbers = values.stream().map(Text::decimal).toList();
            for (int i = 0; i < numbers.size(); i++) {
                boolean isRising = i == 0 || above(numbers.get(i), numbers.get(i - 1));
                if (numbers.get(i).isEmpty() || !isRising) {
                    return List.of();
                }
            }
            return IntStream.range(0, count())
                    .mapToObj(group -> middle(numbers, group))
                    .toList();
        }

        private static boolean above(OptionalDouble one, OptionalDouble other) {
            return one.orElse(0) > other.orElse(0);
        }

        private double middle(List<OptionalDouble> numbers, int group) {
            int last = Math.min(values.size(), (group + 1) * width) - 1;
            return (numbers.get(group * width).orElse(0) + numbers.get(last).orElse(0)) / 2;
        }
    }

    /// The cells by the groups of an axis; a group may have none.
    List<List<Finding>> by(int axis, Groups groups, Predicate<Finding> wanted) {
        var by = new ArrayList<List<Finding>>();
        IntStream.range(0, groups.count()).forEach(group -> by.add(new ArrayList<>()));
        for (var each : cells()) {
            if (wanted.test(each)) {
                by.get(groups.group(place(each, axis))).add(each);
            }
        }
        return by;
    }

    /// The cells by the values of some axes, in the order in which they come.
    Map<List<Integer>, List<Finding>> by(List<Integer> axes) {
        Function<Finding, List<Integer>> places =
                each -> axes.stream().map(axis -> place(each, axis)).toList();
        return cells().stream().collect(Collectors.groupingBy(places, LinkedHashMap::new, Collectors.toList()));
    }
}
