package plateau.contract;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import plateau.core.State;

/// A legal move of a position, and what everybody sees after it.
record Branch(int move, String notation, State after, Map<Integer, Sight> sights) {
    /// More moves than this are not looked at: pictures take long. Of an open game two are enough.
    private static final int MOST = 6;

    /// Some of the moves of a position, spread over all of them.
    static List<Branch> of(State state) {
        var legal = RandomGame.legalMoves(state);
        int count = Math.min(state.isOpen() ? 2 : MOST, legal.size());
        return IntStream.range(0, count)
                .map(i -> legal.get(i * legal.size() / count))
                .mapToObj(move -> after(state, move))
                .toList();
    }

    private static Branch after(State state, int move) {
        var after = state.copy();
        after.play(move);
        var sights = new TreeMap<Integer, Sight>();
        for (int viewer : Sight.everybody(state)) {
            sights.put(viewer, Sight.of(after, viewer));
        }
        return new Branch(move, state.notation(move), after, sights);
    }

    /// What a viewer sees after the move; one of [Sight#everybody] of the position before.
    Sight sight(int viewer) {
        return sights.getOrDefault(viewer, Sight.of(after, viewer));
    }

    /// Whether this and another move make a difference, but not one that the viewer sees.
    boolean isSecretBeside(Branch other, int viewer) {
        return sight(viewer).equals(other.sight(viewer))
                && !sight(State.ALL_SEEING).looksLike(other.sight(State.ALL_SEEING));
    }
}
