package plateau.reports.plots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class ScaleTest {
    @Test
    void endsAndMarksAreRound() {
        var scale = Scale.linear(DoubleStream.of(1213, 1697));
        assertThat(scale.marks()).containsExactly(1200.0, 1300.0, 1400.0, 1500.0, 1600.0, 1700.0);
        assertThat(scale.at(1200)).isZero();
        assertThat(scale.at(1700)).isEqualTo(100);
        assertThat(scale.at(1450)).isEqualTo(50);
        assertThat(scale.digits(1200)).isZero();
    }

    @Test
    void smallNumbersHaveDigits() {
        var scale = Scale.linear(DoubleStream.of(0, 0.09));
        assertThat(scale.step()).isEqualTo(0.02);
        assertThat(scale.digits(0.02)).isEqualTo(2);
    }

    @Test
    void whatIsBeyondAnEndLiesThere() {
        var scale = Scale.linear(DoubleStream.of(0, 10));
        assertThat(scale.at(Double.NEGATIVE_INFINITY)).isZero();
        assertThat(scale.at(Double.POSITIVE_INFINITY)).isEqualTo(100);
        assertThat(scale.at(Double.NaN)).isZero();
    }

    @Test
    void nothingAndOneNumberHaveAScaleToo() {
        assertThat(Scale.linear(DoubleStream.of()).at(0.5)).isEqualTo(50);
        assertThat(Scale.linear(DoubleStream.of(Double.NaN)).marks()).containsExactly(0.0, 1.0);
        var one = Scale.linear(DoubleStream.of(1500));
        assertThat(one.low()).isLessThanOrEqualTo(1500);
        assertThat(one.high()).isGreaterThan(one.low());
        assertThat(Scale.logarithmic(DoubleStream.of(0, 0)).at(0)).isZero();
    }

    @Test
    void marksAreRoundWhereTheEndsAreNot() {
        var scale = new Scale(49.5, 63.5, 5, false);
        assertThat(scale.marks()).containsExactly(50.0, 55.0, 60.0);
    }

    @Test
    void wholeStepsAreNoFractions() {
        assertThat(Scale.whole(DoubleStream.of(0, 2)).marks()).containsExactly(0.0, 1.0, 2.0);
        assertThat(Scale.whole(DoubleStream.of(0)).marks()).containsExactly(0.0, 1.0);
    }

    @Test
    void powersOfTenAreEvenlyApart() {
        var scale = Scale.logarithmic(DoubleStream.of(0.02, 300));
        assertThat(scale.at(0.01)).isZero();
        assertThat(scale.at(1000)).isEqualTo(100);
        assertThat(scale.at(0.1)).isCloseTo(20, org.assertj.core.data.Offset.offset(1e-9));
        assertThat(scale.digits(0.1)).isEqualTo(1);
        assertThat(scale.digits(100)).isZero();
    }

    @Test
    void anyNumbersLieOnTheirScaleBetweenFewMarks() {
        var lot = new SplittableRandom(3);
        for (int i = 0; i < 2000; i++) {
            double size = Math.pow(10, lot.nextInt(-6, 9));
            double one = (lot.nextDouble() - 0.5) * size;
            double other = (lot.nextDouble() - 0.5) * size;
            var scale = Scale.linear(DoubleStream.of(one, other));
            assertThat(scale.low()).isLessThanOrEqualTo(Math.min(one, other) + 1e-6 * size);
            assertThat(scale.high()).isGreaterThanOrEqualTo(Math.max(one, other) - 1e-6 * size);
            assertThat(scale.marks()).hasSizeBetween(2, 8).doesNotHaveDuplicates();
            assertThat(scale.at(one)).isBetween(0.0, 100.0);
        }
    }
}
