package plateau.terminal.outside;

import java.util.Locale;

/// What a bot was told last, and so what it is expected to do.
enum ProtocolPhase {
    HELLO,
    START,
    TURN,
    END,
    BYE;

    /// The type of the message.
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
