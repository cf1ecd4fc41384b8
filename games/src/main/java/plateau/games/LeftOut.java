package plateau.games;

import java.util.Locale;
import plateau.core.text.Text;

/// Something that a jar brings and that cannot be used. What else there is goes on without it.
///
/// @param name what people would call it by, such as a game's id; empty where it has no name
/// @param part which of the things that the class brings, if not the class itself
/// @param type the class that is wrong
/// @param home the jar or folder it is in
/// @param why what is wrong with it, and how to mend it
public record LeftOut(String name, String part, String type, String home, String why) {
    /// One line that tells all of it; whatever stands in it from a jar is harmless.
    public String message() {
        return Text.printable(
                part.isEmpty()
                        ? Text.format("%s in %s is left out: %s", type, home, why)
                        : Text.format("%s of %s in %s is left out: %s", part, type, home, why));
    }

    /// Whether people who write a name mean this.
    public boolean isCalled(String wanted) {
        var simple = type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
        return part.isEmpty()
                && !wanted.isEmpty()
                && (wanted.equals(name) || plain(wanted).equals(plain(simple)));
    }

    /// What somebody may call a class by whose own name for itself could not be asked: `hasty` is
    /// `HastyBot`.
    private static String plain(String name) {
        return name.replace("-", "").toLowerCase(Locale.ROOT).replaceFirst("(?<=.)(bot|game)$", "");
    }
}
