package plateau.arena.outside;

import plateau.arena.match.Reason;

/// In which words a program is told what it did wrong: in those of the protocol, or, for a shared library
/// that a host of ours speaks for, in those of its own functions.
public enum Tongue {
    LINES,
    FUNCTIONS;

    /// What it was to answer, as its author knows it.
    String called(String told) {
        if (this == LINES) {
            return told;
        }
        return switch (told) {
            case "hello" -> "get_player_name";
            case "start" -> "initialize";
            case "turn" -> "play";
            default -> "finalize";
        };
    }

    /// The reason as its author understands it.
    Reason of(Reason reason) {
        if (this == LINES) {
            return reason;
        }
        return switch (reason) {
            case OUT_OF_MEMORY -> Reason.OUT_OF_MEMORY_IN;
            case EXITED_SAYING -> Reason.EXITED_IN_SAYING;
            case EXITED -> Reason.EXITED_IN;
            case KILLED_SAYING -> Reason.KILLED_IN_SAYING;
            case KILLED -> Reason.KILLED_IN;
            case SENT_HOME -> Reason.SENT_HOME_IN;
            case CLOSED_INPUT, CLOSED_OUTPUT -> Reason.CLOSED_IN;
            case SILENT -> Reason.SILENT_IN;
            default -> reason;
        };
    }
}
