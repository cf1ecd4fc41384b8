package plateau.server.tables;

import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import plateau.arena.match.Untold;
import plateau.core.Ending;
import plateau.core.Game;
import plateau.core.Result;
import plateau.core.Seating;
import plateau.core.Turn;

/// Those who think for the seats that no person has.
public interface Thinkers {
    /// A seat at a table, and who plays there.
    ///
    /// @param player a bot of the house by its name, or the account of one that runs elsewhere
    /// @param maker the account that made the table
    record Chair(String table, Seating seating, String player, String maker) {}

    /// What a bot answers.
    sealed interface Answer {}

    /// A legal move.
    ///
    /// @param nanos what it thought
    record Chosen(int move, long nanos) implements Answer {}

    /// It is out of the game.
    record Failed(Ending ending, String reason) implements Answer {}

    /// Thinking that can be broken off.
    interface Thought {
        void cancel();
    }

    /// Refuses a bot of the house that there is not, or that does not play a game.
    void check(String bot, Game game);

    /// Asks a bot of the house whether it plays a game that is to begin; refuses that if it declines.
    default void ask(String bot, Seating seating) {}

    /// Refuses a bot that cannot play for somebody who is away, whenever that may be.
    default void checkStandIn(String bot, Game game) {
        check(bot, game);
    }

    /// Bots of the house are to sit at a new table; refuses it where one of them plays too much already.
    ///
    /// @param bots by seat
    default void admit(String table, Map<Integer, String> bots) {}

    /// Refuses a bot that runs elsewhere and does not want to sit at a new table.
    ///
    /// @param name what the bot is called
    default void invite(String account, String name, Game game) {}

    /// A game in which a bot plays that runs elsewhere has begun, or the bot has come. It may have been
    /// told before.
    default void begin(Chair chair) {}

    /// Has a bot of the house think; its answer comes in another thread.
    Thought think(Chair chair, Turn turn, Consumer<Answer> answer);

    /// Asks a bot that runs elsewhere; it answers by a request, if ever.
    void ask(Chair chair, Turn turn);

    /// Whether a bot that runs elsewhere is there.
    boolean isThere(String account);

    /// A bot is out of a game.
    void refuse(Chair chair, String reason);

    /// A game is over for whoever sat at its table.
    ///
    /// @param whole all moves and departures, as the player may know them, if it is asked for now
    void end(Chair chair, Result result, Supplier<Untold> whole);

    /// A table has left memory: whoever plays there will have to be told everything anew.
    default void asleep(String table) {}
}
