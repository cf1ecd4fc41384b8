package plateau.games.munificence;

/// A move of Munificence in an `int`: its sort in bits 16–20, and below them what it concerns:
///
/// | sort | bits 0–7 | bits 8–15 |
/// | --- | --- | --- |
/// | FIRST, FAVOR | a player | |
/// | RETURN, CALL | a slot | |
/// | RENEW | a level | |
/// | HIRE, OUST | a builder | |
/// | ROB | a token | its player |
/// | PANIC | the slot moved from | the slot moved to |
///
/// TAKE has the index of a span of [Market], PAY the set of the places in the hand.
public final class MunificenceMove {
    public static final int FIRST = 0;
    public static final int KEEP = 1;
    public static final int RETURN = 2;
    public static final int RENEW = 3;
    public static final int PASS = 4;
    public static final int HIRE = 5;
    public static final int TAKE = 6;
    public static final int PAY = 7;
    public static final int ROB = 8;
    public static final int FAVOR = 9;
    public static final int CALL = 10;
    public static final int PANIC = 11;
    public static final int OUST = 12;

    private static final int SORT = 16;
    private static final int SECOND = 8;

    private MunificenceMove() {}

    static int of(int sort) {
        return sort << SORT;
    }

    static int of(int sort, int concerned) {
        return (sort << SORT) | concerned;
    }

    static int of(int sort, int first, int second) {
        return (sort << SORT) | (second << SECOND) | first;
    }

    /// Which kind of move it is.
    public static int sort(int move) {
        return move >>> SORT;
    }

    /// All that it concerns, where that is one number.
    static int concerned(int move) {
        return move & ((1 << SORT) - 1);
    }

    static int first(int move) {
        return move & ((1 << SECOND) - 1);
    }

    static int second(int move) {
        return (move >>> SECOND) & ((1 << SECOND) - 1);
    }
}
