package plateau.terminal.options;

import picocli.CommandLine.Option;
import plateau.arena.outside.Limits;
import plateau.arena.outside.Stable;
import plateau.core.text.BadInput;
import plateau.hosting.Sizes;

/// The part of a command line that is about bots from outside.
public final class OutsideOptions {
    /// More than any machine has, in megabytes.
    private static final int MOST_MEMORY = 1 << 26;

    @Option(
            names = "--bot-memory",
            paramLabel = "SIZE",
            description = "How much memory a process of a bot from outside may hold, such as 512m or 2g;"
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
        try {
            long megabytes = Sizes.megabytes("--bot-memory", memory, MOST_MEMORY);
            return Limits.USUAL.withMemory(megabytes << 20);
        } catch (BadInput refused) {
            throw new BadInput("memory.wrong", "%s; none is for no limit", refused.inWords());
        }
    }
}
