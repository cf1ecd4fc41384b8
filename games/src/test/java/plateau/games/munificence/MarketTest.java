package plateau.games.munificence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.core.text.Text;

/// The square market: its spiral (rules 1.8) and what may be taken together (rules 3.2).
class MarketTest {
    private static Market market(int side, String links) {
        return new Market(Sitting.game("tokens=" + side * side, "links=" + links));
    }

    /// The slots as they lie on the square.
    private static String drawn(int side) {
        var text = new StringBuilder();
        for (int place = 0; place < side * side; place++) {
            text.append(Text.format("%2d", market(side, "path").slotAt[place]));
            text.append(place % side == side - 1 ? "\n" : " ");
        }
        return text.toString();
    }

    @Test
    void theSpiralOfAnEvenSideEndsInTheMiddleFour() {
        assertThat(drawn(2)).isEqualTo("""
                         0  1
                         3  2
                        """);
        assertThat(drawn(4)).isEqualTo("""
                         0  1  2  3
                        11 12 13  4
                        10 15 14  5
                         9  8  7  6
                        """);
        assertThat(drawn(6)).isEqualTo("""
                         0  1  2  3  4  5
                        19 20 21 22 23  6
                        18 31 32 33 24  7
                        17 30 35 34 25  8
                        16 29 28 27 26  9
                        15 14 13 12 11 10
                        """);
        assertThat(drawn(8)).isEqualTo("""
                         0  1  2  3  4  5  6  7
                        27 28 29 30 31 32 33  8
                        26 47 48 49 50 51 34  9
                        25 46 59 60 61 52 35 10
                        24 45 58 63 62 53 36 11
                        23 44 57 56 55 54 37 12
                        22 43 42 41 40 39 38 13
                        21 20 19 18 17 16 15 14
                        """);
    }

    @Test
    void theSpiralOfAnOddSideEndsInTheCentre() {
        assertThat(drawn(3)).isEqualTo("""
                         0  1  2
                         7  8  3
                         6  5  4
                        """);
        assertThat(drawn(5)).isEqualTo("""
                         0  1  2  3  4
                        15 16 17 18  5
                        14 23 24 19  6
                        13 22 21 20  7
                        12 11 10  9  8
                        """);
        assertThat(drawn(7)).isEqualTo("""
                         0  1  2  3  4  5  6
                        23 24 25 26 27 28  7
                        22 39 40 41 42 29  8
                        21 38 47 48 43 30  9
                        20 37 46 45 44 31 10
                        19 36 35 34 33 32 11
                        18 17 16 15 14 13 12
                        """);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
    void onALineThereAreAsManyRunsAsPlacesToBegin(int side) {
        var market = market(side, "path");
        int slots = side * side;
        assertThat(market.spansUpTo).containsExactly(0, slots, 2 * slots - 1, 3 * slots - 3);
        assertThat(market.spans).hasSize(3 * slots - 3).doesNotHaveDuplicates();
        for (long span : market.spans) {
            int length = Long.bitCount(span);
            assertThat(span >>> Long.numberOfTrailingZeros(span)).isEqualTo((1L << length) - 1);
        }
    }

    /// On an n × n square there are 2n(n − 1) dominoes, 2n(n − 2) straight trominoes and 4(n − 1)²
    /// bent ones.
    @ParameterizedTest(name = "side {0}: {1} pairs, {2} threes")
    @CsvSource({"2, 4, 4", "3, 12, 22", "4, 24, 52", "5, 40, 94", "6, 60, 148", "8, 112, 292"})
    void onASquareThereAreAsManySetsAsPolyominoes(int side, int pairs, int threes) {
        var market = market(side, "grid");
        int slots = side * side;
        assertThat(market.spansUpTo).containsExactly(0, slots, slots + pairs, slots + pairs + threes);
        assertThat(market.spans).hasSize(slots + pairs + threes).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({"2, path", "2, grid", "3, grid", "5, path", "5, grid", "8, path", "8, grid"})
    void theSetsAreThoseFoundByTryingAll(int side, String links) {
        var slow = new SlowMarket(side, Sitting.game("links=" + links).links());
        var all = IntStream.rangeClosed(1, 3)
                .boxed()
                .flatMap(count -> slow.spans.getOrDefault(count, List.of()).stream())
                .map(set -> set.stream().mapToLong(slot -> 1L << slot).sum())
                .toList();
        assertThat(IntStream.range(0, all.size()).mapToObj(i -> market(side, links).spans[i]))
                .containsExactlyElementsOf(all);
    }
}
