package plateau.terminal.commands;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.arena.outside.Greeting;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.core.text.Json;
import plateau.games.Games;
import plateau.hosting.Outside;
import plateau.hosting.Programs;
import plateau.terminal.house.TerminalRoster;
import plateau.terminal.options.Numbers;
import plateau.terminal.options.OutsideOptions;
import plateau.terminal.outside.Examination;
import plateau.terminal.outside.ExaminationStep;
import plateau.terminal.screen.Failure;
import plateau.terminal.screen.Screen;
import plateau.terminal.screen.SeatNames;

/// `plateau bot check`: whether a bot from outside keeps the protocol.
@Command(
        name = "check",
        description = "Check that a bot keeps the protocol; say in words what it does wrong.",
        footer = {
            "",
            "The bot greets, plays whole games against random bots, and leaves: the usual game, many",
            "and few players, strange options, clocks, a game that others leave, one in which it is",
            "refused. Every fault is told with the line the bot wrote, what was expected, and the",
            "command that shows it again, and games that are left out are named. Libraries (lib:) are",
            "not told of options, and are spared strange ones.",
            "Exit code 0 when all went well, 1 when the bot has a fault.",
            "",
            "Examples:",
            "  plateau bot check 'cmd:python3 mybot/bot.py'",
            "  plateau bot check 'cmd:./fox' piles tilings --json"
        })
public final class BotCheckCommand implements Runnable {
    @Parameters(index = "0", paramLabel = "SEAT", description = "The bot: cmd:COMMAND, jar:FILE or lib:FILE.")
    private String seat = "";

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "GAME",
            description = "Which games; all that the bot plays if left out.")
    private List<String> names = List.of();

    @Option(
            names = {"-s", "--seed"},
            paramLabel = "S",
            description = "The seed of the first game of each, the others follow; 1 if left out.",
            converter = Numbers.Seed.class)
    private long seed = 1;

    @Option(names = "--json", description = "Print one JSON object when all is done.")
    private boolean json;

    @Mixin
    private final OutsideOptions outside = new OutsideOptions();

    private final Screen screen;

    public BotCheckCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public void run() {
        if (!SeatNames.isOutside(seat)) {
            throw new BadInput(
                    "bot.inside", "'%s' is no bot from outside; name one as cmd:COMMAND, jar:FILE or lib:FILE", seat);
        }
        var asked = names.stream().map(Games::named).toList();
        boolean isStrange = !isLibrary();
        try (var stable = outside.stable()) {
            var examination = new Examination(stable, Programs.of(seat), this::tell);
            var greeting = examination.greet();
            greeting.ifPresent(met -> {
                for (var options : games(met, asked)) {
                    examination.play(options, seed, isStrange);
                }
                examination.leave();
            });
            conclude(examination, greeting);
        }
    }

    private boolean isLibrary() {
        return Outside.of(seat).equals(Optional.of(Outside.LIBRARY));
    }

    /// The games to be played; refuses those that were asked for and the bot does not play.
    private List<Options<Game>> games(Greeting greeting, List<Options<Game>> asked) {
        var all = new ArrayList<>(asked.isEmpty() ? Games.all() : asked);
        if (asked.isEmpty()) {
            all.removeIf(options -> !greeting.plays(options.defaults().id()));
        }
        for (var options : all) {
            TerminalRoster.checkPlays("SEAT", seat, greeting, options.defaults());
        }
        if (all.isEmpty()) {
            throw new Failure(
                    "bot.plays-nothing",
                    "'%s' plays %s, and none of these is here; there are %s",
                    seat,
                    String.join(", ", greeting.games().stream().sorted().toList()),
                    String.join(", ", Games.ids()));
        }
        return all;
    }

    private void tell(ExaminationStep step) {
        if (!json) {
            step.lines(screen.words(), seat).forEach(screen.out()::println);
            screen.out().flush();
        }
    }

    private void conclude(Examination examination, Optional<Greeting> greeting) {
        if (json) {
            screen.out().println(Json.write(examination.json(seat, greeting)));
        }
        int faults = examination.faults();
        if (faults > 0) {
            throw new Failure("bot.faults", "'%s' has faults: %d", seat, faults);
        }
        if (examination.games() == 0) {
            throw new Failure("bot.declines-all", "'%s' declined every game", seat);
        }
        if (!json) {
            screen.say(
                    isLibrary() ? "outsider.keeps.library" : "outsider.keeps",
                    greeting.map(met -> met.identity().name()).orElse(seat),
                    examination.games(),
                    examination.moves(),
                    screen.words().decimal(1, examination.mean()),
                    screen.words().decimal(1, examination.slowest()));
        }
    }
}
