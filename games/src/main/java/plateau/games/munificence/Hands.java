package plateau.games.munificence;

/// The tokens that players hold, each hand in the order of the tokens' numbers.
final class Hands {
    /// A player holds at most so many (rules 3.4).
    static final int MOST = 10;

    private final long[] worth;
    private final byte[] tokens;
    private final byte[] count;

    /// What each hand is worth in all.
    private final long[] sum;

    Hands(MunificenceDeck deck, int players) {
        worth = deck.tokens;
        tokens = new byte[players * MOST];
        count = new byte[players];
        sum = new long[players];
    }

    int count(int player) {
        return count[player];
    }

    int room(int player) {
        return MOST - count[player];
    }

    long sum(int player) {
        return sum[player];
    }

    /// The token at a place of a hand, from 0.
    int token(int player, int place) {
        return tokens[player * MOST + place];
    }

    void add(int player, int token) {
        int first = player * MOST;
        int at = first + count[player]++;
        while (at > first && tokens[at - 1] > token) {
            tokens[at] = tokens[at - 1];
            at--;
        }
        tokens[at] = (byte) token;
        sum[player] += worth[token];
    }

    void remove(int player, int token) {
        int last = player * MOST + --count[player];
        int at = player * MOST;
        while (tokens[at] != token) {
            at++;
        }
        System.arraycopy(tokens, at + 1, tokens, at, last - at);
        tokens[last] = 0;
        sum[player] -= worth[token];
    }

    void copyFrom(Hands source) {
        System.arraycopy(source.tokens, 0, tokens, 0, tokens.length);
        System.arraycopy(source.count, 0, count, 0, count.length);
        System.arraycopy(source.sum, 0, sum, 0, sum.length);
    }
}
