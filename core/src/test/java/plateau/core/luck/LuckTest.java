package plateau.core.luck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.integers;
import static org.quicktheories.generators.SourceDSL.longs;

import java.util.HashSet;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class LuckTest {
    private static long[] three(Luck luck) {
        return LongStream.generate(luck::nextLong).limit(3).toArray();
    }

    @Test
    void theNumbersOfAPlaceNeverChange() {
        assertThat(three(new Luck(0))).containsExactly(6176834301602412100L, 5735056716830083383L, 73003691394259083L);
        assertThat(three(new Luck(7).ofChance(3)))
                .containsExactly(4147352956950479867L, -3547675521265511797L, -2086685177009963129L);
        assertThat(three(new Luck(7).of(3, 0)))
                .containsExactly(4254191911310594626L, 2405891046561032155L, 6120005917590169049L);
        assertThat(three(new Luck(Lot.MAX_SEED).of(1_000_000, 19)))
                .containsExactly(-4847201561648817383L, -7306931440184205403L, -4795061277353146055L);
    }

    @Test
    void aPlaceGivesTheSameWhateverWasDrawnBefore() {
        qt().withFixedSeed(1)
                .forAll(
                        longs().between(0, Lot.MAX_SEED),
                        integers().between(0, 100_000),
                        integers().between(0, 19))
                .check((seed, ply, seat) -> {
                    var luck = new Luck(seed ^ 1);
                    luck.nextLong();
                    luck.begin(seed);
                    luck.of(seat, ply);
                    luck.nextLong();
                    return luck.of(ply, seat).nextLong()
                            == new Luck(seed).of(ply, seat).nextLong();
                });
    }

    @Test
    void aMatchBeginsWithTheLuckOfChance() {
        var luck = new Luck();
        luck.begin(5);
        assertThat(luck.nextLong()).isEqualTo(new Luck(5).ofChance(0).nextLong());
    }

    @Test
    void noTwoPlacesBeginAlike() {
        var firsts = new HashSet<Long>();
        for (int seed = 0; seed < 20; seed++) {
            var luck = new Luck(seed);
            for (int ply = 0; ply < 300; ply++) {
                firsts.add(luck.ofChance(ply).nextLong());
                for (int seat = 0; seat < 20; seat++) {
                    firsts.add(luck.of(ply, seat).nextLong());
                }
            }
        }
        assertThat(firsts).hasSize(20 * 300 * 21);
    }

    /// What one seat is dealt tells nothing of what another is, nor of what either draws.
    @Test
    void eachSeatsViewIsDealtFromAPlaceOfItsOwn() {
        assertThat(three(new Luck(7).ofView(3, 1)))
                .containsExactly(-1007535823505344893L, -3472181220936220921L, -6966790211110506379L);
        var firsts = new HashSet<Long>();
        var luck = new Luck(5);
        for (int ply = 0; ply < 300; ply++) {
            firsts.add(luck.ofChance(ply).nextLong());
            for (int seat = 0; seat < 20; seat++) {
                firsts.add(luck.of(ply, seat).nextLong());
                firsts.add(luck.ofView(ply, seat).nextLong());
            }
        }
        assertThat(firsts).hasSize(300 * 41);
    }

    /// The first draw of a place is what a match mostly sees. 70 000 plies, 7 outcomes: 10 000 of each,
    /// give or take 400, which is four standard deviations.
    @Test
    void theFirstDrawsOfPliesAreEven() {
        var counts = new int[7];
        var luck = new Luck(11);
        for (int ply = 0; ply < 70_000; ply++) {
            counts[luck.ofChance(ply).nextInt(7)]++;
        }
        for (int count : counts) {
            assertThat(count).isCloseTo(10_000, within(400));
        }
    }

    /// Of 40 000 plies a seat and chance agree in half of their coins, give or take four deviations of
    /// 100; so do neighbouring plies, and neighbouring seeds.
    @Test
    void neighbouringPlacesHaveNothingToDoWithEachOther() {
        var luck = new Luck(3);
        var other = new Luck(4);
        assertThat(agreeing(
                        ply -> luck.ofChance(ply).nextLong(),
                        ply -> luck.of(ply, 0).nextLong()))
                .isCloseTo(20_000, within(400L));
        assertThat(agreeing(
                        ply -> luck.of(ply, 1).nextLong(),
                        ply -> luck.of(ply + 1, 1).nextLong()))
                .isCloseTo(20_000, within(400L));
        assertThat(agreeing(
                        ply -> luck.of(ply, 1).nextLong(),
                        ply -> other.of(ply, 1).nextLong()))
                .isCloseTo(20_000, within(400L));
    }

    private static long agreeing(IntToLongFunction one, IntToLongFunction two) {
        return IntStream.range(0, 40_000)
                .filter(ply -> one.applyAsLong(ply) < 0 == two.applyAsLong(ply) < 0)
                .count();
    }
}
