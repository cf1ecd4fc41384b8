package plateau.core;

import java.util.List;

/// The table a player sits down at.
///
/// @param seat the player's own seat
/// @param names what the players are called, by seat
/// @param clock how long the player may think
public record Seating(Game game, int seat, List<String> names, Clock clock) {
    public Seating {
        names = List.copyOf(names);
    }

    /// A table where nobody looks at a clock.
    public Seating(Game game, int seat, List<String> names) {
        this(game, seat, names, Clock.NONE);
    }

    /// How many play.
    public int players() {
        return names.size();
    }
}
