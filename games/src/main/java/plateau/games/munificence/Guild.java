package plateau.games.munificence;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// The builders for hire (rules 1.9): for each level three places on offer and a queue behind them.
final class Guild {
    /// Builders of a level on offer at a time.
    static final int PLACES = 3;

    /// No builder there.
    static final int NONE = -1;

    private final int[] level;
    private final int levels;
    private final int capacity;

    /// The builder at each place, level by level.
    private final byte[] offer;

    /// A ring for each level.
    private final byte[] queue;

    private final int[] head;
    private final int[] count;

    Guild(MunificenceDeck deck, int levels) {
        this.level = deck.level;
        this.levels = levels;
        this.capacity = deck.builders();
        offer = new byte[levels * PLACES];
        queue = new byte[levels * capacity];
        head = new int[levels];
        count = new int[levels];
        Arrays.fill(offer, (byte) NONE);
        for (int builder = 0; builder < deck.builders(); builder++) {
            push(builder);
        }
        for (int each = 0; each < levels; each++) {
            fill(each);
        }
    }

    /// All places of all levels.
    int places() {
        return offer.length;
    }

    /// The builder at a place, or [#NONE].
    int at(int place) {
        return offer[place];
    }

    int levels() {
        return levels;
    }

    /// Those who wait behind the places of a level, counted from 1, the next one first.
    List<Integer> queue(int ofLevel) {
        int index = ofLevel - 1;
        return IntStream.range(0, count[index])
                .mapToObj(at -> (int) queue[index * capacity + (head[index] + at) % capacity])
                .toList();
    }

    /// Whether some builder of a level, counted from 1, is on offer.
    boolean hasOffer(int ofLevel) {
        int first = (ofLevel - 1) * PLACES;
        return offer[first] != NONE || offer[first + 1] != NONE || offer[first + 2] != NONE;
    }

    /// Whether a builder is at one of the places.
    boolean isOnOffer(int builder) {
        int first = (level[builder] - 1) * PLACES;
        return offer[first] == builder || offer[first + 1] == builder || offer[first + 2] == builder;
    }

    /// Takes a builder off the offer; the next of its level takes its place.
    void hire(int builder) {
        int index = level[builder] - 1;
        clear(index, builder);
        fill(index);
    }

    /// Sends a builder to the back of its queue and replaces it.
    void oust(int builder) {
        int index = level[builder] - 1;
        clear(index, builder);
        push(builder);
        fill(index);
    }

    /// Sends the builders of a level, counted from 1, to the back of their queue and replaces them.
    void renew(int ofLevel) {
        int index = ofLevel - 1;
        for (int place = index * PLACES; place < (index + 1) * PLACES; place++) {
            if (offer[place] != NONE) {
                push(offer[place]);
                offer[place] = NONE;
            }
        }
        fill(index);
    }

    private void clear(int index, int builder) {
        for (int place = index * PLACES; place < (index + 1) * PLACES; place++) {
            if (offer[place] == builder) {
                offer[place] = NONE;
            }
        }
    }

    private void push(int builder) {
        int index = level[builder] - 1;
        int place = (head[index] + count[index]++) % capacity;
        queue[index * capacity + place] = (byte) builder;
    }

    private void fill(int index) {
        for (int place = index * PLACES; place < (index + 1) * PLACES; place++) {
            if (offer[place] == NONE && count[index] > 0) {
                offer[place] = queue[index * capacity + head[index]];
                head[index] = (head[index] + 1) % capacity;
                count[index]--;
            }
        }
    }

    void copyFrom(Guild source) {
        System.arraycopy(source.offer, 0, offer, 0, offer.length);
        System.arraycopy(source.queue, 0, queue, 0, queue.length);
        System.arraycopy(source.head, 0, head, 0, head.length);
        System.arraycopy(source.count, 0, count, 0, count.length);
    }
}
