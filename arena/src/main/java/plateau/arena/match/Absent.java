package plateau.arena.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plateau.core.Departure;
import plateau.core.Ending;
import plateau.core.text.BadInput;

/// The players who have left a match.
final class Absent {
    private static final int FEWEST_PRESENT = 2;

    private final int players;
    private final boolean[] absent;
    private final boolean[] idle;
    private final List<Departure> departures = new ArrayList<>();
    private final List<Departure> shown = Collections.unmodifiableList(departures);

    Absent(int players) {
        this.players = players;
        absent = new boolean[players];
        idle = new boolean[players];
    }

    void clear() {
        if (isNone()) {
            return;
        }
        for (var departure : departures) {
            absent[departure.seat()] = false;
            idle[departure.seat()] = false;
        }
        departures.clear();
    }

    /// Refuses a departure that cannot be.
    ///
    /// @param isOver whether the game has come to its end
    void check(Departure departure, boolean isOver) {
        int seat = departure.seat();
        if (seat < 0 || seat >= players) {
            throw new BadInput("departure.seat", "there is no seat %d; the seats go from 0 to %d", seat, players - 1);
        }
        if (!Ending.DEPARTURES.contains(departure.ending())) {
            throw new BadInput(
                    "departure.finished",
                    "nobody leaves a game as %s; possible: %s",
                    departure.ending(),
                    Ending.DEPARTURES);
        }
        if (absent[seat]) {
            throw new BadInput("departure.twice", "seat %d is left twice", seat);
        }
        if (isOver || areTooMany()) {
            throw new BadInput("departure.late", "the game is over: nobody can leave seat %d any more", seat);
        }
    }

    /// @param isIdle whether nobody takes the seat over
    void add(Departure departure, boolean isIdle) {
        absent[departure.seat()] = true;
        idle[departure.seat()] = isIdle;
        departures.add(departure);
    }

    void makeIdle(int player) {
        idle[player] = true;
    }

    boolean isAbsent(int player) {
        return absent[player];
    }

    boolean isIdle(int player) {
        return idle[player];
    }

    boolean isNone() {
        return departures.isEmpty();
    }

    int present() {
        return players - departures.size();
    }

    /// Whether too few are left to go on: fewer than two, or none where one plays alone.
    boolean areTooMany() {
        return !departures.isEmpty() && present() < Math.min(players, FEWEST_PRESENT);
    }

    Departure last() {
        return departures.getLast();
    }

    /// The ply at which somebody last left; 0 if nobody did.
    int lastPly() {
        return isNone() ? 0 : last().ply();
    }

    List<Departure> departures() {
        return shown;
    }
}
