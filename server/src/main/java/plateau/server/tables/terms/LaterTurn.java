package plateau.server.tables.terms;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import plateau.core.Departure;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.Turn;

/// A turn for somebody who was told some of the game before, or who has used up some of its time.
public final class LaterTurn implements Turn {
    private final Turn whole;
    private final int known;
    private final int departed;
    private final Optional<Duration> left;

    private LaterTurn(Turn whole, int known, int departed, Optional<Duration> left) {
        this.whole = whole;
        this.known = known;
        this.departed = departed;
        this.left = left;
    }

    /// The turn without what the player was told before.
    ///
    /// @param whole a turn that tells the game from its beginning
    /// @param known of how many plies the player was told before
    /// @param departed of how many departures
    public static Turn after(Turn whole, int known, int departed) {
        return new LaterTurn(whole, known, departed, whole.timeLeft());
    }

    /// The turn with another time to think.
    ///
    /// @param left what the player may still think
    public static Turn within(Turn whole, Duration left) {
        return new LaterTurn(whole, 0, 0, Optional.of(left));
    }

    @Override
    public int player() {
        return whole.player();
    }

    @Override
    public Moves legal() {
        return whole.legal();
    }

    @Override
    public State position() {
        return whole.position();
    }

    @Override
    public int ply() {
        return whole.ply();
    }

    @Override
    public Moves since() {
        var all = whole.since();
        var moves = new Moves();
        for (int i = known; i < all.size(); i++) {
            moves.add(all.get(i));
        }
        return moves;
    }

    @Override
    public List<String> told() {
        var all = whole.told();
        return all.subList(known, all.size());
    }

    @Override
    public List<Departure> departures() {
        var all = whole.departures();
        return all.subList(departed, all.size());
    }

    @Override
    public Optional<Duration> timeLeft() {
        return left;
    }

    @Override
    public RandomGenerator random() {
        return whole.random();
    }
}
