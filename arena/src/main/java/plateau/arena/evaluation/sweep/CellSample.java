package plateau.arena.evaluation.sweep;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.LongStream;
import plateau.core.luck.Lot;
import plateau.core.text.BadInput;

/// Draws some of the cells of a sweep that can be played, without making the others.
public final class CellSample {
    /// Of the streams of a seed, one that no game has.
    private static final long STREAM = 0x5A3B1E;

    /// So many that cannot be played for each that is wanted, and the rest is taken to be no better.
    private static final int PATIENCE = 50;

    private CellSample() {}

    /// The numbers of so many cells, or of all that there are, in their order.
    public static long[] of(Cells cells, int wanted, long seed) {
        var drawn = new HashSet<Long>();
        var refused = new HashSet<Long>();
        if (cells.count() <= wanted) {
            LongStream.range(0, cells.count()).forEach(each -> sort(each, cells, drawn, refused));
        } else {
            var lot = new Lot(seed, STREAM);
            while (drawn.size() < wanted
                    && refused.size() < (long) PATIENCE * (wanted + PATIENCE)
                    && drawn.size() + refused.size() < cells.count()) {
                sort(draw(lot, cells.count()), cells, drawn, refused);
            }
        }
        if (drawn.isEmpty()) {
            cells.cell(refused.iterator().next());
        }
        return drawn.stream().mapToLong(each -> each).sorted().toArray();
    }

    private static void sort(long number, Cells cells, Set<Long> drawn, Set<Long> refused) {
        if (drawn.contains(number) || refused.contains(number)) {
            return;
        }
        try {
            cells.cell(number);
            drawn.add(number);
        } catch (BadInput cannotBePlayed) {
            refused.add(number);
        }
    }

    /// A number from 0 to bound − 1, all equally likely.
    private static long draw(Lot lot, long bound) {
        while (true) {
            long bits = lot.nextLong() >>> 1;
            long number = bits % bound;
            if (bits - number <= Long.MAX_VALUE - (bound - 1)) {
                return number;
            }
        }
    }
}
