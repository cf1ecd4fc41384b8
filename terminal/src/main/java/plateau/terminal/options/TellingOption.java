package plateau.terminal.options;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;
import plateau.core.State;
import plateau.terminal.screen.Narrator;

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
    /// @param choices how many moves there were to choose from; 0 where nobody chose
    /// @param explains whether what it does is told in any case
    public List<String> told(Narrator narrator, State before, int move, int choices, boolean explains) {
        if (!notation) {
            return narrator.narrate(before, move, choices);
        }
        var lines = new ArrayList<>(narrator.move(before, move, choices));
        if (explains) {
            lines.addAll(narrator.explain(before, move));
        }
        return lines;
    }

    /// Tells a move to those who play, who are always told what comes of it.
    public List<String> toldPlayers(Narrator narrator, State before, int move, int choices) {
        if (!notation) {
            return narrator.narrate(before, move, choices);
        }
        var lines = new ArrayList<>(narrator.move(before, move, choices));
        lines.addAll(narrator.whatFollows(before, move));
        return lines;
    }
}
