package plateau.arena;

import plateau.core.Ending;
import plateau.core.text.Message;

/// Thrown by a player that stands for somebody else, and tells how that one has failed: the game goes on
/// without it.
public final class Foul extends RuntimeException {
    private final Ending ending;

    /// @param ending one of [Ending#DEPARTURES]
    /// @param reason in words
    public Foul(Ending ending, String reason) {
        super(reason);
        this.ending = ending;
    }

    public Ending ending() {
        return ending;
    }

    /// What was wrong, for any language.
    public Message inWords() {
        var reason = String.valueOf(getMessage());
        return Reason.find(reason).orElseGet(() -> Message.text(reason));
    }
}
