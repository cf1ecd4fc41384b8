package plateau.arena.tournament.draw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import plateau.core.luck.Lot;

/// Draws meetings so that nobody takes part in two more than another, and so that those who meet have met
/// as seldom as that allows.
final class Balance {
    /// Apart from what matches draw.
    private static final long STREAM = 0x746F75726E6579L;

    private final int seats;
    private final int fixed;
    private final Lot lot;
    private final long[] taken;
    private final long[][] met;

    Balance(int entrants, int seats, int fixed, long seed) {
        this.seats = seats;
        this.fixed = fixed;
        lot = new Lot(seed, STREAM);
        taken = new long[entrants - fixed];
        met = new long[entrants - fixed][entrants - fixed];
    }

    /// The next so many meetings.
    List<Meetings.Meeting> draw(long count) {
        var before = new HashMap<List<Integer>, Long>();
        var meetings = new ArrayList<Meetings.Meeting>();
        for (long i = 0; i < count; i++) {
            var entrants = with(fixed, choose());
            long times = before.merge(entrants, 1L, Long::sum);
            meetings.add(new Meetings.Meeting(entrants, times - 1));
        }
        return meetings;
    }

    /// Those of a meeting: the fixed ones, and those chosen of the others.
    static List<Integer> with(int fixed, List<Integer> chosen) {
        return IntStream.concat(IntStream.range(0, fixed), chosen.stream().mapToInt(each -> fixed + each))
                .boxed()
                .toList();
    }

    private List<Integer> choose() {
        var chosen = new TreeSet<Integer>();
        while (chosen.size() < seats - fixed) {
            chosen.add(next(chosen));
        }
        for (int one : chosen) {
            taken[one]++;
            chosen.forEach(other -> met[one][other]++);
        }
        return List.copyOf(chosen);
    }

    private int next(Set<Integer> chosen) {
        var left = new ArrayList<>(IntStream.range(0, taken.length)
                .filter(each -> !chosen.contains(each))
                .boxed()
                .toList());
        var order = Comparator.<Integer>comparingLong(each -> taken[each])
                .thenComparingLong(each -> meetings(each, chosen));
        left.sort(order);
        int equal = (int) left.stream()
                .filter(each -> order.compare(each, left.getFirst()) == 0)
                .count();
        return left.get(lot.nextInt(equal));
    }

    private long meetings(int one, Set<Integer> others) {
        return others.stream().mapToLong(other -> met[one][other]).sum();
    }
}
