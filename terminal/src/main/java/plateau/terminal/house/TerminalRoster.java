package plateau.terminal.house;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import plateau.arena.match.Foul;
import plateau.arena.outside.Greeting;
import plateau.arena.outside.Limits;
import plateau.arena.outside.Stable;
import plateau.arena.series.Entrant;
import plateau.arena.series.Pairing;
import plateau.arena.tournament.plan.TournamentPlan;
import plateau.bots.Bots;
import plateau.bots.Residents;
import plateau.core.Clock;
import plateau.core.Game;
import plateau.core.Player;
import plateau.core.Roster;
import plateau.core.Seating;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.core.text.Text;
import plateau.games.Games;
import plateau.hosting.Programs;
import plateau.terminal.options.TableOptions;
import plateau.terminal.screen.SeatNames;
import plateau.terminal.tournament.TournamentOptions;

/// The games and bots that there are, by their names, and those from outside.
public final class TerminalRoster implements Roster, TournamentOptions.Door, AutoCloseable {
    private final Roster residents = new Residents();
    private final Stable stable;
    private final Map<String, Greeting> greetings = new HashMap<>();

    /// What those from outside are called, by how they were asked for; no two are called the same.
    private final Map<String, String> names = new HashMap<>();

    public TerminalRoster() {
        this(new Stable(Limits.USUAL));
    }

    /// A house whose bots from outside are kept elsewhere, too.
    ///
    /// @param stable where bots from outside are kept; closed with the house
    public TerminalRoster(Stable stable) {
        this.stable = stable;
    }

    /// Bots at a game, by names that this house knows.
    public static Pairing pairing(Options<Game> options, Game game, List<String> seats) {
        return pairing(options, game, seats, Clock.NONE);
    }

    /// Bots at a game, by names that this house knows.
    public static Pairing pairing(Options<Game> options, Game game, List<String> seats, Clock clock) {
        return new Pairing(game.id(), options.json(game), seats, clock.toString());
    }

    /// Refuses those who cannot sit down at a game. Who comes from outside is started and says its name.
    ///
    /// @param option by which they were named
    @Override
    public void admit(String option, List<String> seats, Game game) {
        for (var seat : seats) {
            if (SeatNames.isOutside(seat)) {
                checkPlays(option, seat, meet(option, seat), game);
            } else {
                TableOptions.bot(option, seat, game);
            }
        }
    }

    private Greeting meet(String option, String seat) {
        var known = greetings.get(seat);
        if (known != null) {
            return known;
        }
        try {
            var greeting = stable.meet(Programs.of(seat));
            greetings.put(seat, greeting);
            var taken = new HashSet<>(names.values());
            Games.all().forEach(each -> taken.addAll(Bots.ids(each.defaults())));
            names.put(seat, unique(greeting.identity().name(), taken));
            return greeting;
        } catch (BadInput refused) {
            throw new BadInput("of-option", "%s: %s", option, refused.inWords());
        } catch (Foul foul) {
            throw new BadInput("outside.unfit", "%s: '%s' %s", option, seat, foul.inWords());
        }
    }

    /// Refuses a bot that says it does not play a game.
    public static void checkPlays(String option, String seat, Greeting greeting, Game game) {
        if (!greeting.plays(game.id())) {
            throw new BadInput(
                    "outside.other",
                    "%s: '%s' does not play %s; it plays %s",
                    option,
                    seat,
                    game.id(),
                    String.join(", ", greeting.games().stream().sorted().toList()));
        }
    }

    /// Asks those from outside whether they play a game in these seats; refuses who declines. Whatever
    /// else is wrong with them shows when they play.
    ///
    /// @param option by which they were named
    public void ask(String option, List<String> seats, Game game, Clock clock) {
        var called = called(seats);
        for (int seat = 0; seat < seats.size(); seat++) {
            ask(option, seats.get(seat), new Seating(game, seat, called, clock));
        }
    }

    private void ask(String option, String seat, Seating seating) {
        if (!SeatNames.isOutside(seat)) {
            return;
        }
        try {
            stable.ask(Programs.of(seat), seating);
        } catch (Foul foul) {
            if (foul.isDecline()) {
                throw new BadInput("outside.unfit", "%s: '%s' %s", option, seat, foul.inWords());
            }
        }
    }

    /// Asks the entrants of a tournament whether they play its games.
    public void ask(TournamentPlan plan) {
        for (var debut : plan.debuts()) {
            ask("--players", debut.firstBot(), debut.firstSeating(this));
        }
    }

    /// What those who sit down are called, by seat: an entrant by the name that it was given; who comes
    /// from outside as it says itself, and with a number where that is somebody else's name.
    @Override
    public List<String> called(List<String> seats) {
        var called = new ArrayList<String>();
        for (var seat : seats) {
            var name = names.getOrDefault(seat, given(seat));
            called.add(names.containsKey(seat) ? unique(name, called) : name);
        }
        return called;
    }

    private static String given(String seat) {
        return SeatNames.isHuman(seat) ? seat : Entrant.of(seat).called();
    }

    /// The name, or one with a number that is not taken.
    private static String unique(String name, Collection<String> taken) {
        var unique = name;
        for (int i = 2; taken.contains(unique); i++) {
            unique = Text.format("%s (%d)", name, i);
        }
        return unique;
    }

    @Override
    public Game game(String name, Map<String, Object> options) {
        return residents.game(name, options);
    }

    @Override
    public Player player(String name, Game game) {
        return SeatNames.isOutside(name) ? stable.player(Programs.of(name)) : residents.player(name, game);
    }

    /// Sends those from outside home.
    @Override
    public void close() {
        stable.close();
    }
}
