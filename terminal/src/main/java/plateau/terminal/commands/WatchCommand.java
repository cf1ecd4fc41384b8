package plateau.terminal.commands;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.arena.match.Onlooker;
import plateau.core.Departure;
import plateau.core.Game;
import plateau.core.State;
import plateau.terminal.house.TerminalRoster;
import plateau.terminal.live.LiveGame;
import plateau.terminal.live.LiveViewing;
import plateau.terminal.live.MoveCounter;
import plateau.terminal.options.ClockOption;
import plateau.terminal.options.GameFlags;
import plateau.terminal.options.OutsideOptions;
import plateau.terminal.options.PlainOption;
import plateau.terminal.options.SeedOption;
import plateau.terminal.options.TableOptions;
import plateau.terminal.options.TellingOption;
import plateau.terminal.options.ViewOption;
import plateau.terminal.screen.Announcer;
import plateau.terminal.screen.Screen;

/// `plateau watch`: bots play, every turn is drawn.
@Command(
        name = "watch",
        description = "Watch bots play a game; every turn is drawn.",
        footer = {
            "",
            "Some games have short flags of their own: 'plateau watch GAME --help' lists them.",
            "",
            "Examples:",
            "  plateau watch piles --seats random,greedy --seed 1",
            "  plateau watch tilings -n 3 -b 8 -s 5 -r -i",
            "  plateau watch carcassonne --seats 'greedy,cmd:python3 bot.py' --clock 2m+1s",
            "  plateau watch tilings -o level=zones -m 2 --record game.jsonl"
        })
public final class WatchCommand implements Runnable {
    @Mixin
    private final TableOptions table = new TableOptions();

    @Mixin
    private final SeedOption seed = new SeedOption();

    @Mixin
    private final ClockOption clock = new ClockOption();

    @Mixin
    private final OutsideOptions outside = new OutsideOptions();

    @Mixin
    private final PlainOption plain = new PlainOption();

    @Option(names = "--record", paramLabel = "FILE", description = "Append the game's record.")
    private Optional<String> record = Optional.empty();

    @Mixin
    private final ViewOption views = new ViewOption();

    @Option(names = "--reveal", description = "Show what is hidden from some; else it is shown when the game is over.")
    private boolean reveal;

    @Mixin
    private final TellingOption telling = new TellingOption();

    @Option(
            names = "--explain",
            description = "Line by line, in sentences what each move does; with --notation and -q, too.")
    private boolean explain;

    @Option(
            names = {"-q", "--quiet"},
            description = "Draw only the last position.")
    private boolean quiet;

    private final Screen screen;
    private final GameFlags flags;

    /// @param flags those of the game on the command line
    public WatchCommand(Screen screen, GameFlags flags) {
        this.screen = screen;
        this.flags = flags;
    }

    @Override
    public void run() {
        table.checkNamesGame("watch");
        flags.apply(table);
        var game = table.game();
        var seats = table.botSeats(game, "random");
        try (var roster = new TerminalRoster(outside.stable())) {
            roster.admit(table.option(), seats, game);
            roster.ask(table.option(), seats, game, clock.clock());
            watch(game, seats, roster);
        }
    }

    private void watch(Game game, List<String> seats, TerminalRoster roster) {
        var names = roster.called(seats);
        var drawn = views.asked(game, seats.size(), flags);
        int viewer = reveal ? State.ALL_SEEING : State.NOBODY;
        var announcer = new Announcer(screen, game, names, drawn, viewer);
        var players = seats.stream().map(name -> roster.player(name, game)).toList();
        var pairing = TerminalRoster.pairing(table.options(), game, seats, clock.clock());
        var shown = names.stream().map(screen.words()::seat).toList();
        var title = screen.words().get("watch.title", game.id(), String.join(", ", shown), Long.toString(seed.seed()));
        if (telling.isNotation()) {
            screen.out().println(title);
        } else {
            screen.tell(title);
        }
        boolean isShown = plain.allowsScreen() && !quiet && !explain && !telling.isNotation();
        var viewing = new LiveViewing(screen, game, names);
        var stage = isShown ? viewing.quiet() : screen;
        var live = new LiveGame(stage, game, pairing, names, players, seed.seed());
        if (isShown) {
            var first = drawn.stream().findFirst();
            viewing.run(live, record, announcer, clock.clock(), first, viewer);
        } else {
            print(live, announcer);
        }
    }

    private void print(LiveGame live, Announcer announcer) {
        var drawing = new Drawing(announcer, !quiet);
        live.play(quiet && !explain ? new MoveCounter(announcer.narrator()) : drawing, record, () -> {
            if (!drawing.isUpToDate) {
                announcer.draw(live.state());
            }
            announcer.say(live.outcome(announcer.narrator()));
            if (explain) {
                announcer.say(announcer.narrator().endOfExplaining());
            }
        });
    }

    /// Draws every move of a player and the end, if wanted; those of chance are told.
    private final class Drawing implements Onlooker {
        private final Announcer announcer;
        private final boolean draws;
        private boolean isSeen;
        private boolean isUpToDate;

        private Drawing(Announcer announcer, boolean draws) {
            this.announcer = announcer;
            this.draws = draws;
        }

        @Override
        public void moving(State before, int mover, int move, int choices) {
            var told = telling.told(announcer.narrator(), before, move, choices, explain);
            isSeen = mover != State.CHANCE && !told.isEmpty();
            announcer.say(told);
        }

        @Override
        public void departed(State state, Departure departure) {
            announcer.narrator().departure(departure);
        }

        @Override
        public void moved(State after) {
            isUpToDate = draws && isSeen;
            if (isUpToDate) {
                announcer.draw(after);
            }
        }
    }
}
