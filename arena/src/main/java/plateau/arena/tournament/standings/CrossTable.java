package plateau.arena.tournament.standings;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import plateau.arena.ratings.Placing;
import plateau.arena.statistics.Outcome;

/// Adds up how entrants do against each other.
public final class CrossTable {
    private final List<String> names;
    private final long[][] games;
    private final long[][] points;
    private final long[][] wins;

    public CrossTable(List<String> names) {
        this.names = names;
        games = new long[names.size()][names.size()];
        points = new long[names.size()][names.size()];
        wins = new long[names.size()][names.size()];
    }

    /// Counts a game.
    ///
    /// @param entrants who sat where
    public void add(Outcome game, List<Integer> entrants) {
        var places = places(game);
        for (int seat = 0; seat < places.length; seat++) {
            for (int other = 0; other < places.length; other++) {
                if (seat != other) {
                    int better = Integer.compare(places[other], places[seat]);
                    long share = places.length == 2 ? game.share(seat) : Outcome.WIN / 2 * (1 + better);
                    add(entrants.get(seat), entrants.get(other), better, share);
                }
            }
        }
    }

    /// @param better 1 where one came before the other, −1 where it came after, 0 where they are equal
    private void add(int one, int two, int better, long share) {
        games[one][two]++;
        wins[one][two] += better > 0 ? 1 : 0;
        points[one][two] += share;
    }

    /// How each seat is placed, the best 0.
    private static int[] places(Outcome game) {
        var seats = IntStream.range(0, game.players()).boxed().toList();
        var places = new int[game.players()];
        var placing = Placing.of(seats, game).places();
        for (int place = 0; place < placing.size(); place++) {
            for (int seat : placing.get(place)) {
                places[seat] = place;
            }
        }
        return places;
    }

    public List<Encounter> encounters() {
        var met = new ArrayList<Encounter>();
        for (int one = 0; one < names.size(); one++) {
            for (int two = one + 1; two < names.size(); two++) {
                if (games[one][two] > 0) {
                    met.add(encounter(one, two));
                }
            }
        }
        return met;
    }

    private Encounter encounter(int one, int two) {
        long played = games[one][two];
        return new Encounter(
                names.get(one),
                names.get(two),
                played,
                points[one][two],
                wins[one][two],
                played - wins[one][two] - wins[two][one]);
    }
}
