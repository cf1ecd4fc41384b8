package plateau.arena.tournament.draw;

import java.util.ArrayList;
import java.util.List;

/// Ways to choose some of the numbers from 0, in the order of the alphabet: `01 02 12` are those to choose
/// two of three.
public final class Combinations {
    private Combinations() {}

    /// How many ways there are; the greatest number there is where they are more.
    public static long count(int from, int choose) {
        long count = 1;
        for (int i = 1; i <= choose; i++) {
            long factor = (long) from - choose + i;
            if (Math.multiplyHigh(count, factor) != 0 || count * factor < 0) {
                return Long.MAX_VALUE;
            }
            count = count * factor / i;
        }
        return count;
    }

    /// One of the ways.
    ///
    /// @param index which, from 0
    static List<Integer> at(int from, int choose, long index) {
        var chosen = new ArrayList<Integer>();
        long left = index;
        for (int number = 0; chosen.size() < choose; number++) {
            long with = count(from - number - 1, choose - chosen.size() - 1);
            if (left < with) {
                chosen.add(number);
            } else {
                left -= with;
            }
        }
        return chosen;
    }
}
