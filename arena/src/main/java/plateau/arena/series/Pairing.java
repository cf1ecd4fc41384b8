package plateau.arena.series;

import java.io.Serializable;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.core.Clock;
import plateau.core.Roster;
import plateau.core.Seating;

/// Who meets at which game. All of it is names and plain values, so that it can be sent elsewhere, kept
/// and compared; a [plateau.core.Roster] knows what they stand for.
///
/// @param options as a record has them; those left out are at their defaults
/// @param seats the names of those who sit down, such as `mcts:steps=200`, in the order of the seats
/// @param clock as [plateau.core.Clock] reads it; empty for none
public record Pairing(String game, Map<String, Object> options, List<String> seats, String clock)
        implements Serializable {
    /// Whoever meets may think as long as it likes.
    public Pairing(String game, Map<String, Object> options, List<String> seats) {
        this(game, options, seats, "");
    }

    public Pairing {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        seats = List.copyOf(seats);
    }

    /// Others at the same game.
    public Pairing withSeats(List<String> others) {
        return new Pairing(game, options, others, clock);
    }

    /// The bot in the first seat.
    public String firstBot() {
        return first().bot();
    }

    private Entrant first() {
        return Entrant.of(seats.getFirst());
    }

    /// How it sits down.
    ///
    /// @param roster knows the game, and what those are called who meet
    public Seating firstSeating(Roster roster) {
        return new Seating(roster.game(game, options), 0, roster.called(seats), first().clock(Clock.parse(clock)));
    }

    /// How many sit down.
    public int players() {
        return seats.size();
    }
}
