package plateau.terminal.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import plateau.arena.series.Entrant;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.text.ShellWords;
import plateau.hosting.ListedSeat;
import plateau.hosting.Outside;
import plateau.words.Names;

/// How people name those who sit down: `mcts:steps=200,human=Ann`. Whoever comes from outside has a
/// command or a path in its name, which may have commas itself: what is not clear is refused.
public final class SeatNames {
    /// A person at this keyboard.
    public static final String HUMAN = "human";

    /// The same as people read it.
    public static final Message PERSON = Message.bots(List.of(HUMAN));

    /// The only person at this keyboard, as it is spoken to; nobody types this.
    public static final String YOU = "you";

    private static final String NAMED_HUMAN = HUMAN + "=";

    private SeatNames() {}

    /// The names in a list separated by commas, whichever language they are in.
    ///
    /// @param single the option by which each of them can be given by itself; empty where there is none
    public static List<String> split(String list, String single) {
        return parts(list, single).stream().map(Names::meantSeat).toList();
    }

    /// Those who are asked for in a list separated by commas, with the names that they are given.
    ///
    /// @param single the option by which each of them can be given by itself
    public static List<String> entrants(String list, String single) {
        return parts(list, single).stream().map(SeatNames::entrant).toList();
    }

    /// One who is asked for, with a name or without, whichever language that is in.
    public static String entrant(String typed) {
        var entrant = Entrant.of(typed.strip());
        return isHuman(Names.meantSeat(typed)) || entrant.name().isEmpty()
                ? Names.meantSeat(typed)
                : entrant.with(Names.meantSeat(entrant.bot())).text();
    }

    private static List<String> parts(String list, String single) {
        var names = new ArrayList<String>();
        var rest = list;
        while (true) {
            var name = rest.stripLeading();
            int end = end(name, names, single);
            if (end < 0 || end == name.length()) {
                names.add(name.strip());
                return names;
            }
            names.add(name.substring(0, end).strip());
            rest = name.substring(end + 1);
        }
    }

    /// Where the first of a list ends; −1 if it is the last.
    private static int end(String list, List<String> before, String single) {
        var bot = Entrant.of(list).bot();
        return isOutside(bot)
                ? list.indexOf(bot) + new ListedSeat(bot).end().orElseThrow(() -> unclear(list, before, single))
                : list.indexOf(',');
    }

    /// Says how to write what was most likely meant.
    private static BadInput unclear(String name, List<String> before, String single) {
        if (single.isEmpty()) {
            return new BadInput(
                    "seats.quotes",
                    "whose the commas of '%s' are is not clear: put those of a command in quotes",
                    name);
        }
        var words = new ArrayList<>(before);
        words.addAll(ListedSeat.parts(name));
        var clear =
                words.stream().map(each -> single + " " + ShellWords.word(each)).collect(Collectors.joining(" "));
        return new BadInput(
                "seats.unclear",
                "whose the commas of '%s' are is not clear: put those of a command in quotes, or name each"
                        + " by itself, such as %s",
                name,
                clear);
    }

    /// Whether a name is that of a program outside: a command, a jar or a library.
    public static boolean isOutside(String seat) {
        return Outside.of(seat).isPresent();
    }

    /// Whether a person was to be named and was not.
    public static boolean isUnnamed(String seat) {
        return seat.startsWith(NAMED_HUMAN) && called(seat).isBlank();
    }

    /// Whether a seat is a person's.
    public static boolean isHuman(String seat) {
        return seat.equals(HUMAN) || seat.startsWith(NAMED_HUMAN);
    }

    /// What people call whoever has a seat: a person by the name it gave, a bot as it was asked for.
    static String called(String seat) {
        return seat.startsWith(NAMED_HUMAN) ? seat.substring(NAMED_HUMAN.length()) : seat;
    }
}
