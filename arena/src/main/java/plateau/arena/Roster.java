package plateau.arena;

import java.util.List;
import java.util.Map;
import plateau.core.Game;
import plateau.core.Player;

/// Knows what the names in a [Pairing] stand for.
public interface Roster {
    /// The game of this name with these options; refuses one that there is not.
    Game game(String name, Map<String, Object> options);

    /// What those are called whose names a pairing has, by seat.
    default List<String> called(List<String> seats) {
        return seats;
    }

    /// Somebody new of this name who plays the game and keeps to one seat; refuses a name that there is
    /// not.
    Player player(String name, Game game);
}
