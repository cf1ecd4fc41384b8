package plateau.server.tables;

import java.util.List;
import plateau.core.Event;
import plateau.core.State;
import plateau.core.Turn;

/// One move as those who listen are told of it.
///
/// @param mover a player, or [State#CHANCE]
/// @param hiddenFrom a bit for each player from whom it was kept
/// @param events what it did; empty where nobody asked
record Step(int ply, int mover, String notation, long hiddenFrom, List<Event> events) {
    /// The notation as a viewer knows it.
    String told(int viewer) {
        return isHidden(viewer) ? Turn.HIDDEN_NOTATION : notation;
    }

    /// What is kept from one player is kept from the public.
    boolean isHidden(int viewer) {
        return viewer == State.NOBODY ? hiddenFrom != 0 : viewer >= 0 && (hiddenFrom >> viewer & 1) != 0;
    }
}
