package plateau.core;

import java.util.Arrays;

/// A growing list of moves, made once and filled again and again.
public final class Moves {
    private int[] moves = new int[64];
    private int size;

    public void clear() {
        size = 0;
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
        return moves[index];
    }

    /// Replaces the move at an index.
    public void set(int index, int move) {
        moves[index] = move;
    }

    /// Puts the move at an index before all others, whose order stays.
    public void moveToFront(int index) {
        int move = moves[index];
        System.arraycopy(moves, 0, moves, 1, index);
        moves[0] = move;
    }

    public boolean contains(int move) {
        for (int i = 0; i < size; i++) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }

    public int[] toArray() {
        return Arrays.copyOf(moves, size);
    }

    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }
}
