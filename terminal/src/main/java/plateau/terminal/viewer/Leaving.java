package plateau.terminal.viewer;

/// Whether somebody leaves a game that was shown, and where to.
public enum Leaving {
    NOT_YET,
    QUIT,
    PREVIOUS_RECORD,
    NEXT_RECORD
}
