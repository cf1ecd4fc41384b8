package plateau.terminal.options;

import picocli.CommandLine.Option;
import plateau.core.State;
import plateau.terminal.screen.Announcer;

/// How moves are told line by line: in sentences, as on the screen, or as they are written.
public final class TellingOption {
    @Option(names = "--notation", description = "Line by line, moves as they are written instead of in sentences.")
    private boolean notation;

    /// Whether moves are told as they are written.
    public boolean isNotation() {
        return notation;
    }

    /// Tells a move that is about to be made.
    ///
    /// @param explains whether what it does is told in any case
    public void tell(Announcer announcer, State before, int move, boolean explains) {
        if (!notation) {
            announcer.narrate(before, move);
            return;
        }
        announcer.move(before, move);
        if (explains) {
            announcer.explain(before, move);
        }
    }

    /// Tells a move to those who play, who are always told what comes of it.
    public void tellPlayers(Announcer announcer, State before, int move) {
        if (!notation) {
            announcer.narrate(before, move);
            return;
        }
        announcer.move(before, move);
        announcer.tellWhatFollows(before, move);
    }
}
