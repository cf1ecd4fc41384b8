package plateau.core;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// A position of a game, changed in place by [#play]. Players are numbered from 0.
///
/// Whatever is random is an ordinary move made by [#CHANCE]: the state holds no generator and no
/// hidden order, so a search cannot see the future and a record replays without a seed. Clocks,
/// names and history stay outside. Scratch fields that carry nothing from one call to the next are
/// `transient`; every other field is part of the position and is copied.
public interface State {
    /// The mover when an outcome is to be drawn by lot.
    int CHANCE = -1;

    /// The mover once the game is over; as a viewer, the public, who sees what is hidden from no player.
    int NOBODY = -2;

    /// A viewer who sees everything: once the game is over, or where a record is looked at.
    int ALL_SEEING = -3;

    /// How many play.
    int players();

    /// The player to move, or [#CHANCE], or [#NOBODY].
    int mover();

    /// Whether this decision goes on with a turn in which its mover has decided before, with nothing
    /// drawn in between: then a person may give both answers at once. False where the game does not say.
    default boolean isMidTurn() {
        return false;
    }

    /// Whether the game is over.
    default boolean isOver() {
        return mover() == NOBODY;
    }

    /// Appends every move the mover can make, each once and always in the same order; for chance, the
    /// possible outcomes; nothing once the game is over.
    void legalMoves(Moves moves);

    /// Draws an outcome with its true probability when chance moves. By default all are equally
    /// likely; a game whose chances are many or uneven draws without listing them.
    ///
    /// @param scratch room to list the outcomes in; whatever it holds is lost
    default int drawMove(RandomGenerator random, Moves scratch) {
        scratch.clear();
        legalMoves(scratch);
        return scratch.get(random.nextInt(scratch.size()));
    }

    /// Plays a legal move. It trusts its caller: the referee checks.
    void play(int move);

    /// A player has left for good: what the rules do about that, such as taking the tile from its hand.
    /// By default nothing: its turns come as before, and idle moves are made for it.
    default void leave(int player) {}

    /// The move made for a mover who has left, if nobody takes its place: the one that does least. By
    /// default the first.
    ///
    /// @param legal its legal moves
    default int idleMove(Moves legal) {
        return legal.get(0);
    }

    /// The points of a player as people count them, at any time of the game.
    int score(int player);

    /// Once the game is over, the player's share of the one win. By default the highest score wins and
    /// equals share alike.
    default double payoff(int player) {
        return Payoffs.byScore(this, player);
    }

    /// Once the game is over, whether nobody has won it: all then have equal shares, whatever their
    /// scores. A game in which that can be says so by [Game#knowsDraws].
    default boolean isDrawn() {
        return false;
    }

    /// Once the game is over, why: a few words joined by hyphens, such as `board-full`, always the same
    /// for the same cause. Empty where there is nothing to tell.
    default String cause() {
        return "";
    }

    /// The count so far of a figure of interest, by its place in [Game#figures].
    default int figure(int index) {
        throw new IllegalArgumentException("this game has no figure " + index);
    }

    /// A state equal to this one and independent of it.
    State copy();

    /// Makes this state equal to another of the same game and number of players, without allocating.
    void copyFrom(State other);

    /// Whether everybody sees everything. Where not, [#redeal] and [#hides] say what is seen. It does
    /// not change during a game.
    default boolean isOpen() {
        return true;
    }

    /// Whether a legal move of chance or of another player is kept from the viewer as it is made; what
    /// is kept from one player is kept from [#NOBODY], and nothing from [#ALL_SEEING]. Moves that are kept
    /// from a viewer look the same to it when they have been made; of others it can see which it was.
    /// Asked of the position before the move.
    default boolean hides(int viewer, int move) {
        return false;
    }

    /// Deals anew, in place, whatever the viewer cannot see; nothing where all is open, and nothing for
    /// [#ALL_SEEING]. Neither the viewer nor the public sees a difference.
    default void redeal(int viewer, RandomGenerator random) {}

    /// The move's name: the words a person would point at, in order, separated by single spaces. No
    /// notation is the beginning of another legal one.
    String notation(int move);

    /// What a legal move does, in the order in which it happens; worked out only when somebody asks, of
    /// the position before the move. Each key has its sentence in `<id>_en.properties` and
    /// `<id>_fr.properties` beside the game. Empty where the game tells nothing but the notation.
    default List<Event> events(int move) {
        return List.of();
    }

    /// Why no legal move begins with these words, where the rules know it; empty where they do not. Asked
    /// only when a person's words were refused (see [Ask#whyNot]), and of everything a person may type.
    /// Each key has its sentence in the game's properties as `why.KEY`.
    default Optional<Event> whyNot(List<String> words) {
        return Optional.empty();
    }

    /// All that a viewer may know of the position: a player, [#NOBODY] or [#ALL_SEEING].
    View view(int viewer);
}
