package plateau.spark;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import plateau.arena.series.Closer;
import plateau.arena.series.Series;
import plateau.bots.Residents;

/// The desks that a machine keeps between tasks, so that not every task has those who play sit down anew.
final class Stock {
    /// An evaluation is one series; of earlier ones nothing is kept.
    private static final int MOST_SERIES = 2;

    /// Of this process: Spark hands a task nothing but what travelled with it.
    private static final Map<String, Deque<Series.Desk<?>>> FREE = new LinkedHashMap<>();

    private Stock() {}

    /// A desk that is free, or a new one.
    static <R> Series.Desk<R> take(Errand<R> errand) {
        var desk = free(errand.series());
        if (desk == null) {
            return errand.work().desk(new Residents());
        }
        // Desks of a series are all of its one work.
        @SuppressWarnings("unchecked")
        var same = (Series.Desk<R>) desk;
        return same;
    }

    private static Series.@Nullable Desk<?> free(String series) {
        synchronized (FREE) {
            var desks = FREE.get(series);
            return desks == null ? null : desks.poll();
        }
    }

    /// A desk that was not stopped is free again.
    static void giveBack(Errand<?> errand, Series.Desk<?> desk) {
        synchronized (FREE) {
            FREE.computeIfAbsent(errand.series(), _ -> new ArrayDeque<>()).push(desk);
            while (FREE.size() > MOST_SERIES) {
                clear(FREE.keySet().iterator().next());
            }
        }
    }

    /// Everything of a series is played.
    static void clear(String series) {
        synchronized (FREE) {
            var desks = FREE.remove(series);
            Closer.all(Objects.requireNonNullElse(desks, new ArrayDeque<Series.Desk<?>>()), Series.Desk::close);
        }
    }
}
