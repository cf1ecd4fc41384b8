package plateau.arena.match;

import plateau.core.Ending;
import plateau.core.text.Message;

/// Thrown by a player that stands for somebody else, and tells how that one has failed: the game goes on
/// without it.
public final class Foul extends RuntimeException {
    private final Ending ending;
    private final boolean isDecline;

    /// Why it declined.
    private final String said;

    /// @param ending one of [Ending#DEPARTURES]
    /// @param reason in words
    public Foul(Ending ending, String reason) {
        this(ending, reason, "", false);
    }

    private Foul(Ending ending, String reason, String said, boolean isDecline) {
        super(reason);
        this.ending = ending;
        this.said = said;
        this.isDecline = isDecline;
    }

    /// That a player does not play this match, and said so before it began: no fault of its own.
    ///
    /// @param reason in its own words
    public static Foul decline(String reason) {
        return new Foul(Ending.ABANDONED, Reason.DECLINED.of(reason), reason, true);
    }

    /// Whether the player declined.
    public boolean isDecline() {
        return isDecline;
    }

    /// Why the player declined, in its own words.
    public String said() {
        return said;
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
