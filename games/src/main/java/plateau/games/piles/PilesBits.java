package plateau.games.piles;

/// The cells of a board of up to 8 × 8 as bits of a number, line by line, so that a chain reaction
/// spreads from all its cells at once. On a larger board no cell has a bit.
final class PilesBits {
    private static final int MOST_SIZE = 8;

    /// The bit of each cell, 0 where it has none.
    final long[] bit;

    /// The bits of all cells.
    final long all;

    private final int[] cell;
    private final int size;
    private final long notFirstColumn;
    private final long notLastColumn;

    PilesBits(PilesBoard board) {
        size = board.size;
        bit = new long[board.area()];
        cell = size <= MOST_SIZE ? board.cells : new int[0];
        long firstColumn = 0;
        long cells = 0;
        for (int index = 0; index < cell.length; index++) {
            bit[cell[index]] = 1L << index;
            cells |= 1L << index;
            firstColumn |= index % size == 0 ? 1L << index : 0;
        }
        all = cells;
        notFirstColumn = all & ~firstColumn;
        notLastColumn = all & ~(firstColumn << (size - 1));
    }

    /// The cell of the lowest bit.
    int first(long bits) {
        return cell[Long.numberOfTrailingZeros(bits)];
    }

    /// The side neighbours of all these cells.
    long beside(long cells) {
        return (cells >>> size)
                | ((cells << size) & all)
                | ((cells >>> 1) & notLastColumn)
                | ((cells << 1) & notFirstColumn);
    }

    /// Rules 2.4: the cells that are activated when one is.
    ///
    /// @param own the cells topped by the mover
    long activated(long first, long own) {
        long active = first;
        long before;
        do {
            before = active;
            long up = active >>> size;
            long down = (active << size) & all;
            long left = (active >>> 1) & notLastColumn;
            long right = (active << 1) & notFirstColumn;
            long one = up | down | left | right;
            long two = (up & down) | (left & right) | ((up | down) & (left | right));
            active |= (one & own) | two;
        } while (active != before);
        return active;
    }
}
