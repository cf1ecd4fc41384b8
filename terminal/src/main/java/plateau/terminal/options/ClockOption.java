package plateau.terminal.options;

import java.util.Optional;
import picocli.CommandLine.Option;
import plateau.core.Clock;
import plateau.core.text.BadInput;

/// The part of a command line that says how long players may think.
public final class ClockOption {
    @Option(
            names = "--clock",
            paramLabel = "CLOCK",
            description = "How long each may think: 500ms/move, 2m+1s for a game with an increment, or"
                    + " steps=2000 of a search.")
    private Optional<String> text = Optional.empty();

    /// The clock asked for; none if nobody asked.
    public Clock clock() {
        return given().orElse(Clock.NONE);
    }

    /// The clock, if one was asked for.
    public Optional<Clock> given() {
        try {
            return text.map(Clock::parse);
        } catch (BadInput refused) {
            throw new BadInput("of-option", "%s: %s", "--clock", refused.inWords());
        }
    }
}
