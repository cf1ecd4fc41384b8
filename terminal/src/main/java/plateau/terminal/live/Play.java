package plateau.terminal.live;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.arena.match.Onlooker;
import plateau.bots.Bots;
import plateau.bots.search.Analyst;
import plateau.core.Clock;
import plateau.core.Departure;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.State;
import plateau.core.records.GameRecord;
import plateau.games.Games;
import plateau.terminal.console.Console;
import plateau.terminal.house.TerminalRoster;
import plateau.terminal.options.TellingOption;
import plateau.terminal.prompt.AnswerLines;
import plateau.terminal.prompt.Handover;
import plateau.terminal.prompt.Hesitations;
import plateau.terminal.prompt.Human;
import plateau.terminal.screen.Announcer;
import plateau.terminal.screen.Narrator;
import plateau.terminal.screen.Screen;
import plateau.terminal.screen.SeatNames;
import plateau.terminal.table.TableGame;

/// A game that people play at this keyboard: on the whole screen, or line by line.
///
/// @param begun what was played of it before, if it was
/// @param hesitations how often in a turn somebody may say no to its own move
/// @param telling how moves are told line by line
/// @param views what is shown of a position besides the board
/// @param recordName where its record goes
public record Play(
        Screen screen,
        Game game,
        List<String> seats,
        Clock clock,
        long seed,
        Optional<GameRecord> begun,
        Hesitations hesitations,
        TellingOption telling,
        List<String> views,
        Optional<String> recordName) {

    /// Who gives hints.
    private static final String ADVISER = "hard";

    public void inLines(TerminalRoster roster, AnswerLines answers) {
        var names = names(roster);
        var announcer = new Announcer(screen, game, names, List.of(), viewer());
        var handover = new Handover(screen, people().size());
        var course = new Course();
        Supplier<Player> human =
                () -> new Human(screen, answers, announcer, handover, game, views, hesitations, course::stop);
        var live = live(names, players(roster, human));
        course.live = Optional.of(live);
        if (!telling.isNotation()) {
            Narrator.counting(screen.words(), game).ifPresent(counting -> announcer.say(List.of(counting)));
        }
        live.play(new Onlooking(announcer), recordName, () -> tell(live, announcer));
    }

    /// Plays it on the whole screen.
    ///
    /// @param pace milliseconds for which each sentence is looked at
    public void onScreen(TerminalRoster roster, Console console, int pace) {
        var names = names(roster);
        var course = new Course();
        var table = new TableGame(
                console,
                screen,
                game,
                names,
                people(),
                viewer(),
                views,
                hesitations,
                adviser(),
                begun.map(record -> record.moves().size()).orElse(0),
                pace,
                course);
        var live = live(names, players(roster, table::person));
        course.live = Optional.of(live);
        try (table) {
            live.play(table.onlooker(), recordName, () -> {
                if (!live.isBrokenOff()) {
                    table.end(live.state(), live.outcome(table.narrator()));
                }
                console.close();
                tell(live, new Announcer(screen, game, table.narrator(), List.of(), viewer(), true));
            });
        }
    }

    /// The last position and the result, which stay on the terminal.
    private void tell(LiveGame live, Announcer announcer) {
        screen.out().println();
        announcer.draw(live.state());
        announcer.say(live.outcome(announcer.narrator()));
    }

    private LiveGame live(List<String> names, List<Player> players) {
        var pairing = TerminalRoster.pairing(Games.named(game.id()), game, seats, clock);
        var live = new LiveGame(screen, game, pairing, names, players, seed);
        return begun.map(live::goingOnWith).orElse(live);
    }

    /// What the players are called: the one person here is spoken to.
    private List<String> names(TerminalRoster roster) {
        boolean isAlone = people().size() == 1 && seats.size() > 1;
        return roster.called(seats).stream()
                .map(name -> isAlone && name.equals(SeatNames.HUMAN) ? SeatNames.YOU : name)
                .toList();
    }

    private Optional<Analyst> adviser() {
        return Bots.parse(ADVISER, game).analyst();
    }

    private List<Player> players(TerminalRoster roster, Supplier<Player> human) {
        return seats.stream()
                .map(name -> SeatNames.isHuman(name) ? human.get() : roster.player(name, game))
                .toList();
    }

    /// Who is told of the moves: the one person here, or else the public, since several share a screen.
    /// Each of them still sees its own hand when it is asked.
    private int viewer() {
        return people().size() == 1 ? people().iterator().next() : State.NOBODY;
    }

    /// The seats of people.
    private Set<Integer> people() {
        return IntStream.range(0, seats.size())
                .filter(seat -> SeatNames.isHuman(seats.get(seat)))
                .boxed()
                .collect(Collectors.toSet());
    }

    /// The game once it is there.
    private final class Course implements TableGame.Course {
        private Optional<LiveGame> live = Optional.empty();

        @Override
        public Optional<Duration> timeLeft(int player) {
            return live.flatMap(each -> each.timeLeft(player));
        }

        @Override
        public String save(String name) {
            live.orElseThrow().save(name);
            return screen.words().get("table.saved", name);
        }

        @Override
        public void stop() {
            live.ifPresent(LiveGame::stop);
        }
    }

    /// Tells every move as it is played, as far as the people here may know it, and shows them what
    /// theirs have come to before a bot answers.
    private final class Onlooking implements Onlooker {
        private final Announcer announcer;
        private boolean isUnseen;

        private Onlooking(Announcer announcer) {
            this.announcer = announcer;
        }

        @Override
        public void moving(State before, int mover, int move, int choices) {
            isUnseen |= people().contains(mover);
            announcer.say(telling.toldPlayers(announcer.narrator(), before, move, choices));
        }

        @Override
        public void moved(State after) {
            if (isUnseen && !after.isOver() && after.mover() != State.CHANCE) {
                isUnseen = false;
                if (!people().contains(after.mover())) {
                    announcer.draw(after);
                }
            }
        }

        @Override
        public void departed(State state, Departure departure) {
            announcer.narrator().departure(departure);
        }
    }
}
