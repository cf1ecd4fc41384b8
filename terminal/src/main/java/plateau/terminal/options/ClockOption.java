package plateau.terminal.options;

import picocli.CommandLine.Option;
import plateau.core.Clock;
import plateau.core.text.BadInput;

/// The part of a command line that says how long players may think.
public final class ClockOption {
    @Option(
            names = "--clock",
            paramLabel = "CLOCK",
            description =
                    "How long each may think: 500ms/move, 2m+1s for a game with an increment, or"
                            + " steps=2000 of a search.")
    private String clock = "";

    public Clock clock() {
        try {
            return Clock.parse(clock);
        } catch (BadInput refused) {
            throw new BadInput("of-option", "%s: %s", "--clock", refused.inWords());
        }
    }
}
