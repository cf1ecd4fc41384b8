package plateau.arena.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DistributionTest {
    private static Distribution of(long... numbers) {
        var distribution = new Distribution();
        LongStream.of(numbers).forEach(distribution::add);
        return distribution;
    }

    /// One by one.
    private static Moments moments(long... numbers) {
        var moments = new Moments();
        LongStream.of(numbers).forEach(moments::add);
        return moments;
    }

    /// Numbers as scores are, as none ever were, and some on either side of where they are looked up.
    private static long[] numbers(long seed, int count) {
        var random = new Random(seed);
        return LongStream.generate(() -> switch (random.nextInt(6)) {
                    case 0 -> random.nextInt(-65_600, -65_500);
                    case 1 -> random.nextInt(65_500, 65_600);
                    case 2 -> random.nextInt();
                    case 3 -> random.nextInt(-3, 3);
                    default -> random.nextInt(200);
                })
                .limit(count)
                .toArray();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 19, 20, 100, 1001})
    void quantilesAreThoseOfTheSortedList(int count) {
        var numbers = numbers(count, count);
        var distribution = of(numbers);
        var sorted = LongStream.of(numbers).sorted().toArray();
        for (int percent = 0; percent <= 100; percent++) {
            int rank = Math.max(1, Math.ceilDiv(count * percent, 100));
            assertThat(distribution.quantile(percent / 100.0))
                    .as("%d %%", percent)
                    .isEqualTo(sorted[rank - 1]);
        }
        assertThat(distribution.moments().min()).isEqualTo(sorted[0]);
        assertThat(distribution.moments().max()).isEqualTo(sorted[count - 1]);
    }

    @Test
    void meanAndDeviationAreThoseOfTheList() {
        var distribution = of(2, 4, 4, 4, 5, 5, 7, 9);
        assertThat(distribution.mean()).isEqualTo(5);
        assertThat(distribution.moments().deviation()).isCloseTo(Math.sqrt(32 / 7.0), within(1e-12));
        assertThat(distribution.moments().interval().low()).isCloseTo(5 - 1.4815, within(1e-4));
        assertThat(distribution.moments().interval().high()).isCloseTo(5 + 1.4815, within(1e-4));
        assertThat(of(3).moments().deviation()).isZero();
    }

    @Test
    void countsTellHowOftenEachOccurred() {
        var expected = new TreeMap<Long, Long>();
        var numbers = numbers(3, 5000);
        LongStream.of(numbers).forEach(number -> expected.merge(number, 1L, Long::sum));
        assertThat(of(numbers).counts()).containsExactlyEntriesOf(expected);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 500, 999, 1000})
    void partsAddUpToTheSameInAnyOrder(int cut) {
        var numbers = numbers(9, 1000);
        var whole = of(numbers);
        var head = of(LongStream.of(numbers).limit(cut).toArray());
        var tail = of(LongStream.of(numbers).skip(cut).toArray());
        for (var parts : List.of(List.of(head, tail), List.of(tail, head))) {
            var sum = of();
            parts.forEach(sum::addAll);
            assertThat(sum.counts()).isEqualTo(whole.counts());
            assertThat(sum.moments())
                    .usingRecursiveComparison()
                    .isEqualTo(whole.moments())
                    .isEqualTo(moments(numbers));
        }
    }

    @ParameterizedTest
    @ValueSource(
            longs = {
                Long.MAX_VALUE,
                -Long.MAX_VALUE,
                Long.MIN_VALUE,
                1L << 32,
                (1L << 32) - 1,
                3_037_000_500L,
                -3_037_000_500L,
                Outcome.WIN
            })
    void squaresAreExactToTheEdgeOfWhatALongHolds(long value) {
        var square = BigInteger.valueOf(value).pow(2);
        var moments = new Moments();
        moments.add(value);
        assertThat(moments.squares()).isEqualTo(square);
        moments.add(-(value + 1));
        var other = BigInteger.valueOf(value + 1).pow(2);
        assertThat(moments.squares()).isEqualTo(square.add(other));
    }

    @Test
    void squaresCarryFromTheLowHalfToTheHigh() {
        var random = new Random(4);
        var moments = new Moments();
        var parts = IntStream.range(0, 3).mapToObj(_ -> new Moments()).toList();
        var expected = BigInteger.ZERO;
        for (int i = 0; i < 3000; i++) {
            long value = random.nextLong() >> 12;
            moments.add(value);
            parts.get(i % 3).add(value);
            expected = expected.add(BigInteger.valueOf(value).pow(2));
        }
        var merged = new Moments();
        parts.forEach(merged::addAll);
        assertThat(moments.squares()).isEqualTo(expected);
        assertThat(merged).usingRecursiveComparison().isEqualTo(moments);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -7, 3_037_000_500L, -3_037_000_500L, Outcome.WIN})
    void aNumberThatOccurredOftenIsAddedAtOnce(long value) {
        var atOnce = new Moments();
        atOnce.add(value, 1_000_000);
        var square = BigInteger.valueOf(value).pow(2).multiply(BigInteger.valueOf(1_000_000));
        assertThat(atOnce.squares()).isEqualTo(square);
        var oneByOne = new Moments();
        LongStream.range(0, 1_000_000).forEach(_ -> oneByOne.add(value));
        assertThat(atOnce).usingRecursiveComparison().isEqualTo(oneByOne);
    }

    @Test
    void largeNumbersThatDifferLittleKeepTheirDeviation() {
        long large = 1L << 60;
        assertThat(of(large, large + 1, large + 2).moments().deviation()).isEqualTo(1);
    }

    @Test
    void aSumThatDoesNotFitIsAFailure() {
        var moments = new Moments();
        moments.add(Long.MAX_VALUE);
        assertThatThrownBy(() -> moments.add(1)).isInstanceOf(ArithmeticException.class);
    }
}
