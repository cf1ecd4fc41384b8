package plateau.terminal.commands;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.bots.Bots;
import plateau.core.Game;
import plateau.core.text.BadInput;
import plateau.core.text.Text;
import plateau.terminal.console.Console;
import plateau.terminal.options.ClockOption;
import plateau.terminal.options.Numbers;
import plateau.terminal.options.OutsideOptions;
import plateau.terminal.options.SeedOption;
import plateau.terminal.options.TableOptions;
import plateau.terminal.prompt.Answers;
import plateau.terminal.screen.Screen;
import plateau.terminal.screen.SeatNames;

/// `plateau play`: people at this keyboard, against each other or against bots.
@Command(
        name = "play",
        description = "Play in the terminal, against people at this keyboard or bots.",
        footer = {
            "",
            "A seat is 'human', 'human=NAME' or a bot; empty seats are people. A move is typed on one",
            "line, or word by word on several; words that leave no choice may be left out. An empty",
            "line takes back what was typed of a move, q leaves the game.",
            "What is hidden from you is not told; in the end everything is shown.",
            "",
            "Examples:",
            "  plateau play piles",
            "  plateau play tilings --seats human,greedy",
            "  plateau play piles -o size=3 < answers.txt"
        })
public final class PlayCommand implements Runnable {
    @Mixin private final TableOptions table = new TableOptions();
    @Mixin private final SeedOption seed = new SeedOption();
    @Mixin private final ClockOption clock = new ClockOption();
    @Mixin private final OutsideOptions outside = new OutsideOptions();

    @Option(names = "--record", paramLabel = "FILE", description = "Append the game's record.")
    private Optional<String> record = Optional.empty();

    @Option(names = "--plain", description = "Line by line, even on a terminal.")
    private boolean plain;

    @Option(
            names = "--hesitations",
            paramLabel = "N",
            description =
                    "How often in a turn one may say no to one's own move, where the game asks; any"
                            + " number if left out.",
            converter = Numbers.Hesitations.class)
    private Optional<Integer> hesitations = Optional.empty();

    private final Screen screen;

    public PlayCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public void run() {
        var game = table.game();
        var seats = table.openSeats(game, SeatNames.HUMAN);
        try (var house = new House(outside.stable())) {
            house.admit(table.option(), bots(seats, game), game);
            var play =
                    new Play(
                            screen,
                            game,
                            seats,
                            clock.clock(),
                            seed.seed(),
                            Optional.empty(),
                            hesitations,
                            record);
            if (!plain && Console.isPossible(System.getenv())) {
                try (var console = Console.open()) {
                    play.onScreen(house, console);
                }
            } else {
                play.inLines(house, new Answers(screen));
            }
        }
    }

    /// The seats that are no person's; refuses one that is none's but nearly.
    private List<String> bots(List<String> seats, Game game) {
        var bots = seats.stream().filter(name -> !SeatNames.isHuman(name)).toList();
        for (var name : bots) {
            if (Text.nearest(name, Bots.ids(game)).isEmpty()
                    && Text.nearest(name, List.of(SeatNames.HUMAN)).isPresent()) {
                throw new BadInput(
                        "seats.human",
                        "%s: no '%s'; did you mean '%s'?",
                        table.option(),
                        name,
                        SeatNames.HUMAN);
            }
        }
        return bots;
    }
}
