package plateau.arena.evaluation.sweep;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import plateau.arena.statistics.Fields;
import plateau.core.options.Options;
import plateau.core.text.BadInput;

/// The description of an evaluation, as its folder keeps it.
public final class EvaluationPlanJson {
    /// The mark by which a description is known.
    private static final String FORMAT = "plateau-evaluation";

    private static final int VERSION = 1;
    private static final String CONTENTS = "contents";
    private static final String RANGES = "ranges";

    /// The preset of these games that is called [Options#USUAL] now.
    private static final String ONCE_USUAL = "original";

    private static final Set<String> HAD_ORIGINAL = Set.of("tilings", "mansuba");

    private EvaluationPlanJson() {}

    public static Map<String, Object> write(EvaluationPlan plan) {
        var json = new LinkedHashMap<String, Object>();
        json.put("format", FORMAT);
        json.put("version", VERSION);
        json.put("game", plan.game());
        json.put("preset", plan.preset().orElse(""));
        json.put("settings", plan.settings());
        json.put("seats", plan.seats());
        json.put("axes", plan.axes().stream().map(EvaluationPlanJson::write).toList());
        json.put("games", plan.games());
        json.put("until", plan.until().orElse(""));
        json.put("goal", plan.goal().orElse(""));
        json.put("budget", plan.budget());
        json.put("seed", plan.seed());
        json.put("clock", plan.clock());
        return json;
    }

    private static Map<String, Object> write(Axis axis) {
        var json = new LinkedHashMap<String, Object>();
        json.put("name", axis.name());
        if (axis.values() instanceof Ranges ranges) {
            json.put(RANGES, ranges.texts());
            return json;
        }
        json.put("values", axis.values());
        if (!axis.contents().equals(axis.values())) {
            json.put(CONTENTS, axis.contents());
        }
        return json;
    }

    /// The plan of a description, which may say more; refuses a text that is none.
    public static EvaluationPlan read(String text) {
        var fields = Fields.of(text);
        if (!fields.text("format").equals(FORMAT) || fields.whole("version") != VERSION) {
            throw new BadInput(
                    "evaluation.version",
                    "not a description of an evaluation: \"format\" must be \"%s\", \"version\" %d",
                    FORMAT,
                    VERSION);
        }
        var game = fields.text("game");
        return new EvaluationPlan(
                game,
                given(fields, "preset").map(name -> presetNow(game, name)),
                fields.texts("settings"),
                fields.texts("seats"),
                fields.objects("axes", axis -> axisNow(game, axis(axis))),
                fields.whole("games"),
                given(fields, "until"),
                given(fields, "goal"),
                fields.whole("budget"),
                fields.whole("seed"),
                fields.text("clock"));
    }

    private static Optional<String> given(Fields fields, String name) {
        return Optional.of(fields.text(name)).filter(text -> !text.isEmpty());
    }

    private static String presetNow(String game, String name) {
        return name.equals(ONCE_USUAL) && HAD_ORIGINAL.contains(game) ? Options.USUAL : name;
    }

    /// An axis as it was, its presets by the names that they have now.
    private static Axis axisNow(String game, Axis axis) {
        if (!axis.name().equals(Axis.PRESET)) {
            return axis;
        }
        var names = axis.contents().stream().map(name -> presetNow(game, name)).toList();
        return new Axis(axis.name(), axis.values(), names);
    }

    private static Axis axis(Fields fields) {
        var name = fields.text("name");
        if (fields.json().containsKey(RANGES)) {
            return new Axis(name, Numbers.read(String.join(",", fields.texts(RANGES))));
        }
        var values = fields.texts("values");
        var contents = fields.json().containsKey(CONTENTS) ? fields.texts(CONTENTS) : values;
        if (values.isEmpty() || values.size() != contents.size()) {
            throw new BadInput(
                    "evaluation.contents",
                    "\"%s\" must have as many \"%s\" as \"values\", and one at least",
                    name,
                    CONTENTS);
        }
        return new Axis(name, values, contents);
    }
}
