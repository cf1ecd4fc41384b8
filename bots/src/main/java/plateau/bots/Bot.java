package plateau.bots;

import java.util.Optional;
import plateau.bots.search.Analyst;
import plateau.core.Game;
import plateau.core.Player;

/// A kind of player with its settings fixed; a record whose components are the settings, described
/// as a game's options are.
public interface Bot {
    /// The name people give it a seat by.
    String id();

    /// How it plays, in one line; empty for ours, for which `words` has texts.
    default String summary() {
        return "";
    }

    /// Whether it can play a game; most bots play any.
    default boolean plays(Game game) {
        return true;
    }

    /// Someone who plays so. It holds whatever it needs between moves and sits at one seat.
    Player player();

    /// Someone who thinks so about a position; nobody if the bot does not look ahead.
    default Optional<Analyst> analyst() {
        return Optional.empty();
    }
}
