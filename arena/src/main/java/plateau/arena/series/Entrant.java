package plateau.arena.series;

import java.util.Objects;
import java.util.regex.Pattern;
import plateau.core.Clock;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// How somebody is asked for who plays many games: a bot, and if one likes a name and a clock of its own,
/// `fox=cmd:./fox`, `slow@5s/move=mcts`. So one bot can meet itself, in two builds or settings, or with less
/// time.
///
/// @param name empty where nobody gave one
/// @param clock empty where it has the clock of all
/// @param bot such as `mcts:steps=200`
public record Entrant(String name, String clock, String bot) {
    private static final int LONGEST_NAME = 40;

    /// A bot has a colon, if anything, before what is set of it.
    private static final Pattern NAMED = Pattern.compile("([^=:@,]+)(?:@(steps=[^=]*|[^=]*))?=(.*)", Pattern.DOTALL);

    /// Reads a text; what has no name is a bot as it stands.
    public static Entrant of(String text) {
        var named = NAMED.matcher(text);
        return named.matches()
                ? new Entrant(
                        named.group(1).strip(),
                        Objects.requireNonNullElse(named.group(2), ""),
                        named.group(3).strip())
                : new Entrant("", "", text);
    }

    /// The same, with another bot.
    public Entrant with(String other) {
        return new Entrant(name, clock, other);
    }

    /// As [#of] reads it.
    public String text() {
        return name.isEmpty() ? bot : name + (clock.isEmpty() ? "" : "@" + clock) + "=" + bot;
    }

    /// What it is called, unless it says so itself.
    public String called() {
        return name.isEmpty() ? bot : name;
    }

    /// How long it may think.
    ///
    /// @param usual what the others have
    public Clock clock(Clock usual) {
        return clock.isEmpty() ? usual : Clock.parse(clock);
    }

    /// Refuses a name that cannot be told apart or read, and a clock that is none.
    public void check() {
        if (name.length() > LONGEST_NAME || !Text.printable(name).equals(name)) {
            throw new BadInput(
                    "entrant.name",
                    "'%s' cannot be a name: it has 1 to %d letters, digits and signs that can be seen",
                    Text.shorten(Text.printable(name), LONGEST_NAME),
                    LONGEST_NAME);
        }
        try {
            var _ = clock(Clock.NONE);
        } catch (BadInput refused) {
            throw new BadInput("entrant.clock", "%s: %s", name, refused.inWords());
        }
    }
}
