package plateau.games.piles;

/// The stacks on the cells of a board, each a column of colours.
///
/// They lie in one array, `depth` places to a cell, which doubles when a stack outgrows it, but not
/// beyond `most`: what stands higher is in `high`. A place without a token holds 0.
final class Stacks {
    /// Up to this depth one copy of all the room is faster than one for each stack.
    private static final int SHALLOW = 32;

    /// The most places that the one array may have, all cells together.
    private static final int ROOM = 1 << 16;

    private final PilesBoard board;
    private final int most;
    private final int[] height;
    private byte[] tokens;
    private int depth = 8;
    private final HighTokens high = new HighTokens();

    Stacks(PilesBoard board) {
        this.board = board;
        most = Integer.highestOneBit(ROOM / board.area());
        height = new int[board.area()];
        tokens = new byte[board.area() * depth];
    }

    int height(int cell) {
        return height[cell];
    }

    /// The colour of a token of a stack, counted from 0 at the bottom.
    byte token(int cell, int level) {
        return level < depth ? tokens[cell * depth + level] : high.get(cell, level - most);
    }

    /// Puts a token on a cell.
    void put(int cell, byte colour) {
        int at = height[cell]++;
        if (at < depth) {
            tokens[cell * depth + at] = colour;
        } else if (depth < most) {
            deepen();
            tokens[cell * depth + at] = colour;
        } else {
            high.put(cell, at - most, colour, board.area());
        }
    }

    /// Takes the uppermost token off a cell; gives the one below it, 0 if there is none.
    byte take(int cell) {
        int left = --height[cell];
        if (left < depth) {
            tokens[cell * depth + left] = 0;
        } else {
            high.remove(cell, left - most);
        }
        return left == 0 ? 0 : token(cell, left - 1);
    }

    private void deepen() {
        var deeper = new byte[tokens.length * 2];
        for (int cell : board.cells) {
            System.arraycopy(tokens, cell * depth, deeper, cell * depth * 2, depth);
        }
        tokens = deeper;
        depth *= 2;
    }

    /// Where a stack is high, copies what stands on the board and not the room above.
    void copyFrom(Stacks source) {
        while (depth < source.depth) {
            deepen();
        }
        high.copyFrom(source.high);
        if (depth == source.depth && depth <= SHALLOW) {
            System.arraycopy(source.tokens, 0, tokens, 0, tokens.length);
            System.arraycopy(source.height, 0, height, 0, height.length);
            return;
        }
        for (int cell : board.cells) {
            copyLow(source, cell);
        }
    }

    /// Makes the stack on one cell equal.
    void copyFrom(Stacks source, int cell) {
        if (depth < source.depth || Math.max(height[cell], source.height[cell]) > depth) {
            copyFrom(source);
        } else {
            copyLow(source, cell);
        }
    }

    /// The part of a stack that lies in the one array.
    private void copyLow(Stacks source, int cell) {
        int to = cell * depth;
        int size = Math.min(source.height[cell], source.depth);
        System.arraycopy(source.tokens, cell * source.depth, tokens, to, size);
        for (int at = size; at < Math.min(height[cell], depth); at++) {
            tokens[to + at] = 0;
        }
        height[cell] = source.height[cell];
    }
}
