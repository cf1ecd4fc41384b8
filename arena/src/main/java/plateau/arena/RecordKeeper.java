package plateau.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.core.Ask;
import plateau.core.Departure;
import plateau.core.Result;
import plateau.core.State;
import plateau.core.records.GameRecord;

/// Writes down a game while it is played.
public final class RecordKeeper implements Onlooker {
    private final String game;
    private final Map<String, Object> options;
    private final List<String> seats;
    private final List<String> moves = new ArrayList<>();
    private final List<Departure> departures = new ArrayList<>();

    /// @param options the game's options as JSON values
    /// @param seats the names of the players
    public RecordKeeper(String game, Map<String, Object> options, List<String> seats) {
        this.game = game;
        this.options = options;
        this.seats = seats;
    }

    @Override
    public synchronized void moving(State before, int mover, int move, int choices) {
        moves.add(Ask.notation(before, move));
    }

    @Override
    public synchronized void departed(State state, Departure departure) {
        departures.add(departure);
    }

    @Override
    public synchronized void undone(int ply) {
        moves.subList(ply, moves.size()).clear();
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

    /// Forgets the moves of a game that does not count.
    synchronized void forgetGame() {
        moves.clear();
        departures.clear();
    }

    private synchronized GameRecord record(long seed, Optional<Result> result) {
        var record =
                new GameRecord(game, options, seats.size(), moves)
                        .withSeats(seats)
                        .withSeed(seed)
                        .withDepartures(departures);
        forgetGame();
        return result.map(record::withResult).orElse(record);
    }
}
