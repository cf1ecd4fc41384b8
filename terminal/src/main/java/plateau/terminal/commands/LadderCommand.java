package plateau.terminal.commands;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.core.Game;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.games.Games;
import plateau.terminal.house.TerminalRoster;
import plateau.terminal.ladder.Ladder;
import plateau.terminal.ladder.LadderTable;
import plateau.terminal.ladder.Pair;
import plateau.terminal.options.ClockOption;
import plateau.terminal.options.GameSettings;
import plateau.terminal.options.Numbers;
import plateau.terminal.options.OutsideOptions;
import plateau.terminal.options.SeedOption;
import plateau.terminal.options.SeriesOptions;
import plateau.terminal.screen.Screen;
import plateau.terminal.screen.Shutdown;

/// `plateau ladder`: how strong the bots are, each measured by the next.
@Command(
        name = "ladder",
        description = "Measure how strong the bots are, in pairs, and print a table.",
        footer = {
            "",
            "A round plays one seed once for every way to seat a pair, so that equal bots have 50 %%",
            "of the wins each; N games are rounded up to whole rounds. For 5 players or more the",
            "seats alternate. The same seed gives the same table, times aside, whatever the threads,",
            "unless a bot thinks by the clock; times are truest with --threads 1.",
            "",
            "Ctrl-C stops early and prints the whole rounds of the pair under way, marked as partial.",
            "",
            "Examples:",
            "  plateau ladder",
            "  plateau ladder munificence --players 2 --games 400 --seed 7",
            "  plateau ladder piles -o size=3 --pair greedy/random --pair random/random",
            "  plateau ladder tilings carcassonne --json > ladder.jsonl"
        })
public final class LadderCommand implements Runnable {
    private static final List<Integer> USUAL_PLAYERS = List.of(2, 3);

    @Mixin
    private final GameSettings settings = new GameSettings();

    @Mixin
    private final SeedOption seed = new SeedOption();

    @Mixin
    private final ClockOption clock = new ClockOption();

    @Mixin
    private final OutsideOptions outside = new OutsideOptions();

    @Mixin
    private final SeriesOptions series = new SeriesOptions();

    @Parameters(
            paramLabel = "GAME",
            arity = "0..*",
            description = "Which games; all if left out. -o and --preset go with one.")
    private List<String> games = new ArrayList<>();

    @Option(
            names = {"-n", "--players"},
            paramLabel = "N",
            split = ",",
            description = "Numbers of players, separated by commas; 2,3 if left out.",
            converter = Numbers.Players.class)
    private List<Integer> players = new ArrayList<>();

    @Option(
            names = "--pair",
            paramLabel = "A/B",
            description = "Two bots; may be given again. The usual pairs if left out.")
    private List<String> pairs = new ArrayList<>();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many games for each pair; 100 if left out.",
            converter = Numbers.Games.class)
    private long count = 100;

    private final Screen screen;

    public LadderCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public void run() {
        try (var roster = new TerminalRoster(outside.stable())) {
            play(roster);
        }
    }

    private void play(TerminalRoster roster) {
        var refusals = new ArrayList<Message>();
        var tables = tables(roster, refusals);
        if (tables.isEmpty()) {
            var all = refusals.stream().reduce((one, other) -> Message.of("both", "%s; %s", one, other));
            throw new BadInput("of-option", "%s: %s", "--players", all.orElseThrow());
        }
        var words = screen.words();
        refusals.forEach(why -> screen.err().println(words.get("ladder.skipped", words.text(why))));
        var ladder = new Ladder(screen, roster, clock.clock(), series, seed.seed(), count);
        try (var _ = new Shutdown(ladder::stop)) {
            ladder.play(tables);
        }
    }

    /// What is to be played.
    ///
    /// @param refusals gets the reasons why a game cannot seat a number of players
    private List<LadderTable> tables(TerminalRoster roster, List<Message> refusals) {
        var ids = games.isEmpty() ? Games.ids() : games.stream().distinct().toList();
        var typed = settings.typed();
        if (ids.size() > 1 && !typed.isEmpty()) {
            throw new BadInput("ladder.one", "-o and --preset go with one GAME, not with %d", ids.size());
        }
        var tables = new ArrayList<LadderTable>();
        for (var id : ids) {
            var options = Games.named(id);
            var game = settings.apply(options);
            var playing = pairs(roster, game);
            for (int number : numbers(game, refusals)) {
                tables.add(new LadderTable(options, game, typed, number, playing));
            }
        }
        return tables;
    }

    /// The pairs that are to play a game; refuses one of a bot that does not.
    private List<Pair> pairs(TerminalRoster roster, Game game) {
        var asked = pairs.isEmpty()
                ? Pair.usual(game)
                : pairs.stream().map(Pair::parse).distinct().toList();
        for (var pair : asked) {
            var both = List.of(pair.a(), pair.b());
            roster.admit("--pair", both, game);
            roster.ask("--pair", both, game, clock.clock());
        }
        return asked;
    }

    /// The numbers of players asked for that the game can seat.
    private List<Integer> numbers(Game game, List<Message> refusals) {
        var possible = new ArrayList<Integer>();
        var asked =
                players.isEmpty() ? USUAL_PLAYERS : players.stream().distinct().toList();
        for (int number : asked) {
            if (number < 2) {
                throw new BadInput("ladder.few", "--players must be 2 or more, not %d", number);
            }
            try {
                game.begin(number);
                possible.add(number);
            } catch (BadInput refused) {
                refusals.add(refused.inWords());
            }
        }
        return possible;
    }
}
