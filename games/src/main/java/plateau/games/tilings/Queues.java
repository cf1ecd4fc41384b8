package plateau.games.tilings;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// The players' face-down queues (rules 2.1, 3.4). Tiles nobody has seen are all alike to everyone,
/// so there is no order to keep: only how many of each kind are unseen, in the queues or left out,
/// and how many unseen tiles lie in each queue. Behind them come the tiles skipped, in order.
final class Queues {
    private final int[] unseenOfKind;
    private int unseen;
    private final int[] hidden;

    /// Skipped tiles: a ring of `share` places for each player.
    private final short[] skipped;

    private final int[] head;
    private final int[] count;
    private final int share;

    Queues(Deck deck, int players) {
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

    /// The kind of an unseen tile, each tile equally likely.
    int draw(RandomGenerator random) {
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

    void copyFrom(Queues source) {
        System.arraycopy(source.unseenOfKind, 0, unseenOfKind, 0, unseenOfKind.length);
        unseen = source.unseen;
        System.arraycopy(source.hidden, 0, hidden, 0, hidden.length);
        System.arraycopy(source.skipped, 0, skipped, 0, skipped.length);
        System.arraycopy(source.head, 0, head, 0, head.length);
        System.arraycopy(source.count, 0, count, 0, count.length);
    }
}
