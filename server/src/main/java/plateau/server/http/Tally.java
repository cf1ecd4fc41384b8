package plateau.server.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/// How many there are of something, in all and from each address.
final class Tally {
    /// Whether there may be one more.
    enum Room {
        FREE,
        ADDRESS_FULL,
        FULL
    }

    private final int most;
    private final int mostPerAddress;
    private final AtomicInteger all = new AtomicInteger();
    private final Map<String, Integer> byAddress = new ConcurrentHashMap<>();

    Tally(int most, int mostPerAddress) {
        this.most = most;
        this.mostPerAddress = mostPerAddress;
    }

    /// Takes a place if there is one; it must be given back then.
    Room enter(String address) {
        if (all.incrementAndGet() > most) {
            all.decrementAndGet();
            return Room.FULL;
        }
        if (byAddress.merge(address, 1, Integer::sum) > mostPerAddress) {
            leave(address);
            return Room.ADDRESS_FULL;
        }
        return Room.FREE;
    }

    void leave(String address) {
        all.decrementAndGet();
        byAddress.computeIfPresent(address, (each, count) -> count == 1 ? null : count - 1);
    }

    int size() {
        return all.get();
    }
}
