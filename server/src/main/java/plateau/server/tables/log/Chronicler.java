package plateau.server.tables.log;

import java.util.ArrayList;
import java.util.List;
import plateau.arena.match.Onlooker;
import plateau.core.Ask;
import plateau.core.State;

/// Writes down the moves of a match as they are made, until somebody takes them.
public final class Chronicler implements Onlooker {
    private final List<Step> steps = new ArrayList<>();
    private int ply;
    private boolean tells;

    /// Whether what moves do is written down, too; that takes longer.
    public void tell(boolean wanted) {
        tells = wanted;
    }

    @Override
    public void moving(State before, int mover, int move, int choices) {
        steps.add(new Step(
                ply++,
                mover,
                Ask.notation(before, move),
                hiddenFrom(before, move),
                choices == 0 && mover != State.CHANCE,
                tells ? before.events(move) : List.of()));
    }

    private static long hiddenFrom(State before, int move) {
        long bits = 0;
        for (int player = 0; !before.isOpen() && player < before.players(); player++) {
            bits |= before.hides(player, move) ? 1L << player : 0;
        }
        boolean isSecret = !before.isOpen() && before.hides(State.NOBODY, move);
        return isSecret ? bits | Step.PUBLIC : bits;
    }

    @Override
    public void undone(int from) {
        ply = from;
    }

    /// The moves since they were last taken.
    List<Step> take() {
        var taken = List.copyOf(steps);
        steps.clear();
        return taken;
    }
}
