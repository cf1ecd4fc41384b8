package plateau.server.tables.log;

import java.util.List;
import plateau.core.Event;
import plateau.core.Turn;

/// One move as those who listen are told of it.
///
/// @param mover a player, or [State#CHANCE]
/// @param hiddenFrom a bit for each player from whom it was kept, and [#PUBLIC]
/// @param isIdle whether nobody chose it, since its player has left
/// @param events what it did; empty where nobody asked
public record Step(int ply, int mover, String notation, long hiddenFrom, boolean isIdle, List<Event> events) {
    /// Stands in [#hiddenFrom] for all who only look on; no player has this bit.
    static final long PUBLIC = 1L << 63;

    /// The notation as somebody knows it, by the seats it hears for.
    public String told(long seats) {
        return isHidden(seats) ? Turn.HIDDEN_NOTATION : notation;
    }

    /// Who has several seats knows what one of them knows; what is kept from one player is kept from the
    /// public.
    public boolean isHidden(long seats) {
        return isHidden(hiddenFrom, seats);
    }

    public static boolean isHidden(long hiddenFrom, long seats) {
        return hiddenFrom != 0 && (hiddenFrom & seats) == seats;
    }
}
