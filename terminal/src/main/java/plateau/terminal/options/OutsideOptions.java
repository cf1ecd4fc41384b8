package plateau.terminal.options;

import java.util.regex.Pattern;
import picocli.CommandLine.Option;
import plateau.arena.outside.Limits;
import plateau.arena.outside.Stable;
import plateau.core.text.BadInput;
import plateau.core.text.Text;

/// The part of a command line that is about bots from outside.
public final class OutsideOptions {
    private static final Pattern SIZE = Pattern.compile("([1-9][0-9]{0,5})([mg])");

    @Option(
            names = "--bot-memory",
            paramLabel = "SIZE",
            description =
                    "How much memory a process of a bot from outside may hold, such as 512m or 2g;"
                            + " 4g if left out, none for any.")
    private String memory = "";

    @Option(names = "--restart-bots", description = "Start bots from outside anew for every match.")
    private boolean startsAnew;

    /// Where bots from outside are kept between matches.
    public Stable stable() {
        return new Stable(limits(), startsAnew);
    }

    private Limits limits() {
        if (memory.isEmpty()) {
            return Limits.USUAL;
        }
        if (memory.equals("none")) {
            return Limits.USUAL.withMemory(0);
        }
        var size = SIZE.matcher(memory);
        if (!size.matches()) {
            throw new BadInput(
                    "memory.wrong",
                    "%s must be a size such as 512m or 2g, or none, not '%s'",
                    "--bot-memory",
                    memory);
        }
        long unit = size.group(2).equals("g") ? 1L << 30 : 1L << 20;
        return Limits.USUAL.withMemory(Text.wholeNumber(size.group(1)).orElseThrow() * unit);
    }
}
