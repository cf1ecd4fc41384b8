package plateau.arena.ratings;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import plateau.core.luck.Lot;

/// Players of known strength, and games among them.
///
/// Orders are drawn as Plackett and Luce would have it. Then two neighbours may share their place, with
/// such a chance that both orders lose equally much to it: putting them in order by lot gives the
/// chances of before.
final class Synthetic {
    private final List<Double> elos;
    private final double ties;
    private final RandomGenerator random;

    /// @param elos above the first one
    /// @param ties the chance that a place is shared, at most
    Synthetic(List<Double> elos, double ties, long seed) {
        this.elos = elos;
        this.ties = ties;
        this.random = new Lot(seed, 0);
    }

    List<String> names() {
        return IntStream.range(0, elos.size()).mapToObj(each -> "p" + each).toList();
    }

    double elo(int entrant) {
        return Ratings.ANCHOR + elos.get(entrant);
    }

    /// So many games among those, each a round of its own.
    List<List<Placing>> games(List<Integer> table, int games) {
        return IntStream.range(0, games).mapToObj(_ -> List.of(game(table))).toList();
    }

    /// So many games for every choice of some players.
    List<List<Placing>> everybodyMeets(int players, int games) {
        var rounds = new ArrayList<List<Placing>>();
        for (int bits = 0; bits < 1 << elos.size(); bits++) {
            if (Integer.bitCount(bits) == players) {
                rounds.addAll(games(chosen(bits), games));
            }
        }
        return rounds;
    }

    private List<Integer> chosen(int bits) {
        return IntStream.range(0, elos.size())
                .filter(i -> (bits >> i & 1) == 1)
                .boxed()
                .toList();
    }

    Placing game(List<Integer> table) {
        var order = order(table);
        int at = random.nextInt(order.size() - 1);
        double left = order.subList(at, order.size()).stream()
                .mapToDouble(this::weight)
                .sum();
        double exchanged = (left - weight(order.get(at))) / (left - weight(order.get(at + 1)));
        var places = new ArrayList<List<Integer>>();
        order.forEach(entrant -> places.add(List.of(entrant)));
        if (random.nextDouble() < ties * Math.min(1, exchanged)) {
            var second = places.remove(at + 1);
            places.set(at, List.of(places.get(at).getFirst(), second.getFirst()));
        }
        return new Placing(places);
    }

    /// Who is best, next and so on.
    private List<Integer> order(List<Integer> table) {
        var left = new ArrayList<>(table);
        var order = new ArrayList<Integer>();
        while (!left.isEmpty()) {
            double point = random.nextDouble()
                    * left.stream().mapToDouble(this::weight).sum();
            int chosen = 0;
            while (chosen < left.size() - 1 && (point -= weight(left.get(chosen))) > 0) {
                chosen++;
            }
            order.add(left.get(chosen));
            left.subList(chosen, chosen + 1).clear();
        }
        return order;
    }

    private double weight(int entrant) {
        return Math.exp(elos.get(entrant) / Elo.POINTS);
    }
}
