package plateau.arena.match;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import plateau.core.Departure;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.Turn;
import plateau.core.luck.Luck;

/// A turn that stays what it was when it was made, whatever becomes of its match: for somebody who is
/// asked in another thread, or far away. It draws the very numbers that a [Seat] would draw.
final class Snapshot implements Turn {
    private final int player;
    private final int ply;
    private final Moves legal = new Moves();
    private final State position;
    private final Moves since = new Moves();
    private final List<String> told;
    private final List<Departure> departures;
    private final Optional<Duration> left;
    private final long askedAt = System.nanoTime();
    private final Luck luck;

    /// @param from how many plies the player was told of before
    /// @param departed of how many departures
    Snapshot(Match match, int player, long seed, int from, int departed) {
        this.player = player;
        ply = match.ply();
        match.list(legal);
        position = match.state().copy();
        match.table().show(player, position, new Luck(seed).ofView(ply, player));
        match.log().tell(player, from, since);
        told = List.copyOf(match.told(player, from));
        var all = match.departures();
        departures = List.copyOf(all.subList(Math.min(departed, all.size()), all.size()));
        left = match.isAbsent(player) ? Optional.empty() : match.timeLeft(player);
        luck = new Luck(seed).of(ply, player);
    }

    @Override
    public int player() {
        return player;
    }

    @Override
    public Moves legal() {
        return legal;
    }

    @Override
    public State position() {
        return position;
    }

    @Override
    public int ply() {
        return ply;
    }

    @Override
    public Moves since() {
        return since;
    }

    @Override
    public List<String> told() {
        return told;
    }

    @Override
    public List<Departure> departures() {
        return departures;
    }

    /// The clock runs from when this was made.
    @Override
    public Optional<Duration> timeLeft() {
        return left.map(time -> {
            var now = time.minusNanos(System.nanoTime() - askedAt);
            return now.isNegative() ? Duration.ZERO : now;
        });
    }

    @Override
    public RandomGenerator random() {
        return luck;
    }
}
