package plateau.games.munificence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.arrays;
import static org.quicktheories.generators.SourceDSL.integers;

import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.quicktheories.core.Gen;

/// The counts packed in a `long`, held against plain arrays of counts.
class ResourcesTest {
    private static final int COLOURS = 10;

    private static Gen<Integer[]> counts() {
        return arrays().ofIntegers(integers().between(0, Resources.MOST)).withLength(COLOURS);
    }

    /// Small counts, so that colours are missing now and then.
    private static Gen<Integer[]> fewCounts() {
        return arrays().ofIntegers(integers().between(0, 1)).withLength(COLOURS);
    }

    private static long packed(Integer[] counts) {
        long set = 0;
        for (int colour = 0; colour < counts.length; colour++) {
            set += counts[colour] * Resources.one(colour);
        }
        return set;
    }

    private static int[] unpacked(long set) {
        return IntStream.range(0, COLOURS)
                .map(colour -> Resources.count(set, colour))
                .toArray();
    }

    private static int[] each(Integer[] left, Integer[] right, IntBinaryOperator operator) {
        return IntStream.range(0, COLOURS)
                .map(colour -> operator.applyAsInt(left[colour], right[colour]))
                .toArray();
    }

    @Test
    void everyColourKeepsItsOwnCount() {
        qt().forAll(counts()).checkAssert(counts -> {
            assertThat(unpacked(packed(counts))).containsExactly(each(counts, counts, (own, same) -> own));
            assertThat(Resources.total(packed(counts)))
                    .isEqualTo(IntStream.of(each(counts, counts, (own, same) -> own))
                            .sum());
        });
    }

    @Test
    void aSumStopsAtTheMostThatCounts() {
        qt().forAll(counts(), counts())
                .checkAssert((left, right) -> assertThat(unpacked(Resources.plus(packed(left), packed(right))))
                        .containsExactly(each(left, right, (a, b) -> Math.min(Resources.MOST, a + b))));
    }

    @Test
    void aDifferenceStopsAtNothing() {
        qt().forAll(counts(), counts())
                .checkAssert((left, right) -> assertThat(unpacked(Resources.minus(packed(left), packed(right))))
                        .containsExactly(each(left, right, (a, b) -> Math.max(0, a - b))));
    }

    @Test
    void aSetCoversAnotherWhenItHasEnoughOfEveryColour() {
        qt().forAll(counts(), fewCounts()).checkAssert((have, need) -> {
            boolean enough =
                    IntStream.of(each(have, need, (a, b) -> a >= b ? 1 : 0)).allMatch(one -> one == 1);
            assertThat(Resources.covers(packed(have), packed(need))).isEqualTo(enough);
            assertThat(Resources.covers(packed(have), packed(have))).isTrue();
        });
    }

    @Test
    void twoSetsShareAColourThatBothHave() {
        qt().forAll(fewCounts(), fewCounts()).checkAssert((left, right) -> {
            var kept = right.clone();
            for (int colour = 2; colour < COLOURS; colour++) {
                kept[colour] = 0;
            }
            boolean common = IntStream.of(each(left, kept, Math::min)).anyMatch(n -> n > 0);
            assertThat(Resources.share(packed(left), packed(kept))).isEqualTo(common);
        });
    }

    @Test
    void aSetIsWrittenWithALetterForEach() {
        assertThat(Resources.text(Sitting.set("KKBC"))).isEqualTo("KKBC");
        assertThat(Resources.text(Sitting.set("CBKK"))).as("in order").isEqualTo("KKBC");
        assertThat(Resources.text(0)).isEqualTo("-");
    }
}
