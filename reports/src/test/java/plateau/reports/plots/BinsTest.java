package plateau.reports.plots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class BinsTest {
    @Test
    void fewNumbersHaveAGroupEach() {
        var counts = List.of(new Count(-3, 2), new Count(1, 5));
        var bins = Bins.of(counts, 7, 40);
        assertThat(bins).isEqualTo(new Bins(-3, 1, 5));
        assertThat(bins.sums(counts)).containsExactly(2, 0, 0, 0, 5);
        assertThat(bins.start(0)).isEqualTo(-3.5);
        assertThat(bins.end(4)).isEqualTo(1.5);
    }

    @Test
    void manyNumbersShareGroupsOfARoundWidth() {
        var counts =
                LongStream.range(-130, 997).mapToObj(each -> new Count(each, 1)).toList();
        var bins = Bins.of(counts, 1_000_000, 40);
        assertThat(bins).isEqualTo(new Bins(-150, 50, 23));
        assertThat(LongStream.of(bins.sums(counts)).sum()).isEqualTo(1127);
        assertThat(bins.sums(counts)[0]).isEqualTo(30);
    }

    @Test
    void noNumbersHaveOneEmptyGroup() {
        assertThat(Bins.of(List.of(), 0, 40).sums(List.of())).containsExactly(0);
    }

    @Test
    void farNumbersDoNotOverflow() {
        var counts = List.of(new Count(Integer.MIN_VALUE, 1), new Count(Integer.MAX_VALUE, 1));
        assertThat(LongStream.of(Bins.of(counts, 2, 40).sums(counts)).sum()).isEqualTo(2);
    }

    @Test
    void aCountKnowsItsMeanDeviationAndMedian() {
        var counts = List.of(new Count(2, 3), new Count(4, 1), new Count(10, 1));
        assertThat(Count.total(counts)).isEqualTo(5);
        assertThat(Count.mean(counts)).isEqualTo(4);
        assertThat(Count.median(counts)).isEqualTo(2);
        assertThat(Count.deviation(counts)).isCloseTo(Math.sqrt(48 / 4.0), org.assertj.core.data.Offset.offset(1e-12));
        assertThat(Count.deviation(List.of(new Count(5, 1)))).isZero();
        assertThat(Count.median(List.of())).isZero();
    }
}
