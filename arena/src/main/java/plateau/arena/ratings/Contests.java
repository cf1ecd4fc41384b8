package plateau.arena.ratings;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.ObjLongConsumer;
import plateau.arena.statistics.Outcome;

/// The contests that a placing consists of. The first place is won among all, the next among all the
/// others, and so on to the last, who is alone (Plackett and Luce).
///
/// Those who share a place are put in order by lot: each order has the same weight. So of two who draw
/// each has half a win, and of any number the share of the win that the rules give it. What is left
/// of a group of `k` after some of it have been drawn is each of its parts of that size equally often,
/// so that a part of `s` has the weight 1 / (k over s).
final class Contests {
    /// Groups up to this size are put in all orders.
    private static final int ALL_ORDERS = 7;

    private Contests() {}

    /// Gives every contest: who is in it, by number, and its weight in parts of [Outcome#WIN], which are
    /// whole, so that sums of them are exact.
    static void of(Placing placing, ObjLongConsumer<List<Integer>> each) {
        var behind = new ArrayList<Integer>();
        for (var tied : placing.places().reversed()) {
            if (tied.size() <= ALL_ORDERS) {
                parts(tied, behind, each);
            } else {
                arcs(tied, behind, each);
            }
            behind.addAll(tied);
        }
    }

    private static void parts(List<Integer> tied, List<Integer> behind, ObjLongConsumer<List<Integer>> each) {
        int size = tied.size();
        for (int bits = 1; bits < 1 << size; bits++) {
            var members = new ArrayList<>(behind);
            for (int i = 0; i < size; i++) {
                if ((bits >> i & 1) == 1) {
                    members.add(tied.get(i));
                }
            }
            give(members, Outcome.WIN / choices(size, Integer.bitCount(bits)), each);
        }
    }

    /// Large groups have too many orders. They are taken in the order of their numbers, begun at each
    /// of them: everyone is everywhere equally often.
    private static void arcs(List<Integer> tied, List<Integer> behind, ObjLongConsumer<List<Integer>> each) {
        int size = tied.size();
        var order = new ArrayList<>(tied);
        for (int turn = 0; turn < size; turn++) {
            for (int from = 0; from < size; from++) {
                var members = new ArrayList<>(behind);
                members.addAll(order.subList(from, size));
                give(members, Outcome.WIN / size, each);
            }
            Collections.rotate(order, 1);
        }
    }

    private static void give(List<Integer> members, long weight, ObjLongConsumer<List<Integer>> each) {
        Collections.sort(members);
        each.accept(members, weight);
    }

    /// In how many ways so many can be chosen.
    private static long choices(int size, int chosen) {
        long ways = 1;
        for (int i = 1; i <= chosen; i++) {
            ways = ways * (size - chosen + i) / i;
        }
        return ways;
    }
}
