package plateau.core;

import java.util.random.RandomGenerator;

/// What a player is given when its turn comes. It is valid until the player has chosen.
public interface Turn {
    /// Stands in [#since] for a move that was kept from the player; no game has such a move.
    int HIDDEN = Integer.MIN_VALUE;

    /// The player whose turn it is.
    int player();

    /// The moves to choose from; at least one. The list is the player's own: what it does to it changes
    /// nothing for the referee.
    Moves legal();

    /// The position as the player may know it: a copy, its hidden parts dealt anew. It is made when
    /// first asked for, and the player may play on it.
    State position();

    /// Whether the player has not been asked in this game before.
    boolean isFirst();

    /// How many moves have been made in this game, those of chance included.
    int ply();

    /// Every move made since this player was last asked, its own answer first; all of them on its
    /// first turn of a game. One that was kept from the player is [#HIDDEN].
    Moves since();

    /// The seat's own random source.
    RandomGenerator random();
}
