package plateau.games.carcassonne;

import java.util.random.RandomGenerator;

/// The tiles still to be drawn.
final class Bag {
    private final byte[] left;
    private int size;

    Bag(TileSet set) {
        left = new byte[set.kinds()];
        for (int kind = 0; kind < left.length; kind++) {
            left[kind] = (byte) set.copies[kind];
            size += set.copies[kind];
        }
    }

    /// How many tiles there are.
    int size() {
        return size;
    }

    /// How many there are of a kind.
    int count(int kind) {
        return left[kind];
    }

    void take(int kind) {
        left[kind]--;
        size--;
    }

    /// The kind of a tile drawn by lot; it stays in the bag.
    int draw(RandomGenerator random) {
        int index = random.nextInt(size);
        int kind = 0;
        while (index >= left[kind]) {
            index -= left[kind++];
        }
        return kind;
    }

    void copyFrom(Bag source) {
        System.arraycopy(source.left, 0, left, 0, left.length);
        size = source.size;
    }
}
