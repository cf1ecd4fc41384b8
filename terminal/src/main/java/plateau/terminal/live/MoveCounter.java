package plateau.terminal.live;

import plateau.arena.match.Onlooker;
import plateau.core.Departure;
import plateau.core.State;
import plateau.terminal.screen.Narrator;

/// Counts the moves, for the result, before which is told who left.
public record MoveCounter(Narrator narrator) implements Onlooker {
    @Override
    public void departed(State state, Departure departure) {
        narrator.departure(departure);
    }

    @Override
    public void moving(State before, int mover, int move, int choices) {
        narrator.count(mover, choices);
    }
}
