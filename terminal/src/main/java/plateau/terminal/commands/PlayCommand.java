package plateau.terminal.commands;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.arena.Onlooker;
import plateau.bots.Bots;
import plateau.core.Departure;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.State;
import plateau.core.text.BadInput;
import plateau.core.text.Text;
import plateau.terminal.options.ClockOption;
import plateau.terminal.options.OutsideOptions;
import plateau.terminal.options.SeedOption;
import plateau.terminal.options.TableOptions;
import plateau.terminal.prompt.Answers;
import plateau.terminal.prompt.Handover;
import plateau.terminal.prompt.Human;
import plateau.terminal.screen.Announcer;
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
            play(game, seats, house);
        }
    }

    private void play(Game game, List<String> seats, House house) {
        var names = house.called(seats);
        var announcer = new Announcer(screen, game, names, List.of(), viewer(seats));
        var answers = new Answers(screen);
        var handover = new Handover(screen, people(seats).size());
        Supplier<Human> human = () -> new Human(screen, answers, announcer, handover, game);
        var players = seats.stream().map(name -> player(name, game, house, human)).toList();
        var pairing = House.pairing(table.options(), game, seats, clock.clock());
        var live = new LiveGame(screen, game, pairing, names, players, seed.seed());
        live.play(
                new Telling(announcer),
                record,
                () -> {
                    screen.out().println();
                    announcer.draw(live.state());
                    live.announce(announcer);
                });
    }

    /// Who is told of the moves: the one person here, or else the public, since several share a screen.
    /// Each of them still sees its own hand when it is asked.
    private static int viewer(List<String> seats) {
        return people(seats).size() == 1 ? people(seats).getFirst() : State.NOBODY;
    }

    /// The seats of people.
    private static List<Integer> people(List<String> seats) {
        return IntStream.range(0, seats.size())
                .filter(seat -> SeatNames.isHuman(seats.get(seat)))
                .boxed()
                .toList();
    }

    private static Player player(String name, Game game, House house, Supplier<Human> human) {
        return SeatNames.isHuman(name) ? human.get() : house.player(name, game);
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

    /// Tells every move as it is played, as far as the people here may know it.
    private record Telling(Announcer announcer) implements Onlooker {
        @Override
        public void moving(State before, int mover, int move, int choices) {
            announcer.move(before, move);
            announcer.tellWhatFollows(before, move);
        }

        @Override
        public void departed(State state, Departure departure) {
            announcer.departure(departure);
        }
    }
}
