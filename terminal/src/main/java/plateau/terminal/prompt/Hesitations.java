package plateau.terminal.prompt;

import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// How often in a turn somebody may say no to its own move, where the game asks, and what the last no
/// costs.
///
/// @param most at this no the turn is lost to the rules' idle move; at 0 nobody is asked
/// @param stops whether the game stops instead
public record Hesitations(int most, boolean stops) {
    /// As often as one likes.
    public static final Hesitations ANY = new Hesitations(Integer.MAX_VALUE, false);

    private static final int MOST = 1000;
    private static final Pattern FORM = Pattern.compile("(\\d+)(,stop)?");

    /// Whether somebody is asked at all.
    public boolean areAsked() {
        return most > 0;
    }

    /// Whether so many are too many.
    public boolean areSpent(int refused) {
        return refused >= most;
    }

    /// Reads `N` or `N,stop`.
    public static final class Converter implements ITypeConverter<Hesitations> {
        @Override
        public Hesitations convert(String text) {
            var form = FORM.matcher(text);
            var most = form.matches() ? Text.wholeNumber(form.group(1)).orElse(-1) : -1;
            boolean stops = most >= 0 && form.group(2) != null;
            if (most < 0 || most > MOST || (stops && most == 0)) {
                throw new BadInput(
                        "hesitations",
                        "must be a number from 0 to %d, or one from 1 on with ',stop' after it, not" + " '%s'",
                        MOST,
                        text);
            }
            return new Hesitations((int) most, stops);
        }
    }
}
