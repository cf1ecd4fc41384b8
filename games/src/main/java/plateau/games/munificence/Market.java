package plateau.games.munificence;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/// The market's slots: a line wound into a square (rules 1.8), and the sets of one to three slots that
/// may be taken together (rules 3.2). It never changes.
final class Market {
    /// The most tokens taken at a time.
    static final int MOST = 3;

    final int side;

    /// The slot at each place of the square, row by row from the top left.
    final int[] slotAt;

    /// The sets that may be taken, as bits of slots: first the single slots, then pairs, then threes.
    final long[] spans;

    /// How many spans have at most so many slots.
    final int[] spansUpTo = new int[MOST + 1];

    Market(Munificence game) {
        side = (int) Math.round(Math.sqrt(game.tokens()));
        slotAt = spiral(side);
        var found = new ArrayList<Long>();
        for (int count = 1; count <= MOST; count++) {
            found.addAll(game.links() == Munificence.Links.PATH ? runs(count) : clusters(count));
            spansUpTo[count] = found.size();
        }
        spans = found.stream().mapToLong(span -> span).toArray();
    }

    /// Along the top row, down, and inwards clockwise to the centre.
    private static int[] spiral(int side) {
        var slots = new int[side * side];
        int slot = 0;
        for (int ring = 0; ring < (side + 1) / 2; ring++) {
            int last = side - 1 - ring;
            for (int column = ring; column <= last; column++) {
                slots[ring * side + column] = slot++;
            }
            for (int row = ring + 1; row <= last; row++) {
                slots[row * side + last] = slot++;
            }
            for (int column = last - 1; column >= ring && last > ring; column--) {
                slots[last * side + column] = slot++;
            }
            for (int row = last - 1; row > ring; row--) {
                slots[row * side + ring] = slot++;
            }
        }
        return slots;
    }

    /// So many slots in a row on the line.
    private List<Long> runs(int count) {
        var runs = new ArrayList<Long>();
        for (int first = 0; first + count <= slotAt.length; first++) {
            runs.add(((1L << count) - 1) << first);
        }
        return runs;
    }

    /// So many slots that hang together on the square, by growing single slots.
    private List<Long> clusters(int count) {
        var clusters = new TreeSet<Long>(Long::compareUnsigned);
        if (count == 1) {
            clusters.addAll(runs(1));
        } else {
            for (long smaller : clusters(count - 1)) {
                long around = neighbours(smaller) & ~smaller;
                for (long left = around; left != 0; left &= left - 1) {
                    clusters.add(smaller | Long.lowestOneBit(left));
                }
            }
        }
        return List.copyOf(clusters);
    }

    private long neighbours(long set) {
        long around = 0;
        for (int place = 0; place < slotAt.length; place++) {
            if ((set & bit(place)) != 0) {
                int row = place / side;
                int column = place % side;
                around |= row > 0 ? bit(place - side) : 0;
                around |= row < side - 1 ? bit(place + side) : 0;
                around |= column > 0 ? bit(place - 1) : 0;
                around |= column < side - 1 ? bit(place + 1) : 0;
            }
        }
        return around;
    }

    private long bit(int place) {
        return 1L << slotAt[place];
    }
}
