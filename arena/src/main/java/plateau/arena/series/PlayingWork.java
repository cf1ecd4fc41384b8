package plateau.arena.series;

import java.util.List;
import java.util.Set;
import plateau.core.Roster;

/// Games that are played and kept, each for itself, as tournaments want them.
public record PlayingWork(Set<Worker.Extra> extras) implements Work<List<Played>> {
    public PlayingWork {
        extras = Set.copyOf(extras);
    }

    @Override
    public Worker desk(Roster roster) {
        return new Worker(roster, extras);
    }
}
