package plateau.server.tables;

import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;

/// When tables are tried again that went from memory though their games may have to go on by themselves. One that is
/// lost again and again is tried more and more rarely.
final class Lost {
    private static final long FIRST_MILLIS = 500;
    private static final long LONGEST_MILLIS = Duration.ofMinutes(10).toMillis();

    /// Whoever was not lost for so long has a clean sheet.
    private static final long FORGIVEN_MILLIS = LONGEST_MILLIS * 2;

    /// @param due when it is to be tried
    private record Case(int times, long due) {}

    private final InstantSource time;
    private final Map<String, Case> cases = new HashMap<>();

    Lost(InstantSource time) {
        this.time = time;
    }

    /// A table is lost; gives when it is to be tried.
    synchronized long again(String id) {
        long now = time.millis();
        cases.values().removeIf(each -> each.due + FORGIVEN_MILLIS < now);
        var before = cases.get(id);
        int times = before == null ? 0 : before.times;
        long pause = Math.min(LONGEST_MILLIS, FIRST_MILLIS << Math.min(times, 20));
        long due = now + (times == 0 ? 0 : pause);
        cases.put(id, new Case(times + 1, due));
        return due;
    }
}
