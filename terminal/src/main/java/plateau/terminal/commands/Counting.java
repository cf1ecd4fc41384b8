package plateau.terminal.commands;

import plateau.arena.Onlooker;
import plateau.core.Departure;
import plateau.core.State;
import plateau.terminal.screen.Announcer;

/// Counts the moves, for the result, before which is told who left.
record Counting(Announcer announcer) implements Onlooker {
    @Override
    public void departed(State state, Departure departure) {
        announcer.departure(departure);
    }

    @Override
    public void moving(State before, int mover, int move, int choices) {
        announcer.count(mover);
    }
}
