package plateau.games.tilings;

import java.util.Comparator;

/// A place on the board of [SlowTilings], in the order of reading.
record SlowCell(int line, int column) implements Comparable<SlowCell> {
    static SlowCell named(String name) {
        var numbers = name.split(",", -1);
        return new SlowCell(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
    }

    @Override
    public int compareTo(SlowCell other) {
        return Comparator.comparingInt(SlowCell::line)
                .thenComparingInt(SlowCell::column)
                .compare(this, other);
    }

    @Override
    public String toString() {
        return line + "," + column;
    }
}
