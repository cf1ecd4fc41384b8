package plateau.arena.reel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plateau.core.Moves;
import plateau.core.State;

/// The points of all players at any ply of a game, kept only where they change.
final class ScoreCurve {
    private final Moves plies = new Moves();
    private final List<int[]> scores = new ArrayList<>();

    ScoreCurve(State first) {
        plies.add(0);
        scores.add(of(first));
    }

    private static int[] of(State state) {
        var scores = new int[state.players()];
        Arrays.setAll(scores, state::score);
        return scores;
    }

    /// @param state the position after so many plies, of which there were fewer before
    void add(int ply, State state) {
        var now = of(state);
        if (!Arrays.equals(now, scores.getLast())) {
            plies.add(ply);
            scores.add(now);
        }
    }

    /// The points after so many plies.
    int[] at(int ply) {
        int low = 0;
        int high = scores.size() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (plies.get(middle) <= ply) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return scores.get(low).clone();
    }

    /// The plies after which somebody had more or fewer points than before.
    List<Integer> changes() {
        return Arrays.stream(plies.toArray()).skip(1).boxed().toList();
    }
}
