package plateau.server.http.limits;

import java.time.Duration;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import plateau.core.text.Message;
import plateau.server.http.problem.Problem;

/// How much each caller may still ask. For each there is one number only: the time at which all that was
/// asked so far would have been due, had it come evenly.
public final class RateLimits {
    /// So many callers are remembered for each class; those who are even with us are forgotten first.
    private static final int MOST = 50_000;

    /// Tokens that nobody has, from one address: each costs a look into the database.
    private static final HttpSettings.Rate STRANGERS = new HttpSettings.Rate(5, 100);

    private static final class Counted {
        private final long nanosEach;
        private final long ahead;
        private final Map<String, AtomicLong> due = new ConcurrentHashMap<>();

        private Counted(HttpSettings.Rate rate) {
            nanosEach = (long) (1e9 / rate.perSecond());
            ahead = nanosEach * (rate.burst() - 1);
        }

        /// How long to wait until there may be one more; not at all if it was taken just now.
        private long take(String caller, long now) {
            if (due.size() > MOST) {
                forget(now);
            }
            var time = due.computeIfAbsent(caller, each -> new AtomicLong(now));
            while (true) {
                long was = time.get();
                // nanoTime may pass over the end of long: differences only
                long from = was - now > 0 ? was : now;
                if (from - now > ahead) {
                    return from - now - ahead;
                }
                if (time.compareAndSet(was, from + nanosEach)) {
                    return 0;
                }
            }
        }

        /// How long to wait until there may be one more, which is not taken.
        private long wait(String caller, long now) {
            var time = due.get(caller);
            return time == null ? 0 : Math.max(0, time.get() - now - ahead);
        }

        /// If too many are left, half of them go, and those who owe least first: whoever asks too much
        /// stays.
        private synchronized void forget(long now) {
            due.values().removeIf(time -> time.get() - now <= 0);
            if (due.size() > MOST) {
                due.entrySet().stream()
                        .map(each -> Map.entry(each.getKey(), each.getValue().get() - now))
                        .sorted(Comparator.comparingLong(Map.Entry::getValue))
                        .limit(MOST / 2)
                        .forEach(each -> due.remove(each.getKey()));
            }
        }
    }

    private final Map<RateClass, Counted> classes = new EnumMap<>(RateClass.class);
    private final Counted strangers = new Counted(STRANGERS);
    private final LongSupplier clock;

    public RateLimits(Map<RateClass, HttpSettings.Rate> rates, LongSupplier clock) {
        rates.forEach((each, rate) -> classes.put(each, new Counted(rate)));
        this.clock = clock;
    }

    /// Counts a request, or refuses it.
    public void count(RateClass rate, String account, String address) {
        var counted = classes.get(rate);
        if (counted == null) {
            return;
        }
        var caller = account.isEmpty() || rate == RateClass.ACCOUNTS ? AddressCounts.network(address) : account;
        refuseFor(counted.take(caller, clock.getAsLong()));
    }

    /// Refuses an address from which too many tokens came that nobody has, before anybody looks for
    /// the next.
    public void checkStranger(String address) {
        if (!classes.isEmpty()) {
            refuseFor(strangers.wait(AddressCounts.network(address), clock.getAsLong()));
        }
    }

    /// A token came that nobody has.
    public void countStranger(String address) {
        if (!classes.isEmpty()) {
            refuseFor(strangers.take(AddressCounts.network(address), clock.getAsLong()));
        }
    }

    private static void refuseFor(long wait) {
        if (wait > 0) {
            throw tooMany(Duration.ofNanos(wait));
        }
    }

    private static Problem tooMany(Duration wait) {
        long seconds = Math.max(1, wait.plusNanos(999_999_999).toSeconds());
        return Problem.tooMany(
                        Message.of("rate.exceeded", "too many requests: wait %d s before the next", seconds), wait)
                .named("too-many-requests");
    }

    /// Forgets those who asked nothing for some time.
    public void sweep() {
        long now = clock.getAsLong();
        classes.values().forEach(each -> each.forget(now));
        strangers.forget(now);
    }

    public int remembered() {
        return classes.values().stream().mapToInt(each -> each.due.size()).sum();
    }
}
