package plateau.core;

import java.util.List;
import java.util.Map;

/// Knows what names of games and players stand for.
public interface Roster {
    /// The game of this name with these options; refuses one that there is not.
    Game game(String name, Map<String, Object> options);

    /// What those are called who sit down, by seat.
    ///
    /// @param seats by their own names, or else as they were asked for
    default List<String> called(List<String> seats) {
        return seats;
    }

    /// Somebody new of this name who plays the game and keeps to one seat; refuses a name that there is
    /// not.
    Player player(String name, Game game);
}
