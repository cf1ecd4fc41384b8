package plateau.server.bots;

import java.util.Set;

/// A bot from outside that the operator lets play here. At a table it goes by its name only.
///
/// @param seat what it is, such as `cmd:python3 fox.py`
/// @param games those that it plays; none for all
/// @param processes how many games it may play at the same time, each by a process of its own
/// @param memory how many bytes each of its processes may hold; 0 for any
public record OutsideBot(String name, String seat, Set<String> games, int processes, long memory) {
    /// Whether it can be asked for a game.
    public boolean plays(String game) {
        return games.isEmpty() || games.contains(game);
    }
}
