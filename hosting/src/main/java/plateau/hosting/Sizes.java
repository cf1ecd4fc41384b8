package plateau.hosting;

import java.util.regex.Pattern;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// Amounts of memory as people write them: `512m`, `2g`.
public final class Sizes {
    private static final Pattern SIZE = Pattern.compile("([1-9][0-9]{0,9})([mg])");
    private static final int GIGABYTE = 1024;

    private Sizes() {}

    /// Reads a size, in megabytes; refuses what is none.
    ///
    /// @param name of what is set
    /// @param most in megabytes
    public static int megabytes(String name, String text, int most) {
        var size = SIZE.matcher(text);
        if (size.matches()) {
            long unit = size.group(2).equals("g") ? GIGABYTE : 1;
            long megabytes = Text.wholeNumber(size.group(1)).orElseThrow() * unit;
            if (megabytes <= most) {
                return (int) megabytes;
            }
        }
        throw new BadInput(
                "size.wrong",
                "%s must be a size from 1m to %s, not '%s'; m stands for megabytes, g for gigabytes",
                name,
                text(most),
                text);
    }

    private static String text(int megabytes) {
        return megabytes % GIGABYTE == 0 ? Text.format("%dg", megabytes / GIGABYTE) : Text.format("%dm", megabytes);
    }
}
