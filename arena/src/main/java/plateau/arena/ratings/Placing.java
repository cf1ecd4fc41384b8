package plateau.arena.ratings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import plateau.arena.statistics.Outcome;

/// One finished game as ratings see it: who came before whom. Entrants are numbers, places in a list of
/// names; one that has several seats occurs several times. The order of the seats does not matter.
///
/// @param places best first; those who share a place stand together
public record Placing(List<List<Integer>> places) {
    public Placing {
        places = places.stream().map(place -> place.stream().sorted().toList()).toList();
        if (places.isEmpty() || places.stream().anyMatch(List::isEmpty)) {
            throw new IllegalArgumentException("a place without an entrant: " + places);
        }
    }

    /// How a game that was played to its end places its players.
    ///
    /// The share of the win comes first: who has more of it is better, and those who have equal parts
    /// of it are equal, whatever their points, since the rules say so. Among those who have nothing of
    /// it points decide, and equal points are equal. Behind them all come those who left, the one who
    /// stayed longest first.
    ///
    /// @param entrants who sat where
    public static Placing of(List<Integer> entrants, Outcome game) {
        if (entrants.size() != game.players()) {
            throw new IllegalArgumentException(entrants.size() + " entrants at a game of " + game.players());
        }
        var places = new TreeMap<Rank, List<Integer>>(Rank.BEST_FIRST);
        for (int seat = 0; seat < entrants.size(); seat++) {
            places.computeIfAbsent(Rank.of(seat, game), _ -> new ArrayList<>()).add(entrants.get(seat));
        }
        return new Placing(List.copyOf(places.values()));
    }

    /// How many sat at the table.
    public int players() {
        return places.stream().mapToInt(List::size).sum();
    }

    /// Everybody at the table, by number.
    List<Integer> table() {
        return places.stream().flatMap(List::stream).sorted().toList();
    }

    /// What a seat is placed by.
    ///
    /// @param stayed how many left before; more than any number of players for those who did not leave
    private record Rank(int stayed, long share, int score) {
        private static final Comparator<Rank> BEST_FIRST = Comparator.comparingInt(Rank::stayed)
                .thenComparingLong(Rank::share)
                .thenComparingInt(Rank::score)
                .reversed();

        private static Rank of(int seat, Outcome game) {
            var departures = game.departures();
            for (int before = 0; before < departures.size(); before++) {
                if (departures.get(before).seat() == seat) {
                    return new Rank(before, 0, 0);
                }
            }
            long share = game.share(seat);
            return new Rank(Integer.MAX_VALUE, share, share > 0 ? 0 : game.score(seat));
        }
    }
}
