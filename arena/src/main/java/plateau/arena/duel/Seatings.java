package plateau.arena.duel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import plateau.core.text.BadInput;

/// Ways to seat two sides that are fair to both: with every seating comes the one with the sides
/// exchanged, so that each side has every seat as often as the other.
final class Seatings {
    private static final int MOST_FOR_ALL = 4;

    private Seatings() {}

    /// For up to four players every seating in which both sides have a seat: `AB BA`;
    /// `AAB ABA ABB BAA BAB BBA`; 14 of four. For more, the turns of `ABAB…` round the table and their
    /// exchanges: two where the number is even, twice the number of players where it is odd.
    static List<List<Side>> of(int players) {
        if (players < 2) {
            throw new BadInput("a duel takes 2 players or more, not " + players);
        }
        return players <= MOST_FOR_ALL ? all(players) : alternating(players);
    }

    private static List<List<Side>> all(int players) {
        var seatings = new ArrayList<List<Side>>();
        for (int bits = 1; bits < (1 << players) - 1; bits++) {
            var seating = new ArrayList<Side>();
            for (int player = players - 1; player >= 0; player--) {
                seating.add((bits >> player & 1) == 0 ? Side.A : Side.B);
            }
            seatings.add(seating);
        }
        return seatings;
    }

    private static List<List<Side>> alternating(int players) {
        var seating = new ArrayList<Side>();
        for (int player = 0; player < players; player++) {
            seating.add(player % 2 == 0 ? Side.A : Side.B);
        }
        var seatings = new LinkedHashSet<List<Side>>();
        for (int turn = 0; turn < players; turn++) {
            seatings.add(List.copyOf(seating));
            seatings.add(seating.stream().map(Side::other).toList());
            Collections.rotate(seating, 1);
        }
        return List.copyOf(seatings);
    }
}
