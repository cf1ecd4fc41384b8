package plateau.games.munificence;

/// A count for each colour (rules 1.1) in one `long`: six bits a colour, of which the uppermost stays
/// free, so that all colours are added, subtracted and compared at once. Counts go up to 31.
final class Resources {
    /// The colours, in order, by their letters: black, blue, green, red, white, gold, pearl,
    /// aquamarine, octarine, chestnut.
    static final String LETTERS = "KBGRWDPAOC";

    static final int MOST = 31;

    private static final int BITS = 6;
    private static final int LANE = (1 << BITS) - 1;
    private static final long GUARDS = guards();

    private Resources() {}

    private static long guards() {
        long guards = 0;
        for (int colour = 0; colour < LETTERS.length(); colour++) {
            guards |= 1L << (BITS * colour + BITS - 1);
        }
        return guards;
    }

    /// One of a colour.
    static long one(int colour) {
        return 1L << (BITS * colour);
    }

    static int count(long set, int colour) {
        return (int) (set >>> (BITS * colour)) & LANE;
    }

    /// How many there are of all colours together.
    static int total(long set) {
        int total = 0;
        for (long left = set; left != 0; left >>>= BITS) {
            total += (int) (left & LANE);
        }
        return total;
    }

    /// The sum, no count above [#MOST]: nothing costs as much.
    static long plus(long left, long right) {
        long sum = left + right;
        long over = sum & GUARDS;
        return (sum & ~over) | (over - (over >>> (BITS - 1)));
    }

    /// The difference, no count below 0.
    static long minus(long left, long right) {
        long difference = (left | GUARDS) - right;
        long kept = difference & GUARDS;
        return difference & (kept - (kept >>> (BITS - 1)));
    }

    /// Whether there is at least as much of every colour.
    static boolean covers(long have, long need) {
        return (((have | GUARDS) - need) & GUARDS) == GUARDS;
    }

    /// Whether some colour is in both.
    static boolean share(long left, long right) {
        return minus(left, minus(left, right)) != 0;
    }

    /// The letters, one for each: `KKB`.
    static String letters(long set) {
        var letters = new StringBuilder();
        for (int colour = 0; colour < LETTERS.length(); colour++) {
            letters.repeat(LETTERS.charAt(colour), count(set, colour));
        }
        return letters.toString();
    }

    /// The letters, `-` for none.
    static String text(long set) {
        return set == 0 ? "-" : letters(set);
    }
}
