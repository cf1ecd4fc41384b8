package plateau.reports.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.arena.evaluation.sweep.Axis;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.core.Game;
import plateau.core.options.Kind;
import plateau.core.options.Options;
import plateau.core.text.ShellWords;

/// What to type to have an evaluation again.
public final class EvaluationCommand {
    /// A name that a list of names can have: none from outside, whose name may have commas itself.
    private static final Pattern PLAIN_NAME = Pattern.compile("[A-Za-z0-9_-]*");

    private static final String FILE = "FILE";

    private final EvaluationPlan plan;
    private final Options<Game> options;
    private final List<String> settings;
    private final List<String> words = new ArrayList<>();

    /// What a file holds is told as `FILE`, since the plan does not know its name.
    ///
    /// @param options of the plan's game
    public EvaluationCommand(EvaluationPlan plan, Options<Game> options) {
        this(plan, options, settings(plan, options));
    }

    private EvaluationCommand(EvaluationPlan plan, Options<Game> options, List<String> settings) {
        this.plan = plan;
        this.options = options;
        this.settings = List.copyOf(settings);
    }

    /// The same with the words by which preset and settings were asked for, names of files and all.
    public EvaluationCommand withSettings(List<String> typed) {
        return new EvaluationCommand(plan, options, typed);
    }

    private static List<String> settings(EvaluationPlan plan, Options<Game> options) {
        var words = new ArrayList<String>();
        plan.preset().ifPresent(preset -> words.addAll(List.of("--preset", preset)));
        for (var setting : plan.settings()) {
            var name = setting.split("=", 2)[0];
            words.addAll(List.of("-o", isFile(options, name) ? name + "=" + FILE : setting));
        }
        return words;
    }

    private static boolean isFile(Options<Game> options, String name) {
        return options.specs().stream()
                .filter(spec -> spec.name().equals(name))
                .anyMatch(spec -> spec.kind() instanceof Kind.Written(var isFile) && isFile);
    }

    /// As a shell reads it.
    public String text() {
        words.clear();
        words.addAll(List.of("plateau", "evaluate", plan.game()));
        words.addAll(settings);
        plan.axes().forEach(axis -> add("--sweep", axis.name() + "=" + values(axis)));
        addSeats();
        if (plan.isSearch()) {
            add("--budget", plan.budget());
        } else {
            add("--games", plan.games());
        }
        plan.until().ifPresent(each -> add("--until", each));
        plan.goal().ifPresent(each -> add("--goal", each));
        add("--seed", plan.seed());
        if (!plan.clock().isEmpty()) {
            add("--clock", plan.clock());
        }
        return words.stream().map(ShellWords::word).collect(Collectors.joining(" "));
    }

    private void add(String option, Object value) {
        words.add(option);
        words.add(value.toString());
    }

    private String values(Axis axis) {
        boolean isUnnamed = axis.values().equals(axis.contents()) && isFile(options, axis.name());
        return isUnnamed
                ? IntStream.rangeClosed(1, axis.values().size())
                        .mapToObj(each -> FILE + each)
                        .collect(Collectors.joining(","))
                : axis.text();
    }

    /// Who sits down where no axis says so. A swept seat is left empty.
    private void addSeats() {
        var seats = new ArrayList<>(plan.seats());
        // The last name is repeated where more play, so it has to be told.
        while (plan.sweeps(Axis.PLAYERS) && plan.sweepsSeat(seats.size() - 1)) {
            seats.add(seats.getLast());
        }
        for (int i = 0; i < seats.size(); i++) {
            if (plan.sweeps(Axis.SEATS) || plan.sweepsSeat(i)) {
                seats.set(i, "");
            }
        }
        addNames(seats);
    }

    private void addNames(List<String> seats) {
        boolean isNobody = seats.stream().allMatch(String::isEmpty);
        // One name alone would be repeated.
        if (!plan.sweeps(Axis.PLAYERS) && (isNobody || seats.size() == 1)) {
            add("-n", seats.size());
        }
        if (isNobody) {
            return;
        }
        if (seats.stream().allMatch(name -> PLAIN_NAME.matcher(name).matches())) {
            add("--seats", String.join(",", seats));
        } else {
            seats.forEach(name -> add("--seat", name));
        }
    }
}
