package plateau.terminal.options;

import picocli.CommandLine.Option;
import plateau.terminal.console.Console;

/// Whether a game takes the whole terminal as a screen.
public final class PlainOption {
    @Option(names = "--plain", description = "Line by line, even on a terminal.")
    private boolean plain;

    /// Whether there is a terminal that can show a screen, and nobody has anything against it.
    public boolean allowsScreen() {
        return !plain && Console.isPossible(System.getenv());
    }
}
