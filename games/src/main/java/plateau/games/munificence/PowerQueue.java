package plateau.games.munificence;

import java.util.List;
import java.util.stream.IntStream;

/// The powers of what a player took, waiting to act one after the other.
final class PowerQueue {
    private static final int BITS = 3;
    private static final int MASK = (1 << BITS) - 1;

    /// So many bits for each, the next one lowest.
    private long powers;

    private int size;

    boolean isEmpty() {
        return size == 0;
    }

    /// Adds the powers of a set, a bit for each, in their order.
    void addAll(int set) {
        for (int left = set; left != 0; left &= left - 1) {
            long power = Integer.numberOfTrailingZeros(left);
            powers |= power << (BITS * size++);
        }
    }

    /// The one that acts next.
    Power next() {
        return Power.of((int) powers & MASK);
    }

    /// All of them, the next one first.
    List<Power> all() {
        return IntStream.range(0, size)
                .mapToObj(place -> Power.of((int) (powers >>> (BITS * place)) & MASK))
                .toList();
    }

    void remove() {
        powers >>>= BITS;
        size--;
    }

    void copyFrom(PowerQueue source) {
        powers = source.powers;
        size = source.size;
    }
}
