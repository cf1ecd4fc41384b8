package plateau.arena.duel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import plateau.arena.series.Pairing;
import plateau.arena.series.Played;
import plateau.arena.series.Schedule;
import plateau.arena.series.Task;

/// Rounds, in each of which all of some pairings meet with the same luck: common random numbers. Only
/// whole rounds count.
public final class Rounds implements Schedule<List<Played>> {
    private final List<Pairing> pairings;
    private final long seed;
    private final long games;
    private final Consumer<List<Played>> whole;
    private final Map<Long, List<Played>> underWay = new HashMap<>();
    private long next;

    /// @param whole gets the games of each round that is whole, in the order of the pairings
    public Rounds(List<Pairing> pairings, long seed, long rounds, Consumer<List<Played>> whole) {
        this.pairings = List.copyOf(pairings);
        this.seed = seed;
        this.games = rounds * pairings.size();
        this.whole = whole;
    }

    /// How many games there are to play.
    public long games() {
        return games;
    }

    @Override
    public Optional<Task> next() {
        if (next == games) {
            return Optional.empty();
        }
        long round = next / pairings.size();
        var pairing = pairings.get((int) (next % pairings.size()));
        return Optional.of(new Task(next++, Long.toString(round), pairing, seed, round, 1));
    }

    @Override
    public void played(Task task, List<Played> result) {
        var round = underWay.computeIfAbsent(task.first(), _ -> new ArrayList<>());
        round.addAll(result);
        if (round.size() == pairings.size()) {
            underWay.remove(task.first());
            round.sort(Comparator.comparingLong(game -> game.row().task().number()));
            whole.accept(round);
        }
    }
}
