package plateau.games.munificence;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// What lies on the table: the market's tokens, the guild, and what each player has.
final class Tabletop {
    private static final byte EMPTY = -1;

    private final MunificenceDeck deck;

    /// The token in each slot, and the slots that hold one as bits.
    private final byte[] slots;

    private long occupied;
    private final long all;
    final Hands hands;
    final Guild guild;
    final int[] points;
    final int[] favors;

    /// What each player's builders provide in all.
    final long[] provided;

    /// Who has hired each builder; [Guild#NONE] for nobody.
    private final byte[] employer;

    Tabletop(MunificenceDeck deck, int levels, int players) {
        this.deck = deck;
        slots = new byte[deck.tokens.length];
        for (int slot = 0; slot < slots.length; slot++) {
            slots[slot] = (byte) slot;
        }
        all = -1L >>> (64 - slots.length);
        occupied = all;
        hands = new Hands(deck, players);
        guild = new Guild(deck, levels);
        points = new int[players];
        favors = new int[players];
        provided = new long[players];
        employer = new byte[deck.builders()];
        Arrays.fill(employer, (byte) Guild.NONE);
    }

    /// The slots that hold a token, as bits.
    long occupied() {
        return occupied;
    }

    /// The slots that hold none, as bits.
    long empty() {
        return all & ~occupied;
    }

    /// The token in an occupied slot.
    int token(int slot) {
        return slots[slot];
    }

    /// Takes the token of a slot into a hand; gives its number.
    int take(int player, int slot) {
        int token = slots[slot];
        slots[slot] = EMPTY;
        occupied &= ~(1L << slot);
        hands.add(player, token);
        return token;
    }

    /// Rules 1.8: a paid token goes to the first empty slot of the return order.
    void giveBack(int player, int token) {
        hands.remove(player, token);
        int next = 0;
        while (slots[deck.returnOrder[next]] != EMPTY) {
            next++;
        }
        slots[deck.returnOrder[next]] = (byte) token;
        occupied |= 1L << deck.returnOrder[next];
    }

    void move(int from, int to) {
        slots[to] = slots[from];
        slots[from] = EMPTY;
        occupied ^= (1L << from) | (1L << to);
    }

    /// Rules 3.3: what is required less all that the player's builders provide.
    long cost(int player, int builder) {
        return Resources.minus(deck.required[builder], provided[player]);
    }

    /// The builders that a player has hired, by their numbers.
    List<Integer> builders(int player) {
        return IntStream.range(0, employer.length)
                .filter(builder -> employer[builder] == player)
                .boxed()
                .toList();
    }

    /// A builder, paid for, joins a player.
    void join(int player, int builder) {
        employer[builder] = (byte) player;
        guild.hire(builder);
        points[player] += deck.points(builder);
        provided[player] = Resources.plus(provided[player], deck.provided[builder]);
    }

    void copyFrom(Tabletop source) {
        System.arraycopy(source.slots, 0, slots, 0, slots.length);
        occupied = source.occupied;
        hands.copyFrom(source.hands);
        guild.copyFrom(source.guild);
        System.arraycopy(source.points, 0, points, 0, points.length);
        System.arraycopy(source.favors, 0, favors, 0, favors.length);
        System.arraycopy(source.provided, 0, provided, 0, provided.length);
        System.arraycopy(source.employer, 0, employer, 0, employer.length);
    }
}
