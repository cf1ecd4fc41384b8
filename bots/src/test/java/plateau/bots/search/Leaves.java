package plateau.bots.search;

import static plateau.bots.search.Story.end;

import java.util.Arrays;

/// Leaves for trees that no search has made.
final class Leaves {
    private Leaves() {}

    /// A leaf with moves from 0 on of which these shares are guessed.
    static Descent of(float... guesses) {
        var leaf = new Descent(new Story(2, end(1.0, 0.0)), null);
        for (int move = 0; move < guesses.length; move++) {
            leaf.moves.add(move);
        }
        leaf.guesses = guesses;
        leaf.priors = new float[guesses.length];
        Arrays.fill(leaf.priors, 1F / guesses.length);
        return leaf;
    }
}
