package plateau.core.luck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.integers;
import static org.quicktheories.generators.SourceDSL.longs;

import java.util.HashSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class LotTest {
    private static long[] longsOf(long seed, long stream) {
        var lot = new Lot(seed, stream);
        return LongStream.generate(lot::nextLong).limit(3).toArray();
    }

    @Test
    void theNumbersOfASeedAndStreamNeverChange() {
        assertThat(longsOf(0, 0)).containsExactly(-1577498266157107792L, -2933240757619563955L, -7469665102746125542L);
        assertThat(longsOf(1, 0)).containsExactly(-3089967074086393110L, -1483569915134497833L, -5511993050266386517L);
        assertThat(longsOf(1, 1)).containsExactly(5987356902031041503L, 7051070477665621255L, 6633766593972829180L);
        assertThat(longsOf(Lot.MAX_SEED, 7))
                .containsExactly(-6432167201780480956L, 6116419387080291667L, 7536020985898980827L);
    }

    @Test
    void everyOtherWayToDrawNeverChangesEither() {
        var lot = new Lot(42, 3);
        assertThat(IntStream.generate(() -> lot.nextInt(6)).limit(10)).containsExactly(5, 3, 5, 2, 2, 5, 0, 1, 1, 5);
        lot.reseed(42, 3);
        assertThat(IntStream.generate(() -> lot.nextInt(-5, 6)).limit(10))
                .containsExactly(5, 2, 5, -2, 0, 4, -5, -3, -3, 5);
        lot.reseed(42, 3);
        assertThat(IntStream.generate(() -> lot.nextInt(3 << 29)).limit(4))
                .containsExactly(1470738248, 1060021711, 1561505649, 578189584);
        lot.reseed(42, 3);
        assertThat(IntStream.generate(lot::nextInt).limit(3)).containsExactly(-372998633, -1468242731, -130952231);
        lot.reseed(42, 3);
        assertThat(IntStream.generate(() -> lot.nextBoolean() ? 1 : 0).limit(10))
                .containsExactly(1, 1, 1, 0, 0, 1, 0, 0, 0, 1);
        lot.reseed(42, 3);
        assertThat(lot.nextDouble()).isEqualTo(0.9131544881986227);
        assertThat(lot.nextDouble()).isEqualTo(0.6581481000739768);
    }

    @Test
    void seedsOfGamesNeverChange() {
        assertThat(LongStream.range(0, 3).map(index -> Lot.seedOfGame(0, index)))
                .containsExactly(1932045086981743L, 742195921506142L, 7478143580108567L);
        assertThat(LongStream.range(0, 3).map(index -> Lot.seedOfGame(1, index)))
                .containsExactly(469527774716190L, 3778923710968302L, 6181923369946488L);
    }

    @Test
    void seedsOfGamesAreSeedsAndDiffer() {
        var seeds = new HashSet<Long>();
        for (long seed = 0; seed < 10; seed++) {
            for (long index = 0; index < 1000; index++) {
                long ofGame = Lot.seedOfGame(seed, index);
                assertThat(ofGame).isBetween(0L, Lot.MAX_SEED);
                seeds.add(ofGame);
            }
        }
        assertThat(seeds).hasSize(10_000);
    }

    @Test
    void reseedingStartsAgain() {
        qt().withFixedSeed(1).forAll(longs().all(), longs().all()).check((seed, stream) -> {
            var lot = new Lot(5, 5);
            lot.nextLong();
            lot.reseed(seed, stream);
            return lot.nextLong() == new Lot(seed, stream).nextLong();
        });
    }

    @Test
    void streamsOfOneSeedAndSeedsOfOneStreamDiffer() {
        var firsts = new HashSet<Long>();
        for (int seed = 0; seed < 100; seed++) {
            for (int stream = 0; stream < 100; stream++) {
                firsts.add(new Lot(seed, stream).nextLong());
            }
        }
        assertThat(firsts).hasSize(100 * 100);
    }

    @Test
    void aNumberIsWithinItsBounds() {
        qt().withFixedSeed(2)
                .forAll(longs().all(), integers().between(1, Integer.MAX_VALUE))
                .check((seed, bound) -> {
                    int drawn = new Lot(seed, 0).nextInt(bound);
                    return drawn >= 0 && drawn < bound;
                });
    }

    @Test
    void aBoundThatIsNotPositiveIsRefused() {
        var lot = new Lot(0, 0);
        assertThatThrownBy(() -> lot.nextInt(0)).hasMessage("bound must be positive, not 0");
        assertThatThrownBy(() -> lot.nextInt(-3)).hasMessage("bound must be positive, not -3");
        assertThatThrownBy(() -> lot.nextInt(5, 5)).isInstanceOf(IllegalArgumentException.class);
    }

    /// 70 000 draws of 7 numbers: 10 000 of each, give or take 400, which is four standard deviations.
    @Test
    void allNumbersAreEquallyLikely() {
        var counts = new int[7];
        var lot = new Lot(7, 0);
        for (int i = 0; i < 70_000; i++) {
            counts[lot.nextInt(7)]++;
        }
        assertThat(counts).hasSize(7);
        for (int count : counts) {
            assertThat(count).isCloseTo(10_000, within(400));
        }
    }

    /// The bound does not divide 2³²: without a second draw now and then every third number would come
    /// a third less often. 20 000 of each residue are expected, with a deviation of 115.
    @Test
    void aLargeBoundIsNotUneven() {
        int bound = 3 << 29;
        var lot = new Lot(8, 0);
        var residues = new int[3];
        for (int i = 0; i < 60_000; i++) {
            residues[lot.nextInt(bound) % 3]++;
        }
        for (int count : residues) {
            assertThat(count).isCloseTo(20_000, within(500));
        }
    }

    /// The mean of 40 000 draws has a standard deviation of 0.0015.
    @Test
    void fractionsLieBetweenZeroAndOneEvenly() {
        var lot = new Lot(9, 0);
        double sum = 0;
        for (int i = 0; i < 40_000; i++) {
            double drawn = lot.nextDouble();
            assertThat(drawn).isBetween(0.0, Math.nextDown(1.0));
            sum += drawn;
        }
        assertThat(sum / 40_000).isCloseTo(0.5, within(0.006));
    }

    /// A coin thrown 40 000 times falls on heads 20 000 times, give or take four deviations of 100.
    @Test
    void coinsAreFair() {
        var lot = new Lot(10, 0);
        long heads = IntStream.range(0, 40_000).filter(i -> lot.nextBoolean()).count();
        assertThat(heads).isCloseTo(20_000L, within(400L));
    }
}
