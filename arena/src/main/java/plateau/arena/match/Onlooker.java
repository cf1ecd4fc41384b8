package plateau.arena.match;

import plateau.core.Departure;
import plateau.core.State;

/// Someone who looks on while a referee leads a game.
public interface Onlooker {
    /// Nobody looks on.
    Onlooker NONE = new Onlooker() {};

    /// The player whose move comes next has thought so long; told only where somebody looks at the
    /// clock.
    default void thought(long nanos) {}

    /// A move is about to be played.
    ///
    /// @param before the position, not to be changed
    /// @param mover the player, or [State#CHANCE]
    /// @param choices how many moves the player could choose from; 0 for chance, and for a seat that
    /// was left and whose idle moves nobody chooses
    default void moving(State before, int mover, int move, int choices) {}

    /// The move has been played.
    default void moved(State after) {}

    /// A player has left.
    default void departed(State state, Departure departure) {}

    /// The moves from a ply on were taken back.
    default void undone(int ply) {}

    /// This onlooker and then another.
    default Onlooker and(Onlooker other) {
        var self = this;
        return new Onlooker() {
            @Override
            public void thought(long nanos) {
                self.thought(nanos);
                other.thought(nanos);
            }

            @Override
            public void moving(State before, int mover, int move, int choices) {
                self.moving(before, mover, move, choices);
                other.moving(before, mover, move, choices);
            }

            @Override
            public void moved(State after) {
                self.moved(after);
                other.moved(after);
            }

            @Override
            public void departed(State state, Departure departure) {
                self.departed(state, departure);
                other.departed(state, departure);
            }

            @Override
            public void undone(int ply) {
                self.undone(ply);
                other.undone(ply);
            }
        };
    }
}
