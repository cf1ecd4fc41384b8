package plateau.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import plateau.arena.Outcome;

/// Adds up how entrants do against each other.
final class CrossTable {
    private final List<String> names;
    private final long[][] games;
    private final long[][] points;
    private final long[][] wins;

    CrossTable(List<String> names) {
        this.names = names;
        games = new long[names.size()][names.size()];
        points = new long[names.size()][names.size()];
        wins = new long[names.size()][names.size()];
    }

    /// @param entrants who sat where
    void add(Outcome game, List<Integer> entrants) {
        for (int seat = 0; seat < entrants.size(); seat++) {
            for (int other = 0; other < entrants.size(); other++) {
                if (seat != other) {
                    add(game, seat, other, entrants);
                }
            }
        }
    }

    private void add(Outcome game, int seat, int other, List<Integer> entrants) {
        int one = entrants.get(seat);
        int two = entrants.get(other);
        int order = order(game, seat, other);
        games[one][two]++;
        wins[one][two] += order > 0 ? 1 : 0;
        points[one][two] += entrants.size() == 2 ? game.share(seat) : Outcome.WIN / 2 * (1 + order);
    }

    /// 1 where one came before the other, −1 where it came after, 0 where they are equal.
    private static int order(Outcome game, int seat, int other) {
        int order = Long.compare(game.share(seat), game.share(other));
        if (order == 0 && game.players() > 2) {
            order = Boolean.compare(hasLeft(game, other), hasLeft(game, seat));
        }
        if (order == 0 && game.players() > 2) {
            order = Integer.compare(game.score(seat), game.score(other));
        }
        return order;
    }

    private static boolean hasLeft(Outcome game, int seat) {
        return game.departures().stream().anyMatch(departure -> departure.seat() == seat);
    }

    List<Encounter> encounters() {
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
