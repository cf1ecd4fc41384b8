package plateau.games.piles;

import java.util.Arrays;

/// Tokens of high stacks, above the room that every cell has. Room is made for each cell alone, so that
/// a position takes no more memory than what was played in it. A place without a token holds 0.
final class HighTokens {
    private static final byte[] NONE = {};

    /// Of each cell the tokens from some height on; empty as long as no stack has been high.
    private byte[][] stacks = {};

    /// Puts a token on a cell of a board of so many.
    void put(int cell, int at, byte token, int area) {
        if (stacks.length == 0) {
            stacks = new byte[area][];
            Arrays.fill(stacks, NONE);
        }
        if (at == stacks[cell].length) {
            stacks[cell] = Arrays.copyOf(stacks[cell], Math.max(64, 2 * at));
        }
        stacks[cell][at] = token;
    }

    void remove(int cell, int at) {
        stacks[cell][at] = 0;
    }

    byte get(int cell, int at) {
        return stacks[cell][at];
    }

    void copyFrom(HighTokens source) {
        if (stacks.length < source.stacks.length) {
            stacks = new byte[source.stacks.length][];
            Arrays.fill(stacks, NONE);
        }
        for (int cell = 0; cell < stacks.length; cell++) {
            copyStack(cell, source.stacks.length == 0 ? NONE : source.stacks[cell]);
        }
    }

    private void copyStack(int cell, byte[] source) {
        if (stacks[cell].length < source.length) {
            stacks[cell] = new byte[source.length];
        }
        System.arraycopy(source, 0, stacks[cell], 0, source.length);
        Arrays.fill(stacks[cell], source.length, stacks[cell].length, (byte) 0);
    }
}
