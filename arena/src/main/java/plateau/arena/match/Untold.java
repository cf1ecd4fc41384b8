package plateau.arena.match;

import java.util.List;
import plateau.core.Departure;

/// What has happened in a match since a player was last told of it.
///
/// @param moves as they are written, its own answer first
/// @param departures who has left
public record Untold(List<String> moves, List<Departure> departures) {
    public Untold {
        moves = List.copyOf(moves);
        departures = List.copyOf(departures);
    }

    /// What is left of it for somebody who was told some of it.
    ///
    /// @param known of how many moves
    /// @param departed of how many departures
    public Untold after(int known, int departed) {
        return new Untold(
                moves.stream().skip(known).toList(),
                departures.stream().skip(departed).toList());
    }
}
