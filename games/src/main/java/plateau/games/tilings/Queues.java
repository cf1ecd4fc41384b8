package plateau.games.tilings;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// The players' face-down queues (rules 2.1, 3.4). Tiles nobody has seen are all alike to everyone,
/// so there is no order to keep: only how many of each kind are unseen, in the queues or left out,
/// and how many unseen tiles lie in each queue. Behind them come the tiles skipped, in order.
final class Queues {
    private final boolean isByKind;
    private final int[] unseenOfKind;
    private int unseen;
    private final int[] hidden;

    /// Skipped tiles: a ring of `share` places for each player.
    private final short[] skipped;

    private final int[] head;
    private final int[] count;
    private final int share;

    Queues(Deck deck, int players, Tilings.Deal deal) {
        isByKind = deal == Tilings.Deal.KINDS;
        unseenOfKind = deck.kinds().stream().mapToInt(Deck.Kind::count).toArray();
        unseen = deck.tiles();
        share = unseen / players;
        hidden = new int[players];
        Arrays.fill(hidden, share);
        skipped = new short[players * share];
        head = new int[players];
        count = new int[players];
    }

    boolean isEmpty(int player) {
        return hidden[player] + count[player] == 0;
    }

    /// Whether nobody knows the player's front tile.
    boolean isFrontHidden(int player) {
        return hidden[player] > 0;
    }

    /// How many unseen tiles lie in the player's queue.
    int hidden(int player) {
        return hidden[player];
    }

    /// The kinds of the tiles that the player has skipped, the next one first.
    List<Integer> known(int player) {
        return IntStream.range(0, count[player])
                .mapToObj(place -> (int) skipped[player * share + (head[player] + place) % share])
                .toList();
    }

    int unseenOfKind(int kind) {
        return unseenOfKind[kind];
    }

    /// The kind of the unseen tile that comes next. Tiles are turned up in the order in which they were
    /// dealt, so they may as well be dealt one by one as they are needed.
    int draw(RandomGenerator random) {
        return isByKind ? drawKind(random) : drawTile(random);
    }

    /// Every kind that is left is equally likely.
    private int drawKind(RandomGenerator random) {
        int left = 0;
        for (int count : unseenOfKind) {
            left += count > 0 ? 1 : 0;
        }
        int index = random.nextInt(left);
        int kind = 0;
        while (unseenOfKind[kind] == 0 || index-- > 0) {
            kind++;
        }
        return kind;
    }

    /// Every tile is equally likely.
    private int drawTile(RandomGenerator random) {
        int index = random.nextInt(unseen);
        int kind = 0;
        while (index >= unseenOfKind[kind]) {
            index -= unseenOfKind[kind++];
        }
        return kind;
    }

    /// Takes the player's hidden front tile, which turns out to be of this kind.
    void takeHidden(int player, int kind) {
        hidden[player]--;
        unseenOfKind[kind]--;
        unseen--;
    }

    /// Takes the player's front tile, known to all; gives its kind.
    int takeKnown(int player) {
        int kind = skipped[player * share + head[player]];
        skipped[player * share + head[player]] = 0;
        head[player] = (head[player] + 1) % share;
        count[player]--;
        return kind;
    }

    void putBack(int player, int kind) {
        int place = (head[player] + count[player]++) % share;
        skipped[player * share + place] = (short) kind;
    }

    /// Gathers all tiles of the queues and deals them again, evenly; nobody knows any of them then.
    void gather() {
        int tiles = 0;
        for (int player = 0; player < hidden.length; player++) {
            tiles += hidden[player] + count[player];
            unseen += count[player];
            while (count[player] > 0) {
                unseenOfKind[takeKnown(player)]++;
            }
            head[player] = 0;
        }
        Arrays.fill(hidden, tiles / hidden.length);
    }

    void copyFrom(Queues source) {
        System.arraycopy(source.unseenOfKind, 0, unseenOfKind, 0, unseenOfKind.length);
        unseen = source.unseen;
        System.arraycopy(source.hidden, 0, hidden, 0, hidden.length);
        System.arraycopy(source.skipped, 0, skipped, 0, skipped.length);
        System.arraycopy(source.head, 0, head, 0, head.length);
        System.arraycopy(source.count, 0, count, 0, count.length);
    }
}
