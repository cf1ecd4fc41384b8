package plateau.arena.tournament.draw;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// A game that is to be played: who sits where, by their places in the list of entrants.
///
/// @param number no two games of a draw have the same
/// @param luck which of the seed's games has the same luck; the games of a group share it
public record Fixture(long number, List<Integer> seats, long luck) {
    public Fixture {
        seats = List.copyOf(seats);
    }

    /// One of the games of a group: all of it have the same luck, and everybody has every seat once.
    ///
    /// @param first the number of its first game
    /// @param turn from 0, one for each seat
    static Fixture ofGroup(long first, List<Integer> entrants, long luck, int turn) {
        var seats = new ArrayList<>(entrants);
        Collections.rotate(seats, turn);
        return new Fixture(first + turn, seats, luck);
    }

    /// All games of a group.
    static List<Fixture> group(long first, List<Integer> entrants, long luck) {
        var games = new ArrayList<Fixture>();
        for (int turn = 0; turn < entrants.size(); turn++) {
            games.add(ofGroup(first, entrants, luck, turn));
        }
        return games;
    }
}
