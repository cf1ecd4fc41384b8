package plateau.server.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import plateau.arena.evaluation.EvaluationPlan;
import plateau.core.options.Kind;
import plateau.games.Games;

/// What to type at a terminal to have the same evaluation there, with tables for other programs besides.
final class Repetition {
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_./=:,+@%-]+");

    private Repetition() {}

    static String command(EvaluationPlan plan) {
        var words = new ArrayList<>(List.of("plateau", "evaluate", plan.game()));
        plan.preset().ifPresent(preset -> words.addAll(List.of("--preset", preset)));
        plan.settings().forEach(each -> words.addAll(List.of("-o", setting(plan, each))));
        plan.axes()
                .forEach(axis -> words.addAll(List.of("--sweep", axis.name() + "=" + axis.text())));
        plan.seats().forEach(seat -> words.addAll(List.of("--seat", seat)));
        if (plan.isSearch()) {
            words.addAll(List.of("--budget", Long.toString(plan.budget())));
        } else {
            words.addAll(List.of("--games", Long.toString(plan.games())));
        }
        plan.until().ifPresent(until -> words.addAll(List.of("--until", until)));
        plan.goal().ifPresent(goal -> words.addAll(List.of("--goal", goal)));
        words.addAll(List.of("--seed", Long.toString(plan.seed()), "--out", "FOLDER"));
        return words.stream().map(Repetition::word).collect(Collectors.joining(" "));
    }

    /// What is in a file here has to be in a file there.
    private static String setting(EvaluationPlan plan, String setting) {
        var name = setting.split("=", 2)[0];
        boolean isFile =
                Games.named(plan.game()).spec(name).kind() instanceof Kind.Written(var file)
                        && file;
        return isFile ? name + "=FILE" : setting;
    }

    private static String word(String text) {
        return PLAIN.matcher(text).matches() ? text : "'" + text.replace("'", "'\\''") + "'";
    }
}
