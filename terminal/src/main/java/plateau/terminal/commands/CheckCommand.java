package plateau.terminal.commands;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.contract.Contract;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.games.Games;
import plateau.terminal.house.ContractCheck;
import plateau.terminal.options.GameSettings;
import plateau.terminal.options.Numbers;
import plateau.terminal.screen.Failure;
import plateau.terminal.screen.ProgressLine;
import plateau.terminal.screen.Screen;

/// `plateau check`: whether a game keeps the contract of all games.
@Command(
        name = "check",
        description = "Check that a game keeps what every game promises; say in words what it breaks.",
        footer = {
            "",
            "Random games are played and looked through, clause by clause: moves, copies, replays,",
            "pictures, secrets, the end. Without -o and --preset the defaults and every preset are",
            "tried, without -n every number of players that the game can seat.",
            "Many short games are played, or a few long ones; some are looked through move by move, the",
            "shortest, the longest and a drawn one among them.",
            "Exit code 0 when every clause holds, 1 when one is broken.",
            "",
            "Examples:",
            "  plateau check piles",
            "  plateau check tilings -o size=4 -n 3 --games 20 --seed 7",
            "  PLATEAU_JARS=takeaway.jar plateau check takeaway"
        })
public final class CheckCommand implements Runnable {
    @Parameters(paramLabel = "GAME", description = "Which game; 'plateau games' lists them.")
    private String name = "";

    @Mixin
    private final GameSettings settings = new GameSettings();

    @Option(
            names = {"-n", "--players"},
            paramLabel = "N",
            description = "How many players; every number possible if left out.",
            converter = Numbers.Players.class)
    private Optional<Integer> players = Optional.empty();

    @Option(
            names = "--games",
            paramLabel = "N",
            description =
                    "Random games for each number of players, all looked through; as many as take a few seconds if left out.",
            converter = Numbers.Samples.class)
    private Optional<Integer> games = Optional.empty();

    @Option(
            names = {"-s", "--seed"},
            paramLabel = "S",
            description = "The seed of the first game, the others follow; 1 if left out.",
            converter = Numbers.Seed.class)
    private long seed = 1;

    private final Screen screen;

    public CheckCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public void run() {
        var options = Games.named(name);
        var check = new ContractCheck(options, tables(options));
        try (var _ = ProgressLine.show(screen.progress(), screen, name, check.work(), check::done)) {
            check.run();
        }
        check.lines(screen.words()).forEach(screen.out()::println);
        int clauses = Contract.clauses().size();
        if (check.broken() > 0) {
            throw new Failure("check.broken", "%s breaks %d of %d clauses", name, check.broken(), clauses);
        }
        screen.say("check.keeps", name, clauses, check.games(screen.words()));
    }

    private List<ContractCheck.Table> tables(Options<Game> options) {
        var tables = new ArrayList<ContractCheck.Table>();
        var refusals = new LinkedHashSet<Message>();
        for (var game : variants(options)) {
            for (int count : counts(game, refusals)) {
                tables.add(new ContractCheck.Table(game, count, seed, games));
            }
        }
        if (tables.isEmpty() && players.isPresent()) {
            var all = refusals.stream().reduce((one, other) -> Message.of("both", "%s; %s", one, other));
            throw new BadInput("of-option", "%s: %s", "-n", all.orElse(Message.NONE));
        }
        return tables;
    }

    /// The game as it is asked for, or else with its defaults and with each preset. A preset that is
    /// refused breaks a clause of its own.
    private List<Game> variants(Options<Game> options) {
        if (!settings.typed().isEmpty()) {
            return List.of(settings.apply(options));
        }
        var variants = new ArrayList<>(List.of(options.defaults()));
        for (var preset : options.presets()) {
            try {
                variants.add(options.parse(preset.name(), List.of()));
            } catch (RuntimeException | LinkageError defect) {
                // the clauses will tell
            }
        }
        return variants;
    }

    /// @param refusals gets the reason why a game cannot seat the number asked for
    private List<Integer> counts(Game game, Set<Message> refusals) {
        if (players.isEmpty()) {
            return Contract.playerCounts(game);
        }
        int count = players.get();
        try {
            game.begin(count);
        } catch (BadInput refused) {
            refusals.add(refused.inWords());
            return List.of();
        } catch (RuntimeException | LinkageError defect) {
            return List.of(count); // the clauses will tell
        }
        return List.of(count);
    }
}
