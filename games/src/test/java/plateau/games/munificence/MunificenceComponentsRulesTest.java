package plateau.games.munificence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import plateau.core.State;
import plateau.core.text.Text;

/// The rules page, sections 1 and 2: hand-made decks, market, guild, set-up. Random decks have
/// [MunificenceDeckTest].
class MunificenceComponentsRulesTest {
    private static MunificenceDeck deck(String... settings) {
        return new MunificenceDeck(Sitting.game(settings));
    }

    /// `level: required>provided` of a builder.
    private static String builder(MunificenceDeck deck, int number) {
        return Text.format(
                "%d: %s>%s",
                deck.level[number], Resources.text(deck.required[number]), Resources.text(deck.provided[number]));
    }

    private static List<String> builders(MunificenceDeck deck) {
        return IntStream.range(0, deck.builders())
                .mapToObj(i -> builder(deck, i))
                .toList();
    }

    private static List<String> tokens(MunificenceDeck deck) {
        return Arrays.stream(deck.tokens).mapToObj(Resources::text).toList();
    }

    @Test
    @DisplayName("1.1 Ten colours in order, the first five in play by default")
    void thereAreTenColoursInOrder() {
        assertThat(Sitting.game().colours()).isEqualTo(5);
        assertThat(tokens(deck()).subList(0, 5)).containsExactly("KK", "BB", "GG", "RR", "WW");
        assertThat(tokens(deck("colours=10")).subList(0, 10))
                .containsExactly("KK", "BB", "GG", "RR", "WW", "DD", "PP", "AA", "OO", "CC");
    }

    @Test
    @DisplayName("1.2 25 tokens, 10 builders and 2 levels by default")
    void thereAre25TokensAnd10BuildersOfTwoLevels() {
        assertThat(deck().tokens).hasSize(25);
        assertThat(deck().builders()).isEqualTo(10);
        assertThat(deck().level).containsOnly(1, 2);
        assertThat(deck("tokens=49").tokens).hasSize(49);
    }

    @Test
    @DisplayName("1.4 The ten hand-made builders of the standard game")
    void theHandMadeBuildersOfTheStandardGame() {
        assertThat(builders(deck()))
                .containsExactly(
                        "1: KB>K",
                        "1: BG>B",
                        "1: GR>G",
                        "1: RW>R",
                        "1: KW>W",
                        "2: KBG>KB",
                        "2: BGR>BG",
                        "2: GRW>GR",
                        "2: KRW>RW",
                        "2: KBW>KW");
    }

    @Test
    @DisplayName("1.4 The level rises when the colours wrap, and begins again after the last")
    void theLevelBeginsAgainAfterTheLast() {
        assertThat(builders(deck("colours=3", "levels=2", "builders=8")))
                .containsExactly(
                        "1: KB>K", "1: BG>B", "1: KG>G", "2: KBG>KB", "2: KBG>BG", "2: KBG>KG", "1: KB>K", "1: BG>B");
    }

    @Test
    @DisplayName("1.4 A builder has 5 points for each level")
    void aBuilderHasFivePointsForEachLevel() {
        var deck = deck("colours=10", "levels=9", "builders=100");
        assertThat(List.of(deck.points(0), deck.points(10), deck.points(89), deck.points(90)))
                .containsExactly(5, 10, 45, 5);
    }

    @Test
    @DisplayName("1.5 Five doubles and four singles of each colour")
    void theHandMadeTokensOfTheStandardGame() {
        assertThat(String.join(" ", tokens(deck())))
                .isEqualTo("KK BB GG RR WW K B G R W K B G R W K B G R W K B G R W");
        assertThat(String.join(" ", tokens(deck("colours=3", "tokens=9")))).isEqualTo("KK BB GG K B G K B G");
        assertThat(String.join(" ", tokens(deck("colours=10", "tokens=4"))))
                .as("fewer tokens than colours")
                .isEqualTo("KK BB GG RR");
    }

    @Test
    @DisplayName("1.7 With both seeds 0 the powers are fixed")
    void thePowersOfHandMadeDecksAreFixed() {
        var deck = deck();
        for (int token = 0; token < 25; token++) {
            boolean panics = token == 12 || token == 18;
            assertThat(deck.tokenPowers[token]).isEqualTo(panics ? Power.MARKET_PANIC.bit() : 0);
        }
        assertThat(deck.builderPowers)
                .containsExactly(
                        0,
                        0,
                        0,
                        Power.TOKEN_ROB.bit(),
                        Power.TOKEN_ROB.bit(),
                        Power.TOKEN_ROB.bit(),
                        Power.TURN_ROB.bit(),
                        0,
                        0,
                        Power.GENTRY_MASTER.bit());
    }

    @Test
    @DisplayName("1.7 Where there are fewer tokens or builders, those that are missing go without")
    void aSmallDeckHasThePowersOfThoseItHas() {
        var deck = deck("tokens=16", "builders=4");
        assertThat(deck.tokenPowers).hasSize(16);
        assertThat(deck.tokenPowers[12]).isEqualTo(Power.MARKET_PANIC.bit());
        assertThat(deck.builderPowers).containsExactly(0, 0, 0, Power.TOKEN_ROB.bit());
    }

    @Test
    @DisplayName("1.8 A spiral from the top left, token i in slot i")
    void theMarketIsASpiral() {
        assertThat(Sitting.of(2).square()).isEqualTo("""
                         0  1  2  3  4
                        15 16 17 18  5
                        14 23 24 19  6
                        13 22 21 20  7
                        12 11 10  9  8
                        """);
    }

    @Test
    @DisplayName("1.8 The return order of seed 0")
    void theReturnOrderOfSeed0() {
        var order =
                new int[] {6, 21, 2, 14, 18, 22, 11, 17, 20, 4, 23, 12, 3, 24, 0, 8, 19, 13, 9, 15, 5, 1, 16, 7, 10};
        assertThat(deck().returnOrder).containsExactly(order);
        assertThat(deck("builder-seed=9").returnOrder).containsExactly(order);
        assertThat(deck("token-seed=9").returnOrder).isNotEqualTo(order).containsExactlyInAnyOrder(order);
    }

    @Test
    @DisplayName("1.8 Paid tokens fill the first empty slots of the return order")
    void paidTokensFillTheReturnOrder() {
        var sitting = Sitting.of(2).give(0, 0, 1).give(1, 21, 2, 6).play("hire 0");
        assertThat(List.of(sitting.token(6), sitting.token(21))).containsExactly(0, 1);
        assertThat(sitting.square()).isEqualTo("""
                         .  .  .  3  4
                        15 16 17 18  5
                        14 23 24 19  0
                        13 22  1 20  7
                        12 11 10  9  8
                        """);
    }

    @Test
    @DisplayName("1.9 The first three of each level are on offer")
    void theFirstThreeOfEachLevelAreOnOffer() {
        var sitting = Sitting.of(2);
        assertThat(sitting.offer(1)).containsExactly(0, 1, 2);
        assertThat(sitting.offer(2)).containsExactly(5, 6, 7);
    }

    @Test
    @DisplayName("1.9 A hired builder's place is filled by the next of its level, while there is one")
    void aPlaceIsFilledByTheNextOfTheLevel() {
        var sitting = Sitting.of(2).join(0, 1);
        assertThat(sitting.offer(1)).containsExactly(0, 3, 2);
        assertThat(sitting.join(0, 0).offer(1)).containsExactly(4, 3, 2);
        assertThat(sitting.join(0, 3).offer(1)).containsExactly(4, -1, 2);
        assertThat(sitting.offer(2)).containsExactly(5, 6, 7);
    }

    @Test
    @DisplayName("1.9 The lowest empty place is filled first")
    void theLowestEmptyPlaceIsFilledFirst() {
        var sitting =
                Sitting.of(2, "builders=4").join(0, 0).join(0, 3).join(0, 1).favors(1, 0);
        assertThat(sitting.offer(1)).containsExactly(-1, -1, 2);
        sitting.play("pass", "pass", "renew 1");
        assertThat(sitting.offer(1)).containsExactly(2, -1, -1);
    }

    @Test
    @DisplayName("1.9 A level may have fewer than three builders, or none")
    void aLevelMayHaveFewBuilders() {
        var sitting = Sitting.of(2, "builders=6");
        assertThat(sitting.offer(2)).containsExactly(5, -1, -1);
        assertThat(Sitting.of(2, "builders=5").offer(2)).containsExactly(-1, -1, -1);
    }

    @Test
    @DisplayName("2.1 The first player is drawn by lot")
    void theFirstPlayerIsDrawn() {
        var sitting = Sitting.before(4);
        assertThat(sitting.mover()).isEqualTo(State.CHANCE);
        assertThat(sitting.legal()).containsExactly("first0", "first1", "first2", "first3");
    }

    @Test
    @DisplayName("2.1 Nobody has anything but a favor each, and the first player not even that")
    void everybodyButTheFirstPlayerHasAFavor() {
        var sitting = Sitting.before(3).play("first1");
        assertThat(sitting.mover()).isEqualTo(1);
        assertThat(sitting.favors()).containsExactly(1, 0, 1);
        assertThat(sitting.scores()).containsExactly(0, 0, 0);
        assertThat(sitting.hand(0)).isEmpty();
    }

    @Test
    @DisplayName("2.1 Turns go round in the order of the numbers")
    void turnsGoRound() {
        var sitting = Sitting.before(3).play("first1", "pass");
        assertThat(sitting.mover()).isEqualTo(2);
        sitting.play("keep", "pass");
        assertThat(sitting.mover()).isEqualTo(0);
        sitting.play("keep", "pass");
        assertThat(sitting.mover()).isEqualTo(1);
    }
}
