package plateau.terminal.commands;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.bots.Bots;
import plateau.core.Clock;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.text.BadInput;
import plateau.core.text.Text;
import plateau.terminal.console.Console;
import plateau.terminal.house.TerminalRoster;
import plateau.terminal.live.Play;
import plateau.terminal.live.SavedGame;
import plateau.terminal.options.ClockOption;
import plateau.terminal.options.GameFlags;
import plateau.terminal.options.Numbers;
import plateau.terminal.options.OutsideOptions;
import plateau.terminal.options.PlainOption;
import plateau.terminal.options.SeedOption;
import plateau.terminal.options.TableOptions;
import plateau.terminal.options.TellingOption;
import plateau.terminal.options.ViewOption;
import plateau.terminal.prompt.AnswerLines;
import plateau.terminal.prompt.Hesitations;
import plateau.terminal.screen.Screen;
import plateau.terminal.screen.SeatNames;
import plateau.terminal.table.Interview;
import plateau.terminal.table.LineAsker;
import plateau.terminal.table.MenuAsker;

/// `plateau play`: people at this keyboard, against each other or against bots.
@Command(
        name = "play",
        description = "Play in the terminal, against people at this keyboard or bots.",
        footer = {
            "",
            "A seat is 'human', 'human=NAME' or a bot; empty seats are people. A move is typed on one",
            "line, or word by word on several; words that leave no choice may be left out. An empty",
            "line takes back what was typed of a move, q leaves the game. On a terminal the game takes",
            "the whole screen, and ? explains it. Without GAME you are asked what to play.",
            "What is hidden from you is not told; in the end everything is shown.",
            "",
            "Examples:",
            "  plateau play",
            "  plateau play tilings --seats human,greedy",
            "  plateau play piles -o size=3 < answers.txt",
            "  plateau play piles --hesitations 0 < moves.txt"
        })
public final class PlayCommand implements Runnable {
    @Mixin
    private final TableOptions table = new TableOptions();

    @Mixin
    private final SeedOption seed = new SeedOption();

    @Mixin
    private final ClockOption clock = new ClockOption();

    @Mixin
    private final OutsideOptions outside = new OutsideOptions();

    @Option(names = "--record", paramLabel = "FILE", description = "Append the game's record.")
    private Optional<String> record = Optional.empty();

    @Option(
            names = "--continue",
            paramLabel = "FILE",
            description = "Go on with the last game of a file, which was saved before its end.")
    private Optional<String> begun = Optional.empty();

    @Option(
            names = "--ask",
            description = "Ask for the number of players and for the game's first option before it begins,"
                    + " where they are not given; Enter takes what is in brackets.")
    private boolean asks;

    @Mixin
    private final PlainOption plain = new PlainOption();

    @Mixin
    private final TellingOption telling = new TellingOption();

    @Option(
            names = "--pace",
            paramLabel = "MS",
            description = "How many milliseconds each sentence of the log is looked at before the next; 300"
                    + " if left out.",
            converter = Numbers.Milliseconds.class)
    private int pace = 300;

    @Option(
            names = "--hesitations",
            paramLabel = "N[,stop]",
            description = "Where the game asks whether a move is meant (Piles): at the Nth no in a turn the"
                    + " turn is lost, and the rules' idle move is made, or with ,stop the game"
                    + " stops. 0: nobody is asked; any number of times if left out.",
            converter = Hesitations.Converter.class)
    private Hesitations hesitations = Hesitations.ANY;

    @Mixin
    private final ViewOption views = new ViewOption();

    private final Screen screen;
    private final GameFlags flags;

    /// @param flags those of the game on the command line
    public PlayCommand(Screen screen, GameFlags flags) {
        this.screen = screen;
        this.flags = flags;
    }

    @Override
    public void run() {
        if (plain.allowsScreen() && !telling.isNotation()) {
            try (var console = Console.open()) {
                var asker = new MenuAsker(console, screen.words());
                play(asker, (play, roster) -> play.onScreen(roster, console, pace));
            }
        } else {
            var answers = new AnswerLines(screen);
            var asker = new LineAsker(screen, answers);
            play(asker, (play, roster) -> play.inLines(roster, answers));
        }
    }

    private void play(Interview.Asker asker, BiConsumer<Play, TerminalRoster> way) {
        Play play;
        try {
            play = begun.isPresent() ? continued(begun.get()) : begins(asker);
        } catch (Player.Leaving left) {
            // Who does not want to say what to play does not want to play.
            return;
        }
        try (var roster = new TerminalRoster(outside.stable())) {
            roster.admit(table.option(), bots(play.seats(), play.game()), play.game());
            roster.ask(table.option(), play.seats(), play.game(), play.clock());
            way.accept(play, roster);
        }
    }

    /// A new game, after whatever has to be asked about it.
    private Play begins(Interview.Asker asker) {
        var interview = new Interview(asker, screen.words());
        if (table.namesGame()) {
            flags.apply(table);
        }
        if (!table.namesGame()) {
            checkTerminal();
            table.name(interview.game());
            if (!asks && !table.saysMore()) {
                var wishes = interview.wishes(table.options());
                return play(wishes.game(), wishes.seats());
            }
        }
        if (asks) {
            return asked(interview);
        }
        var game = table.game();
        return play(game, table.openSeats(game, SeatNames.HUMAN));
    }

    /// A new game, after a question for what was not said of the number of players and the first option.
    private Play asked(Interview interview) {
        var said = table.game();
        int players = table.saysPlayers() ? 0 : interview.players(said);
        var first = table.options().specs().getFirst().name();
        if (!table.settings().says(first)) {
            interview
                    .firstOption(table.options(), said, setting -> seats(table.gameWith(setting), players))
                    .ifPresent(value -> table.settings().set(first, value));
        }
        var game = table.game();
        return play(game, seats(game, players));
    }

    /// Who sits down.
    ///
    /// @param players so many people; 0 for those who were said
    private List<String> seats(Game game, int players) {
        if (players == 0) {
            return table.openSeats(game, SeatNames.HUMAN);
        }
        game.checkPlayers(players);
        return Collections.nCopies(players, SeatNames.HUMAN);
    }

    /// Nobody is there to be asked where the input is no terminal.
    private void checkTerminal() {
        if (screen.echo()) {
            table.checkNamesGame("play");
        }
    }

    private Play play(Game game, List<String> seats) {
        return new Play(
                screen,
                game,
                seats,
                clock.clock(),
                seed.seed(),
                Optional.empty(),
                hesitations,
                telling,
                views.asked(game, seats.size(), flags),
                record);
    }

    /// The last game of a file, which was saved before its end.
    private Play continued(String file) {
        if (table.namesGame() || table.saysMore()) {
            throw new BadInput(
                    "play.continue",
                    "--continue goes on with the game in '%s' as it was; leave GAME, -o, --preset, -n"
                            + " and --seats out",
                    file);
        }
        var saved = SavedGame.last(file, screen);
        return new Play(
                screen,
                saved.game(),
                saved.seats(),
                clock.given().orElse(Clock.parse(saved.record().clock())),
                saved.record().seed().orElseGet(seed::seed),
                Optional.of(saved.record()),
                hesitations,
                telling,
                views.asked(saved.game(), saved.seats().size()),
                record);
    }

    /// The seats that are no person's; refuses one that is none's but nearly.
    private List<String> bots(List<String> seats, Game game) {
        var bots = seats.stream().filter(name -> !SeatNames.isHuman(name)).toList();
        for (var name : bots) {
            if (Text.nearest(name, Bots.ids(game)).isEmpty()
                    && Text.nearest(name, List.of(SeatNames.HUMAN)).isPresent()) {
                throw new BadInput(
                        "seats.human", "%s: no '%s'; did you mean '%s'?", table.option(), name, SeatNames.PERSON);
            }
        }
        return bots;
    }
}
