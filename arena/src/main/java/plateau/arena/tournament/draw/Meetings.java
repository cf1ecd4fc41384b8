package plateau.arena.tournament.draw;

import java.util.List;

/// Groups that are fixed beforehand.
public interface Meetings {
    /// Those who meet.
    ///
    /// @param luck how often the same ones met before: whoever meets for the first time does so with the
    ///     same luck
    record Meeting(List<Integer> entrants, long luck) {}

    /// How many meet at a time.
    int seats();

    long count();

    Meeting at(long index);

    /// Whole cycles, in each of which all ways to meet occur once, as many as have so many games at least.
    /// Where not even one fits in, some of its meetings are drawn.
    ///
    /// @param fixed how many entrants, from the first, take part in every meeting
    static Meetings of(int entrants, int seats, int fixed, long games, long seed) {
        long cycle = Combinations.count(entrants - fixed, seats - fixed);
        long groups = Math.ceilDiv(games, (long) seats);
        return cycle <= games / seats
                ? new All(entrants, seats, fixed, cycle, Math.ceilDiv(groups, cycle))
                : new Drawn(seats, new Balance(entrants, seats, fixed, seed).draw(groups));
    }

    /// Every way to meet, in every cycle.
    record All(int entrants, int seats, int fixed, long cycle, long cycles) implements Meetings {
        @Override
        public long count() {
            return cycle * cycles;
        }

        @Override
        public Meeting at(long index) {
            var chosen = Combinations.at(entrants - fixed, seats - fixed, index % cycle);
            return new Meeting(Balance.with(fixed, chosen), index / cycle);
        }
    }

    /// Some of the ways to meet.
    record Drawn(int seats, List<Meeting> meetings) implements Meetings {
        @Override
        public long count() {
            return meetings.size();
        }

        @Override
        public Meeting at(long index) {
            return meetings.get((int) index);
        }
    }
}
