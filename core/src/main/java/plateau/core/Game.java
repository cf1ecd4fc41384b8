package plateau.core;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plateau.core.text.BadInput;
import plateau.core.text.Message;
import plateau.core.text.Text;

/// A game with its options fixed, such as `record Piles(int size, int turnLimit, int cellLimit)`.
///
/// A game is a record; its components are its options (see [plateau.core.options.Options]). It holds
/// nothing that changes: it only makes first positions.
public interface Game {
    /// The short name used in commands, files and addresses: lower case, no spaces.
    String id();

    /// One line that tells a newcomer what the game is about.
    String summary();

    /// The rules in brief, a few short paragraphs of plain text.
    String brief();

    /// The fewest players that can play.
    default int minPlayers() {
        return 2;
    }

    /// The most players that can play.
    default int maxPlayers() {
        return minPlayers();
    }

    /// How many play when nobody says.
    default int defaultPlayers() {
        return Math.clamp(2, minPlayers(), maxPlayers());
    }

    /// The number people give to player 0: 0 in most games, 1 where the rules count from one.
    default int firstNumber() {
        return 0;
    }

    /// Letters by which people ask commands that play for a view, each with the view's name; an option
    /// has its letter in its annotation.
    default Map<String, String> viewFlags() {
        return Map.of();
    }

    /// What the two numbers of a cell such as `2,3` count.
    default List<String> axes() {
        return List.of("line", "column");
    }

    /// The names of what a game counts besides points, such as `captures`: what simulations average.
    /// The state counts them as it plays, and [State#figure] tells.
    default List<String> figures() {
        return List.of();
    }

    /// The kinds of points in the order in which the score sheet lists them, such as cities, roads and fields: whatever
    /// a player has is of one of them, at any time of the game. None where points are just points.
    default List<PointKind> sheet() {
        return List.of();
    }

    /// Classes beside which more texts of this game lie, by the names of those files: what jars add to a game
    /// brings its words so.
    default Map<String, Class<?>> companions() {
        return Map.of();
    }

    /// Whether a game can end without a winner ([State#isDrawn]). Then players may also agree on a draw.
    default boolean knowsDraws() {
        return false;
    }

    /// Why so many cannot play with these options; empty when they can. It is answered without making a
    /// position. By default all numbers from [#minPlayers] to [#maxPlayers] can.
    default Optional<Message> refusal(int players) {
        return refusalByRange(players);
    }

    /// Why so many can never play, whatever the options; empty where they may.
    default Optional<Message> refusalByRange(long players) {
        return players < minPlayers() || players > maxPlayers()
                ? Optional.of(Message.of("players.wrong", "%s takes %s, not %d", id(), playerRange(), players))
                : Optional.empty();
    }

    /// Whether so many can play with these options: whether there is no [#refusal].
    default boolean seats(int players) {
        return refusal(players).isEmpty();
    }

    /// The numbers of players that can be seated with these options.
    default List<Integer> seatable() {
        return IntStream.rangeClosed(minPlayers(), maxPlayers())
                .filter(this::seats)
                .boxed()
                .toList();
    }

    /// The first position, which may begin with chance moves. It is asked for numbers of players only for
    /// which there is no [#refusal].
    State start(int players);

    /// The first position for any number of players; refuses those that cannot be seated. It is a
    /// [GameFault] if the position is none for that many.
    default State begin(int players) {
        checkPlayers(players);
        @Nullable State state = start(players);
        if (state == null) {
            throw new GameFault(this, Text.format("start(%d) gave null", players));
        }
        if (state.players() != players) {
            throw new GameFault(
                    this, Text.format("start(%d) gave a position whose players() is %d", players, state.players()));
        }
        return state;
    }

    /// Refuses a number of players that these options cannot seat.
    default void checkPlayers(int players) {
        refusal(players).ifPresent(why -> {
            throw new BadInput(why);
        });
    }

    private Message playerRange() {
        if (minPlayers() < maxPlayers()) {
            return Message.of("players.range", "%d to %d players", minPlayers(), maxPlayers());
        }
        return players(minPlayers());
    }

    /// `1 player`, `2 players`.
    static Message players(int number) {
        return number == 1 ? Message.of("players.one", "1 player") : Message.of("players.number", "%d players", number);
    }
}
