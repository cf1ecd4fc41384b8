package plateau.core;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// What a player is given when its turn comes. It is valid until the player has chosen.
public interface Turn {
    /// Stands in [#since] for a move that was kept from the player; no game has such a move.
    int HIDDEN = Integer.MIN_VALUE;

    /// Stands in [#told] for a move that was kept from the player.
    String HIDDEN_NOTATION = "?";

    /// The player whose turn it is.
    int player();

    /// The moves to choose from; at least one. The list is the player's own: what it does to it changes
    /// nothing for the referee.
    Moves legal();

    /// The position as the player may know it: a copy, its hidden parts dealt anew. It is made when
    /// first asked for, and the player may play on it.
    State position();

    /// How many moves have been made in this game, those of chance included.
    int ply();

    /// Every move made since this player was last asked, its own answer first; all of them on its
    /// first turn of a game. One that was kept from the player is [#HIDDEN].
    Moves since();

    /// The notations of [#since]; [#HIDDEN_NOTATION] for a move that was kept from the player.
    List<String> told();

    /// Who has left since this player was last asked, in the order of leaving; everybody who has on its
    /// first turn of a game. Whoever keeps a position of its own has it told by [State#leave], before
    /// the move of the same ply.
    default List<Departure> departures() {
        return List.of();
    }

    /// How long the player may still think, now and in this game, before it is out; empty where nobody
    /// looks at the clock.
    default Optional<Duration> timeLeft() {
        return Optional.empty();
    }

    /// The seat's own random source, the same at this ply whatever was drawn before.
    RandomGenerator random();
}
