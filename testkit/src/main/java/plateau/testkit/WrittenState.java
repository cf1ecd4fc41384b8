package plateau.testkit;

import java.util.List;
import plateau.core.Moves;
import plateau.core.State;

/// A state that thinks in notations, for a second, plain version of a game to compare the first with:
/// a move's number is merely its place among those that are legal.
public interface WrittenState extends State {
    /// The notations of all legal moves, of players or of chance.
    List<String> legal();

    /// Makes the legal move with this notation.
    void play(String notation);

    @Override
    default void legalMoves(Moves moves) {
        int count = legal().size();
        for (int move = 0; move < count; move++) {
            moves.add(move);
        }
    }

    @Override
    default String notation(int move) {
        return legal().get(move);
    }

    @Override
    default void play(int move) {
        play(notation(move));
    }
}
