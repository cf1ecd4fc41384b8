package plateau.arena.evaluation.sweep;

import java.io.Serializable;
import java.util.OptionalLong;

/// Whole numbers that are the same distance apart, ascending: `0..100/10`, or a single one.
///
/// @param first of more than one between −2³¹ and 2³¹, as are the last and the step
/// @param last the greatest there may be, not less than the first
public record Range(long first, long last, long step) implements Serializable {
    long count() {
        return (last - first) / step + 1;
    }

    /// One of its numbers.
    ///
    /// @param index from 0
    long get(long index) {
        return first + index * step;
    }

    /// The greatest of its numbers.
    long greatest() {
        return get(count() - 1);
    }

    public boolean contains(long number) {
        return number >= first && number <= last && (number - first) % step == 0;
    }

    /// The least number that another has, too, by the Chinese remainder theorem: in no time, however many
    /// they are.
    public OptionalLong common(Range other) {
        long from = Math.max(first, other.first);
        long until = Math.min(last, other.last);
        if (from > until) {
            return OptionalLong.empty();
        }
        if (first == last || other.first == other.last) {
            // It is between the ends of both, so it is the single one.
            return contains(from) && other.contains(from) ? OptionalLong.of(from) : OptionalLong.empty();
        }
        long divisor = divisor(step, other.step);
        long apart = other.first - first;
        if (apart % divisor != 0) {
            return OptionalLong.empty();
        }
        long period = other.step / divisor;
        long steps = Math.floorMod(apart / divisor, period) * inverse(step / divisor, period);
        long some = get(steps % period);
        long both = step * period;
        long least = some + Math.max(0, Math.ceilDiv(from - some, both)) * both;
        return least <= until ? OptionalLong.of(least) : OptionalLong.empty();
    }

    private static long divisor(long one, long other) {
        return other == 0 ? one : divisor(other, one % other);
    }

    /// What times a number is 1, modulo one that has no divisor in common with it; by Euclid.
    private static long inverse(long number, long modulus) {
        long factor = 0;
        long nextFactor = 1;
        long rest = modulus;
        long nextRest = number % modulus;
        while (nextRest != 0) {
            long quotient = rest / nextRest;
            long factorBefore = factor;
            factor = nextFactor;
            nextFactor = factorBefore - quotient * nextFactor;
            long restBefore = rest;
            rest = nextRest;
            nextRest = restBefore - quotient * nextRest;
        }
        return Math.floorMod(factor, modulus);
    }

    /// As it is written.
    public String text() {
        if (first == last) {
            return Long.toString(first);
        }
        return first + ".." + last + (step == 1 ? "" : "/" + step);
    }
}
