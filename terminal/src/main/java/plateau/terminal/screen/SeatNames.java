package plateau.terminal.screen;

import java.util.ArrayList;
import java.util.List;
import plateau.hosting.Outside;

/// How people name those who sit down: `mcts:steps=200,human=Ann`. Whoever comes from outside has a
/// command or a path in its name, commas and all, and so takes the rest of a list as it is.
public final class SeatNames {
    /// A person at this keyboard.
    public static final String HUMAN = "human";

    private static final String NAMED_HUMAN = HUMAN + "=";

    private SeatNames() {}

    /// The names in a list separated by commas.
    public static List<String> split(String list) {
        var names = new ArrayList<String>();
        var rest = list;
        while (true) {
            var name = rest.stripLeading();
            int comma = rest.indexOf(',');
            if (comma < 0 || isOutside(name)) {
                names.add(name.strip());
                return names;
            }
            names.add(rest.substring(0, comma).strip());
            rest = rest.substring(comma + 1);
        }
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
