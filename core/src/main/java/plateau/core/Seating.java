package plateau.core;

import java.util.List;

/// The table a player sits down at.
///
/// @param seat the player's own seat
/// @param names what the players are called, by seat
public record Seating(Game game, int seat, List<String> names) {
    public Seating {
        names = List.copyOf(names);
    }

    /// How many play.
    public int players() {
        return names.size();
    }
}
