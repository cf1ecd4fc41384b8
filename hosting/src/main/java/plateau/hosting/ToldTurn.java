package plateau.hosting;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import plateau.core.Departure;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.Turn;
import plateau.core.luck.Lot;

/// A turn that was told by the referee, on a board of one's own.
final class ToldTurn implements Turn {
    private final int player;
    private final ToldMatch match;
    private final List<String> told;
    private final List<Departure> departures;
    private final Optional<Duration> timeLeft;
    private final Lot lot;
    private final Moves legal;
    private @Nullable State position;

    ToldTurn(
            int player,
            ToldMatch match,
            List<String> told,
            List<Departure> departures,
            Optional<Duration> timeLeft,
            long random) {
        this.player = player;
        this.match = match;
        this.told = told;
        this.departures = departures;
        this.timeLeft = timeLeft;
        lot = new Lot(random, 0);
        legal = match.legal();
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
        var copy = position == null ? match.state().copy() : position;
        position = copy;
        return copy;
    }

    @Override
    public int ply() {
        return match.ply();
    }

    @Override
    public Moves since() {
        return match.since();
    }

    @Override
    public List<String> told() {
        return told;
    }

    @Override
    public List<Departure> departures() {
        return departures;
    }

    @Override
    public Optional<Duration> timeLeft() {
        return timeLeft;
    }

    @Override
    public RandomGenerator random() {
        return lot;
    }
}
