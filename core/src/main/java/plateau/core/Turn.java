package plateau.core;

import java.util.random.RandomGenerator;

/// What a player is given when its turn comes. It is valid until the player has chosen.
public interface Turn {
    /// The player whose turn it is.
    int player();

    /// The moves to choose from; at least one.
    Moves legal();

    /// The position as the player may know it: a copy, its hidden parts dealt anew. It is made when
    /// first asked for, and the player may play on it.
    State position();

    /// The seat's own random source.
    RandomGenerator random();
}
