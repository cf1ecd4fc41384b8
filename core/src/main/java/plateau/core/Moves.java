package plateau.core;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/// A growing list of moves, made once and filled again and again.
public final class Moves {
    /// Room for the moves of any usual position: where the growing was seen while the JVM compiled,
    /// adding is a third slower from then on.
    private int[] moves = new int[1024];

    private int size;
    private int fillings;

    /// Where the list was last read. A move that is looked up was most often chosen from there.
    private int last;

    public void clear() {
        size = 0;
        fillings++;
    }

    /// How often the list was cleared. Of a list that was only added to since, the size tells.
    public int fillings() {
        return fillings;
    }

    public void add(int move) {
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, 2 * size);
        }
        moves[size++] = move;
    }

    /// Appends a move if it is legal, without a branch that would be hard to predict.
    public void addIf(boolean legal, int move) {
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, 2 * size);
        }
        moves[size] = move;
        size += legal ? 1 : 0;
    }

    /// Appends the first so many of an array.
    public void addAll(int[] source, int count) {
        if (size + count > moves.length) {
            moves = Arrays.copyOf(moves, Math.max(2 * moves.length, size + count));
        }
        System.arraycopy(source, 0, moves, size, count);
        size += count;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /// The move at an index from 0 to size − 1.
    public int get(int index) {
        last = index;
        return moves[index];
    }

    /// Puts the moves in an order drawn by lot.
    public void shuffle(RandomGenerator random) {
        for (int i = size - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int move = moves[i];
            moves[i] = moves[other];
            moves[other] = move;
        }
    }

    /// Looks first at the move last read, then at all of them, without a branch: a processor compares
    /// many at a time, and where the move stands could not be predicted anyway.
    public boolean contains(int move) {
        if (last < size && moves[last] == move) {
            return true;
        }
        int found = 0;
        for (int i = 0; i < size; i++) {
            int difference = moves[i] ^ move;
            // Below 0 for a difference of 0 alone.
            found |= (difference - 1) & ~difference;
        }
        return found < 0;
    }

    public int[] toArray() {
        return Arrays.copyOf(moves, size);
    }

    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }
}
