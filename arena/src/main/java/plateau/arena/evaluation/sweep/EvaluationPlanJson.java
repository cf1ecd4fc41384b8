package plateau.arena.evaluation.sweep;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.core.wire.Else;
import plateau.core.wire.Kept;
import plateau.core.wire.Least;
import plateau.core.wire.Mark;
import plateau.core.wire.Wire;

/// The description of an evaluation, as its folder keeps it.
@Kept
public record EvaluationPlanJson(
        String game,
        @Else("\"\"") Optional<String> preset,
        List<String> settings,
        List<String> seats,
        List<AxisJson> axes,
        @Least(0) long games,
        @Else("\"\"") Optional<String> until,
        @Else("\"\"") Optional<String> goal,
        @Least(0) long budget,
        @Least(0) long seed,
        String clock) {
    private static final Mark MARK = new Mark("plateau-evaluation", 1);

    /// The preset of these games that is called [Options#USUAL] now.
    private static final String ONCE_USUAL = "original";

    private static final Set<String> HAD_ORIGINAL = Set.of("tilings", "mansuba");

    public static Map<String, Object> write(EvaluationPlan plan) {
        return MARK.before(new EvaluationPlanJson(
                plan.game(),
                plan.preset(),
                plan.settings(),
                plan.seats(),
                plan.axes().stream().map(AxisJson::of).toList(),
                plan.games(),
                plan.until(),
                plan.goal(),
                plan.budget(),
                plan.seed(),
                plan.clock()));
    }

    /// The plan of a description, which may say more; refuses a text that is none.
    public static EvaluationPlan read(String text) {
        var json = Json.readObject(text);
        if (!MARK.isOn(json)) {
            throw new BadInput(
                    "evaluation.version",
                    "not a description of an evaluation: \"format\" must be \"%s\", \"version\" %d",
                    MARK.format(),
                    MARK.version());
        }
        return Wire.read(EvaluationPlanJson.class, json).plan();
    }

    private EvaluationPlan plan() {
        return new EvaluationPlan(
                game,
                preset.map(this::presetNow),
                settings,
                seats,
                axes.stream().map(each -> axisNow(each.axis())).toList(),
                games,
                until,
                goal,
                budget,
                seed,
                clock);
    }

    private String presetNow(String name) {
        return name.equals(ONCE_USUAL) && HAD_ORIGINAL.contains(game) ? Options.USUAL : name;
    }

    /// An axis as it was, its presets by the names that they have now.
    private Axis axisNow(Axis axis) {
        if (!axis.name().equals(Axis.PRESET)) {
            return axis;
        }
        var names = axis.contents().stream().map(this::presetNow).toList();
        return new Axis(axis.name(), axis.values(), names);
    }

    /// An axis, short where its values are ranges or say themselves what they set.
    @Kept
    record AxisJson(
            String name,
            Optional<List<String>> ranges,
            Optional<List<String>> values,
            Optional<List<String>> contents) {
        static AxisJson of(Axis axis) {
            if (axis.values() instanceof Ranges ranges) {
                return new AxisJson(axis.name(), Optional.of(ranges.texts()), Optional.empty(), Optional.empty());
            }
            return new AxisJson(
                    axis.name(),
                    Optional.empty(),
                    Optional.of(axis.values()),
                    Optional.of(axis.contents()).filter(each -> !each.equals(axis.values())));
        }

        Axis axis() {
            if (ranges.isPresent()) {
                return new Axis(name, SweptNumbers.read(String.join(",", ranges.get())));
            }
            var shown = values.orElse(List.of());
            var set = contents.orElse(shown);
            if (shown.isEmpty() || shown.size() != set.size()) {
                throw new BadInput(
                        "evaluation.contents",
                        "\"%s\" must have as many \"%s\" as \"values\", and one at least",
                        name,
                        "contents");
            }
            return new Axis(name, shown, set);
        }
    }
}
