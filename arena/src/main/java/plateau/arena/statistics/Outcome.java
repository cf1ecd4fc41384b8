package plateau.arena.statistics;

import java.util.List;
import plateau.core.Departure;
import plateau.core.Ending;

/// What one game came to, in whole numbers: a row that can be kept, or a score sheet that is read before the next
/// game. It depends on what was played alone, never on how long that took.
public interface Outcome {
    /// A whole win. A share of it is counted in parts of the least common multiple of 1 to 20: the
    /// halves, thirds, … of winners who share are whole, and there is room for tens of billions of wins.
    long WIN = 232_792_560;

    /// How many played.
    int players();

    int score(int player);

    /// A player's share of the [#WIN].
    long share(int player);

    /// Moves of players and of chance.
    int plies();

    /// Moves of players.
    int decisions();

    /// Moves to choose from, at all decisions together.
    long choices();

    /// Moves to choose from at the decision that had most.
    int mostChoices();

    /// Decisions at which there was one move only.
    int forced();

    /// How often somebody else than the last sole leader in points came to lead alone; −1 where nobody
    /// followed that.
    int leadChanges();

    /// The ply after which the winner led alone to the end; the last where it never did, or where nobody
    /// won alone; −1 where nobody followed that.
    int ledFrom();

    Ending ending();

    /// Whether nobody won the game, by its rules or since the players agreed so.
    boolean isDrawn();

    /// Why a finished game was over, as the game tells it; empty otherwise.
    String cause();

    /// Who left, in the order of leaving.
    List<Departure> departures();

    /// How many figures of interest the game has.
    int figureCount();

    /// A figure of interest, by its place in the game's list.
    int figure(int index);
}
