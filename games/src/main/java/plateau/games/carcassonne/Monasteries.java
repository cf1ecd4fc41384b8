package plateau.games.carcassonne;

/// The monasteries on the land: how many of the eight cells around each are occupied, and whose
/// follower is there.
final class Monasteries {
    /// Nobody's follower.
    static final int NOBODY = -1;

    /// The cells of a completed one, its own included.
    static final int CELLS = 9;

    private static final int AROUND = CELLS - 1;
    private static final int MOST = 6;

    private final short[] cell = new short[MOST];
    private final byte[] around = new byte[MOST];
    private final byte[] owner = new byte[MOST];
    private int count;

    int count() {
        return count;
    }

    int cell(int monastery) {
        return cell[monastery];
    }

    /// The player whose follower is there, or [#NOBODY].
    int owner(int monastery) {
        return owner[monastery];
    }

    int around(int monastery) {
        return around[monastery];
    }

    boolean isComplete(int monastery) {
        return around[monastery] == AROUND;
    }

    /// Whether an empty cell is one of those around a monastery.
    boolean isNear(int monastery, int empty) {
        int rows = empty - cell[monastery] + Land.WIDTH + 1;
        return rows >= 0 && rows < 3 * Land.WIDTH && rows % Land.WIDTH < 3;
    }

    /// A tile was placed: counts it for the monasteries near it.
    void placed(int at) {
        for (int monastery = 0; monastery < count; monastery++) {
            if (isNear(monastery, at)) {
                around[monastery]++;
            }
        }
    }

    /// A monastery was placed.
    void add(int at, Land land) {
        cell[count] = (short) at;
        owner[count] = NOBODY;
        around[count] = 0;
        for (int row = at - Land.WIDTH; row <= at + Land.WIDTH; row += Land.WIDTH) {
            for (int other = row - 1; other <= row + 1; other++) {
                if (other != at && land.isOccupied(other)) {
                    around[count]++;
                }
            }
        }
        count++;
    }

    /// A follower goes to the monastery placed last.
    void settle(int player) {
        owner[count - 1] = (byte) player;
    }

    /// The monastery of a cell that has one.
    int at(int place) {
        int monastery = 0;
        while (cell[monastery] != place) {
            monastery++;
        }
        return monastery;
    }

    /// The follower of a monastery goes home.
    void leave(int monastery) {
        owner[monastery] = NOBODY;
    }

    void copyFrom(Monasteries source) {
        count = source.count;
        System.arraycopy(source.cell, 0, cell, 0, count);
        System.arraycopy(source.around, 0, around, 0, count);
        System.arraycopy(source.owner, 0, owner, 0, count);
    }
}
