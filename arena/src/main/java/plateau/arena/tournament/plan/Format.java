package plateau.arena.tournament.plan;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.text.Text;

/// Who meets whom in a tournament.
public enum Format {
    /// All meet all.
    ROUND_ROBIN,
    /// The first entrant meets all others.
    GAUNTLET,
    /// In each round those meet who did equally well so far.
    SWISS,
    /// Whoever wins at a table goes on, and the others are out.
    KNOCKOUT;

    /// How people write it: `round-robin`.
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// The format of a name; refuses one that there is not.
    public static Format named(String name) {
        return Arrays.stream(values())
                .filter(format -> format.text().equals(name))
                .findFirst()
                .orElseThrow(() -> unknown(name));
    }

    private static BadInput unknown(String name) {
        var names = names();
        return new BadInput(
                "tournament.format",
                "%s must be one of %s, not '%s'%s",
                Message.field("format"),
                String.join(", ", names),
                name,
                Text.didYouMean(name, names));
    }

    private static List<String> names() {
        return Arrays.stream(values()).map(Format::text).toList();
    }
}
