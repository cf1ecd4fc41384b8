package plateau.arena;

import plateau.core.State;

/// Someone who looks on while a referee leads a game.
public interface Observer {
    /// Nobody looks on.
    Observer NONE = new Observer() {};

    /// A move is about to be played.
    ///
    /// @param before the position, not to be changed
    /// @param mover the player, or [State#CHANCE]
    /// @param choices how many moves the player could choose from, 0 for chance
    default void moving(State before, int mover, int move, int choices) {}

    /// The move has been played.
    default void moved(State after) {}

    /// This observer and then another.
    default Observer and(Observer other) {
        var self = this;
        return new Observer() {
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
        };
    }
}
