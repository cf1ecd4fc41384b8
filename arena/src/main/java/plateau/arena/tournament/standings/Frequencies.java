package plateau.arena.tournament.standings;

import java.util.Collections;
import java.util.SortedMap;
import plateau.arena.statistics.Distribution;

/// How often each whole number occurred: a [Distribution] that does not change any more.
///
/// @param deviation the standard deviation of what the numbers are a sample of
public record Frequencies(SortedMap<Long, Long> counts, double mean, double deviation) {
    public Frequencies {
        counts = Collections.unmodifiableSortedMap(counts);
    }

    public static Frequencies of(Distribution numbers) {
        var moments = numbers.moments();
        return new Frequencies(numbers.counts(), moments.mean(), moments.deviation());
    }
}
