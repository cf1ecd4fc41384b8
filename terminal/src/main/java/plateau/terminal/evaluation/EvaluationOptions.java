package plateau.terminal.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.arena.evaluation.Sweep;
import plateau.arena.evaluation.sweep.Axis;
import plateau.arena.evaluation.sweep.EvaluationPlan;
import plateau.arena.evaluation.sweep.EvaluationWish;
import plateau.core.Clock;
import plateau.core.Game;
import plateau.core.text.BadInput;
import plateau.games.Games;
import plateau.reports.evaluation.AxisNames;
import plateau.reports.evaluation.EvaluationCommand;
import plateau.terminal.files.TextFile;
import plateau.terminal.options.Agreement;
import plateau.terminal.options.ClockOption;
import plateau.terminal.options.GameFlags;
import plateau.terminal.options.Numbers;
import plateau.terminal.options.SeedOption;
import plateau.terminal.options.TableOptions;
import plateau.terminal.screen.SeatNames;
import plateau.terminal.screen.Words;

/// The part of a command line that says what is to be evaluated.
public final class EvaluationOptions {
    @Mixin
    private final TableOptions table = new TableOptions();

    @Mixin
    private final SeedOption seed = new SeedOption();

    @Mixin
    private final ClockOption clock = new ClockOption();

    @Option(
            names = "--sweep",
            paramLabel = "NAME=VALUES",
            description = "What is changed, and to what: an option of the game, players, preset, seats (one"
                    + " bot everywhere), seat1, seat2…; values as 0..9, 0..100/10, a,b,c or *"
                    + " for all. May be given again for another.")
    private List<String> sweeps = new ArrayList<>();

    @Option(
            names = "--games",
            paramLabel = "N",
            description =
                    "How many games of each cell; 100 if left out. With --until the most, a million if" + " left out.",
            converter = Numbers.Games.class)
    private Optional<Long> games = Optional.empty();

    @Option(
            names = "--until",
            paramLabel = "±W",
            description = "Play each cell until its 95 %% interval is that narrow: ±0.5%% of the payoffs, or"
                    + " of a column, such as length_mean±0.1.")
    private Optional<String> until = Optional.empty();

    @Option(
            names = "--goal",
            paramLabel = "G",
            description = "Rank the cells by balance, decisiveness, length=N or an expression over the"
                    + " columns, the more the better.")
    private Optional<String> goal = Optional.empty();

    @Option(
            names = "--budget",
            paramLabel = "GAMES",
            description =
                    "Look for the best cells by --goal with so many games in all, rather than play" + " every cell.",
            converter = Numbers.Games.class)
    private Optional<Long> budget = Optional.empty();

    /// Takes what the game's own flags say, where a game is named.
    public void take(GameFlags flags) {
        if (table.namesGame()) {
            flags.apply(table);
        }
    }

    /// What was typed for GAME.
    public String typedGame() {
        return table.typedGame();
    }

    /// The option by which people say who sits where.
    public String seatOption() {
        return table.option();
    }

    /// The evaluation that is asked for; refuses what cannot be read. Whether its cells can be played is
    /// another question.
    public EvaluationPlan plan() {
        table.checkNamesGame("evaluate");
        checkTogether();
        var wish = wish(axes());
        checkSaidOnce(wish);
        var game = game(wish);
        if (wish.isMisnumbered()) {
            table.checkNumber(game, wish.seats());
        }
        return wish.plan(game);
    }

    private EvaluationWish wish(List<Axis> axes) {
        return new EvaluationWish(
                table.settings().preset(table.options()),
                table.settings().read(table.options()),
                table.players(),
                bots(axes),
                axes,
                games,
                until,
                goal,
                budget,
                seed.seed(),
                clock.clock().toString());
    }

    /// Those who are named; of seats that change nobody is.
    private List<String> bots(List<Axis> axes) {
        return table.bots(seat -> Axis.isAmong(axes, Axis.of(seat)), EvaluationWish.USUAL_BOT);
    }

    private void checkTogether() {
        if (budget.isPresent() && games.isPresent()) {
            throw together("--games", "--budget");
        }
        if (budget.isPresent() && until.isPresent()) {
            throw together("--until", "--budget");
        }
    }

    private static BadInput together(String one, String other) {
        return new BadInput("seats.twice", "%s and %s cannot be given together", one, other);
    }

    private List<Axis> axes() {
        try {
            var game = table.options().defaults();
            return sweep().read(sweeps.stream()
                    .map(each -> AxisNames.meant(game, each))
                    .toList());
        } catch (BadInput refused) {
            throw ofSweep(refused);
        }
    }

    private Sweep sweep() {
        var options = table.options();
        return new Sweep(options, list -> SeatNames.split(list, ""), setting -> TextFile.contents(options, setting));
    }

    /// A refusal of what is swept says how much that is.
    private BadInput ofSweep(BadInput refused) {
        long most = games.orElse(EvaluationWish.usualGames(until.isPresent()));
        var extent = sweep().extent(sweeps, budget.isPresent() ? 0 : most, until.isPresent());
        return new BadInput(
                "of-option", "%s: %s", "--sweep", extent.told(refused).inWords());
    }

    /// Refuses to change what is also said to be the same everywhere.
    private void checkSaidOnce(EvaluationWish wish) {
        for (var axis : wish.axes()) {
            wish.saidBesides(axis).map(field -> also(field, axis)).ifPresent(also -> {
                throw ofSweep(new BadInput("flag.both", "%s and %s say the same; give one of them", axis.name(), also));
            });
        }
    }

    private String also(String field, Axis axis) {
        return switch (field) {
            case Axis.SEATS -> table.option();
            case EvaluationWish.OPTIONS -> "-o " + axis.name() + "=…";
            default -> Words.spelled(field);
        };
    }

    private Game game(EvaluationWish wish) {
        try {
            return wish.game(table.options());
        } catch (BadInput refused) {
            throw wish.axes().isEmpty() ? refused : ofSweep(refused);
        }
    }

    /// Refuses to go on with an evaluation that is not the one asked for; what is not given agrees.
    public void checkSame(EvaluationPlan there) {
        var same = Agreement.ofEvaluation();
        if (table.namesGame()) {
            same.check("GAME", there.game(), table.typedGame());
        }
        checkSameSettings(same, there);
        table.players().ifPresent(asked -> same.check("-n", there.seats().size(), asked));
        var named = bots(there.axes());
        if (!named.isEmpty()) {
            var everybody = EvaluationWish.everybody(named, there.seats().size(), there.axes());
            same.check(table.option(), there.seats(), everybody);
        }
        games.ifPresent(asked -> same.check("--games", there.games(), asked));
        until.ifPresent(asked -> same.check("--until", there.until().orElse(""), asked));
        goal.ifPresent(asked -> same.check("--goal", there.goal().orElse(""), asked));
        budget.ifPresent(asked -> same.check("--budget", there.budget(), asked));
        seed.given().ifPresent(asked -> same.check("--seed", there.seed(), asked));
        // The same clock may have been written in another unit.
        clock.given()
                .filter(asked -> !asked.equals(Clock.parse(there.clock())))
                .ifPresent(asked -> same.check("--clock", there.clock(), asked.toString()));
    }

    private void checkSameSettings(Agreement same, EvaluationPlan there) {
        table.name(Games.named(there.game()));
        table.settings()
                .preset(table.options())
                .ifPresent(asked -> same.check("--preset", there.preset().orElse(""), asked));
        var settings = table.settings().read(table.options());
        if (!settings.isEmpty()) {
            same.check("-o", there.settings(), settings);
        }
        if (!sweeps.isEmpty()) {
            same.check("--sweep", texts(there.axes()), texts(axes()));
        }
    }

    private static List<String> texts(List<Axis> axes) {
        return axes.stream().map(axis -> axis.name() + "=" + axis.text()).toList();
    }

    /// What to type to get the same again.
    public String command(EvaluationPlan plan) {
        return new EvaluationCommand(plan, table.options())
                .withSettings(table.settings().words())
                .text();
    }
}
