package plateau.server.http.limits;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/// How many there are of something, in all and from each address.
public final class AddressCounts {
    /// Whether there may be one more.
    public enum Room {
        FREE,
        ADDRESS_FULL,
        FULL
    }

    private final int most;
    private final int mostPerAddress;
    private final AtomicInteger all = new AtomicInteger();
    private final Map<String, Integer> byAddress = new ConcurrentHashMap<>();

    public AddressCounts(int most, int mostPerAddress) {
        this.most = most;
        this.mostPerAddress = mostPerAddress;
    }

    /// What an address is counted as. Who has one of IPv6 has at least 2^64 of them, which begin alike.
    static String network(String address) {
        if (address.indexOf(':') < 0) {
            return address;
        }
        var parsed = Addresses.literal(address);
        return parsed.filter(each -> each.getAddress().length == 16)
                .map(each -> Arrays.toString(Arrays.copyOf(each.getAddress(), 8)))
                .orElse(address);
    }

    /// Takes a place if there is one; it must be given back then.
    public Room enter(String whole) {
        var address = network(whole);
        if (all.incrementAndGet() > most) {
            all.decrementAndGet();
            return Room.FULL;
        }
        if (byAddress.merge(address, 1, Integer::sum) > mostPerAddress) {
            leave(whole);
            return Room.ADDRESS_FULL;
        }
        return Room.FREE;
    }

    public void leave(String whole) {
        all.decrementAndGet();
        byAddress.computeIfPresent(network(whole), (each, count) -> count == 1 ? null : count - 1);
    }

    public int size() {
        return all.get();
    }
}
