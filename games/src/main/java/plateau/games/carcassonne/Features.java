package plateau.games.carcassonne;

/// The roads, cities and fields of the land as disjoint sets of segments. Each segment is a node,
/// numbered in the order in which it was laid; what is known of a feature is kept at its root.
///
/// The tiles of a feature are a set of bits, so that a tile counts once though two of its segments
/// belong to the feature.
final class Features {
    /// What `open` says of a feature that has been completed and paid.
    private static final byte CLOSED = -1;

    /// Followers are counted in four bits a player.
    private static final int FOLLOWER_BITS = 4;

    /// So many players find room in a number.
    static final int IN_A_NUMBER = Long.SIZE / FOLLOWER_BITS;

    private final short[] parent;

    /// Open ends; fields have them too, but they mean nothing.
    private final byte[] open;

    /// Nodes of the feature.
    private final short[] size;

    private final byte[] shields;
    private final long[] followers;

    /// The followers of those who found no room; nothing where all did.
    private final long[] moreFollowers;

    private final long[] lowTiles;
    private final long[] highTiles;

    /// The tiles of all cities that are closed.
    private long lowCityTiles;

    private long highCityTiles;
    private int count;

    Features(int most, int players) {
        parent = new short[most];
        open = new byte[most];
        size = new short[most];
        shields = new byte[most];
        followers = new long[most];
        moreFollowers = new long[players > IN_A_NUMBER ? most : 0];
        lowTiles = new long[most];
        highTiles = new long[most];
    }

    /// How many nodes there are: the number of the next one.
    int count() {
        return count;
    }

    void add(int tile, int openEnds, boolean hasShield) {
        parent[count] = (short) count;
        open[count] = (byte) openEnds;
        size[count] = 1;
        shields[count] = (byte) (hasShield ? 1 : 0);
        followers[count] = 0;
        if (moreFollowers.length > 0) {
            moreFollowers[count] = 0;
        }
        lowTiles[count] = tile < 64 ? 1L << tile : 0;
        highTiles[count] = tile < 64 ? 0 : 1L << tile;
        count++;
    }

    /// The root of a node's feature. Smaller features are hung below larger ones, so the way is short
    /// and asking need not change it.
    int root(int node) {
        int at = node;
        while (parent[at] != at) {
            at = parent[at];
        }
        return at;
    }

    /// Joins the features of two nodes where an end of one meets an end of the other.
    void join(int left, int right) {
        int first = root(left);
        int second = root(right);
        if (first == second) {
            open[first] = (byte) (open[first] - 2);
            return;
        }
        int a = size[first] >= size[second] ? first : second;
        int b = first + second - a;
        parent[b] = (short) a;
        open[a] += (byte) (open[b] - 2);
        size[a] += size[b];
        shields[a] += shields[b];
        followers[a] += followers[b];
        if (moreFollowers.length > 0) {
            moreFollowers[a] += moreFollowers[b];
        }
        lowTiles[a] |= lowTiles[b];
        highTiles[a] |= highTiles[b];
    }

    boolean isRoot(int node) {
        return parent[node] == node;
    }

    /// Whether nothing is open and it has not been paid yet.
    boolean isComplete(int root) {
        return open[root] == 0;
    }

    boolean isClosed(int root) {
        return open[root] == CLOSED;
    }

    /// The open ends of a road or a city that is not closed.
    int openEnds(int root) {
        return open[root];
    }

    /// Marks a completed feature as paid; its followers have gone home.
    void close(int root) {
        open[root] = CLOSED;
        followers[root] = 0;
        if (moreFollowers.length > 0) {
            moreFollowers[root] = 0;
        }
    }

    /// Marks a completed city as paid.
    void closeCity(int root) {
        close(root);
        lowCityTiles |= lowTiles[root];
        highCityTiles |= highTiles[root];
    }

    int shields(int root) {
        return shields[root];
    }

    int tiles(int root) {
        return Long.bitCount(lowTiles[root]) + Long.bitCount(highTiles[root]);
    }

    /// The first tile with closed cities of a feature that was laid as the given one or later, or -1.
    int nextCityTile(int root, int from) {
        long low = from < 64 ? (lowTiles[root] & lowCityTiles) >>> from << from : 0;
        if (low != 0) {
            return Long.numberOfTrailingZeros(low);
        }
        int past = Math.max(from - 64, 0);
        long high = (highTiles[root] & highCityTiles) >>> past << past;
        return high == 0 ? -1 : 64 + Long.numberOfTrailingZeros(high);
    }

    /// Whether somebody's follower stands on a feature.
    boolean isClaimed(int root) {
        return followers[root] != 0 || (moreFollowers.length > 0 && moreFollowers[root] != 0);
    }

    /// The followers on a feature of the first sixteen players, to be read by [#count].
    long followers(int root) {
        return followers[root];
    }

    /// Those of the others.
    long moreFollowers(int root) {
        return moreFollowers.length == 0 ? 0 : moreFollowers[root];
    }

    /// How many of them are a player's.
    ///
    /// @param followers those among which the player finds room
    static int count(long followers, int player) {
        // The distance of a shift is taken modulo 64, so that the seventeenth comes first again.
        return (int) (followers >>> (FOLLOWER_BITS * player)) & 15;
    }

    void addFollower(int root, int player) {
        var all = player < IN_A_NUMBER ? followers : moreFollowers;
        all[root] += 1L << (FOLLOWER_BITS * player);
    }

    void copyFrom(Features source) {
        count = source.count;
        lowCityTiles = source.lowCityTiles;
        highCityTiles = source.highCityTiles;
        System.arraycopy(source.parent, 0, parent, 0, count);
        System.arraycopy(source.open, 0, open, 0, count);
        System.arraycopy(source.size, 0, size, 0, count);
        System.arraycopy(source.shields, 0, shields, 0, count);
        System.arraycopy(source.followers, 0, followers, 0, count);
        System.arraycopy(source.moreFollowers, 0, moreFollowers, 0, Math.min(count, moreFollowers.length));
        System.arraycopy(source.lowTiles, 0, lowTiles, 0, count);
        System.arraycopy(source.highTiles, 0, highTiles, 0, count);
    }
}
