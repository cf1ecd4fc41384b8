package plateau.arena.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import plateau.core.Ask;
import plateau.core.Clock;
import plateau.core.Departure;
import plateau.core.Result;
import plateau.core.State;
import plateau.core.records.GameRecord;
import plateau.core.records.GameRecord.Times;

/// Writes down a game while it is played.
public final class RecordKeeper implements Onlooker {
    private final String game;
    private final Map<String, Object> options;
    private final List<String> seats;
    private final String clock;
    private final List<String> moves = new ArrayList<>();
    private final List<Long> times = new ArrayList<>();
    private boolean isTimed;
    private long thought;
    private final List<Departure> departures = new ArrayList<>();

    /// @param options the game's options as JSON values
    /// @param seats the names of the players
    public RecordKeeper(String game, Map<String, Object> options, List<String> seats) {
        this(game, options, seats, Clock.NONE);
    }

    /// @param options the game's options as JSON values
    /// @param seats the names of the players
    public RecordKeeper(String game, Map<String, Object> options, List<String> seats, Clock clock) {
        this.game = game;
        this.options = options;
        this.seats = seats;
        this.clock = clock.toString();
    }

    @Override
    public synchronized void thought(long nanos) {
        isTimed = true;
        thought = TimeUnit.NANOSECONDS.toMillis(nanos);
    }

    @Override
    public synchronized void moving(State before, int mover, int move, int choices) {
        moves.add(Ask.notation(before, move));
        times.add(thought);
        thought = 0;
    }

    @Override
    public synchronized void departed(State state, Departure departure) {
        departures.add(departure);
        thought = 0;
    }

    @Override
    public synchronized void undone(int ply) {
        moves.subList(ply, moves.size()).clear();
        times.subList(ply, times.size()).clear();
    }

    /// The record of the game just played; the next game begins a new one.
    public GameRecord finish(long seed, Result result) {
        return record(seed, Optional.of(result));
    }

    /// The record, without a result, of a game that goes no further; may be asked for by another
    /// thread while the game is being played.
    public GameRecord breakOff(long seed) {
        return record(seed, Optional.empty());
    }

    /// The record, without a result, of a game that goes on; may be asked for by another thread.
    public synchronized GameRecord soFar(long seed) {
        return written(seed);
    }

    /// Forgets the moves of a game that does not count.
    public synchronized void forgetGame() {
        moves.clear();
        times.clear();
        departures.clear();
        isTimed = false;
        thought = 0;
    }

    /// Without a clock that looks at time nobody measures it, and records are the same every time.
    private Times taken() {
        return isTimed ? new Times(Times.MILLISECONDS, times) : Times.NONE;
    }

    private synchronized GameRecord record(long seed, Optional<Result> result) {
        var record = written(seed);
        forgetGame();
        return result.map(record::withResult).orElse(record);
    }

    private GameRecord written(long seed) {
        return new GameRecord(game, options, seats.size(), moves)
                .withSeats(seats)
                .withSeed(seed)
                .withTimes(clock, taken())
                .withDepartures(departures);
    }
}
