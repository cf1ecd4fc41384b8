package plateau.games.munificence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.Moves;
import plateau.core.luck.Lot;

/// The rules page, 1.3, 1.6 and 1.7: random decks.
class MunificenceDeckTest {
    private static final int SEEDS = 2000;

    private static MunificenceDeck deck(int tokenSeed, int builderSeed, String... settings) {
        var all = Arrays.copyOf(settings, settings.length + 2);
        all[settings.length] = "token-seed=" + tokenSeed;
        all[settings.length + 1] = "builder-seed=" + builderSeed;
        return new MunificenceDeck(Sitting.game(all));
    }

    private static void assertSameTokens(MunificenceDeck left, MunificenceDeck right) {
        assertThat(left.tokens).isEqualTo(right.tokens);
        assertThat(left.returnOrder).isEqualTo(right.returnOrder);
        assertThat(left.tokenPowers).isEqualTo(right.tokenPowers);
    }

    private static void assertSameBuilders(MunificenceDeck left, MunificenceDeck right) {
        assertThat(left.level).isEqualTo(right.level);
        assertThat(left.required).isEqualTo(right.required);
        assertThat(left.provided).isEqualTo(right.provided);
        assertThat(left.builderPowers).isEqualTo(right.builderPowers);
    }

    @Test
    @DisplayName("1.3 The same pair of seeds makes the same decks, whatever the match")
    void theSameSeedsMakeTheSameDecks() {
        for (int seed = 0; seed < 50; seed++) {
            var game = Sitting.game("token-seed=" + seed, "builder-seed=" + (50 - seed));
            var match = (MunificenceState) game.start(2);
            match.play(match.drawMove(new Lot(seed, 0), new Moves()));
            var other = (MunificenceState) game.start(4);
            other.play(other.drawMove(new Lot(seed + 1, 0), new Moves()));
            assertSameTokens(match.deck, other.deck);
            assertSameBuilders(match.deck, other.deck);
        }
    }

    @Test
    @DisplayName("1.3 Another seed makes another deck")
    void anotherSeedMakesAnotherDeck() {
        var tokens = new TreeSet<String>();
        var builders = new TreeSet<String>();
        for (int seed = 0; seed < 100; seed++) {
            tokens.add(Arrays.toString(deck(seed, 0).tokens));
            builders.add(Arrays.toString(deck(0, seed).required));
        }
        assertThat(tokens).hasSize(100);
        assertThat(builders).hasSizeGreaterThan(95);
    }

    @Test
    @DisplayName("1.3 Each deck comes from its own seed alone")
    void eachDeckComesFromItsOwnSeed() {
        assertSameTokens(deck(7, 1), deck(7, 2));
        assertSameTokens(deck(0, 1), deck(0, 2));
        assertSameBuilders(deck(1, 7), deck(2, 7));
        assertSameBuilders(deck(1, 0), deck(2, 0));
    }

    @ParameterizedTest(name = "{0} builders at most: 2 to {1}")
    @CsvSource({"3, 2", "4, 3", "10, 9"})
    @DisplayName("1.6 There are 2 to builders − 1 random builders")
    void thereAreTwoToOneLessThanTheMost(int builders, int most) {
        var counts = new TreeSet<Integer>();
        for (int seed = 1; seed <= 300; seed++) {
            counts.add(deck(0, seed, "builders=" + builders).builders());
        }
        assertThat(counts)
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(2, most).boxed().toList());
    }

    @Test
    @DisplayName("1.6 A random builder provides as many colours as its level, requires one more")
    void randomBuildersKeepTheirBounds() {
        var levels = new TreeSet<Integer>();
        for (int seed = 1; seed <= 300; seed++) {
            var deck = deck(0, seed, "colours=4", "levels=3");
            for (int builder = 0; builder < deck.builders(); builder++) {
                int level = deck.level[builder];
                levels.add(level);
                assertThat(Resources.total(deck.provided[builder])).isEqualTo(level);
                assertThat(Resources.total(deck.required[builder])).isEqualTo(level + 1);
                assertThat(deck.points(builder)).isEqualTo(5 * level);
                assertThat(Resources.text(deck.required[builder])).matches("[KBGR]+");
                assertThat(Resources.text(deck.provided[builder])).matches("[KBGR]+");
            }
        }
        assertThat(levels).containsExactly(1, 2, 3);
    }

    @Test
    @DisplayName("1.6 A random token is one or two random colours")
    void randomTokensAreOneOrTwoColours() {
        var seen = new TreeSet<String>();
        for (int seed = 1; seed <= 100; seed++) {
            for (long token : deck(seed, 0, "colours=3").tokens) {
                seen.add(Resources.text(token));
            }
        }
        assertThat(seen).containsExactly("B", "BB", "BG", "G", "GG", "K", "KB", "KG", "KK");
    }

    @Test
    @DisplayName("1.7 Each token power has a chance of 1 in tokens")
    void tokenPowersHaveTheirChance() {
        for (var power : Power.OF_TOKENS) {
            long count = 0;
            for (int seed = 1; seed <= SEEDS; seed++) {
                count += count(deck(seed, 1).tokenPowers, power);
            }
            // one a deck; five standard deviations of the mean, √(25 · 0.04 · 0.96 / 2000) = 0.022
            assertThat((double) count / SEEDS).as("%s", power).isCloseTo(1, within(0.11));
        }
    }

    @Test
    @DisplayName("1.7 Each builder power has a chance of level in builders, tokens never have them")
    void builderPowersHaveTheirChance() {
        for (var power : Power.OF_BUILDERS) {
            double expected = 0;
            long count = 0;
            for (int seed = 1; seed <= SEEDS; seed++) {
                var deck = deck(0, seed);
                count += count(deck.builderPowers, power);
                expected += IntStream.of(deck.level).sum() / 10.0;
                assertThat(count(deck.tokenPowers, power)).isZero();
            }
            // about 0.8 a deck; five standard deviations of a sum of 2 000 are under 200
            assertThat((double) count).as("%s", power).isCloseTo(expected, within(200.0));
        }
    }

    private static long count(int[] powers, Power power) {
        return IntStream.of(powers).filter(set -> (set & power.bit()) != 0).count();
    }

    @Test
    @DisplayName("1.7 Nothing has more than three powers")
    void nothingHasMoreThanThreePowers() {
        var deck = deck(0, 4, "colours=10", "levels=9", "builders=9");
        int most = 0;
        for (int builder = 0; builder < deck.builders(); builder++) {
            most = Math.max(most, Integer.bitCount(deck.builderPowers[builder]));
            if (deck.level[builder] == 9) {
                assertThat(deck.builderPowers[builder])
                        .as("a chance of 9 in 9; the fourth is left out")
                        .isEqualTo(Power.TOKEN_ROB.bit() | Power.TURN_ROB.bit() | Power.GENTRY_MASTER.bit());
            }
        }
        assertThat(most).isEqualTo(3);
        assertThat(deck.level).contains(9);
    }

    @Test
    @DisplayName("1.7 With one seed of 0 all powers are drawn, 0 being a seed like any other")
    void withOneSeedOf0PowersAreDrawn() {
        assertThat(deck(0, 1).tokenPowers).isNotEqualTo(deck(0, 0).tokenPowers);
        assertThat(deck(1, 0).builderPowers).isNotEqualTo(deck(0, 0).builderPowers);
        assertThat(deck(0, 1).tokens).isEqualTo(deck(0, 0).tokens);
        assertThat(deck(1, 0).required).isEqualTo(deck(0, 0).required);
    }

    @Test
    @DisplayName("1.7 Equal seeds do not make equal powers")
    void equalSeedsDrawTokensAndBuildersApart() {
        int same = 0;
        for (int seed = 1; seed <= 200; seed++) {
            // One level and as many tokens as builders: the same chance for both
            var deck = deck(seed, seed, "colours=2", "levels=1", "tokens=4", "builders=4");
            boolean token = (deck.tokenPowers[0] & Power.MARKET_PANIC.bit()) != 0;
            boolean builder = (deck.builderPowers[0] & Power.TOKEN_ROB.bit()) != 0;
            same += token == builder ? 1 : 0;
        }
        // 10 in 16 by chance
        assertThat(same).isBetween(90, 160);
    }
}
