package plateau.games.munificence;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/// The rules page, sections 3.1 to 3.4: favors, actions, hiring, the limit of a hand.
class MunificenceTurnRulesTest {
    private static final int[] TEN = {5, 6, 7, 8, 9, 10, 11, 13, 14, 15};

    @Test
    @DisplayName("3.1 Only a player who has a favor is asked about it, once a turn")
    void aFavorIsUsedOnceATurn() {
        var sitting = Sitting.of(2).favors(0, 2);
        assertThat(sitting.legal("keep")).as("player 0 has none").isEmpty();
        sitting.play("pass", "return 0");
        assertThat(sitting.favors()).containsExactly(0, 1);
        assertThat(sitting.mover()).isEqualTo(1);
        assertThat(sitting.legal()).contains("pass").doesNotContain("keep");
    }

    @Test
    @DisplayName("3.1 A favor may be kept")
    void aFavorMayBeKept() {
        var sitting = Sitting.of(2).play("pass", "keep");
        assertThat(sitting.favors()).containsExactly(0, 1);
        assertThat(sitting.mover()).isEqualTo(1);
    }

    @Test
    @DisplayName("3.1 Return takes any one token of the market")
    void returnTakesAnyTokenOfTheMarket() {
        var sitting = Sitting.of(2).play("take3 3 4 5");
        assertThat(sitting.legal("return")).hasSize(22).doesNotContain("return 3", "return 5");
        sitting.play("return 24");
        assertThat(sitting.hand(1)).containsExactly(24);
        assertThat(sitting.token(24)).isEqualTo(-1);
    }

    @Test
    @DisplayName("3.1 Return needs room")
    void returnNeedsRoom() {
        var sitting = Sitting.of(2).give(1, TEN).play("pass");
        assertThat(sitting.legal()).containsExactly("keep", "renew 1", "renew 2");
    }

    @Test
    @DisplayName("3.1 The powers of a returned token act before the turn goes on")
    void thePowersOfAReturnedTokenAct() {
        var sitting = Sitting.of(2).play("pass", "return 12");
        assertThat(sitting.legal()).hasSize(24).contains("panic 0 12");
        sitting.play("panic 0 12");
        assertThat(sitting.mover()).isEqualTo(1);
        assertThat(sitting.legal()).contains("take1 12", "pass").doesNotContain("take1 0");
    }

    @Test
    @DisplayName("3.1 Renewal sends a level's builders to the back of their queue and replaces them")
    void renewalReplacesALevel() {
        var sitting = Sitting.of(2).play("pass", "renew 1");
        assertThat(sitting.offer(1)).containsExactly(3, 4, 0);
        assertThat(sitting.offer(2)).containsExactly(5, 6, 7);
        assertThat(sitting.favors()).containsExactly(0, 0);
        sitting.play("pass").favors(1, 0).play("pass", "pass", "renew 1");
        assertThat(sitting.offer(1)).as("1 2 were waiting").containsExactly(1, 2, 3);
    }

    @Test
    @DisplayName("3.1 When nobody waits the same builders come back")
    void renewalWithoutAQueueBringsTheSameBack() {
        var sitting = Sitting.of(2, "builders=3").play("pass", "renew 1");
        assertThat(sitting.offer(1)).containsExactly(0, 1, 2);
        assertThat(sitting.favors()).containsExactly(0, 0);
    }

    @Test
    @DisplayName("3.1 A level without a builder on offer cannot be chosen")
    void anEmptyLevelIsNotRenewed() {
        assertThat(Sitting.of(2, "builders=5").play("pass").legal("renew")).containsExactly("renew 1");
    }

    @Test
    @DisplayName("3.1 With a full hand and nobody on offer there is nothing but to keep")
    void aFavorMayBeOfNoUse() {
        var sitting =
                Sitting.of(2, "builders=3").join(0, 0).join(0, 1).join(0, 2).give(1, TEN);
        sitting.play("pass");
        assertThat(sitting.legal()).containsExactly("keep");
    }

    @Test
    @DisplayName("3.2 At first one may take any 1 to 3 tokens in a row, or pass: 25 + 24 + 23 + 1")
    void atFirstThereAre73Actions() {
        var sitting = Sitting.of(2);
        assertThat(sitting.legal()).hasSize(73).startsWith("take1 0").endsWith("pass");
        assertThat(sitting.legal("take2")).hasSize(24).contains("take2 4 5", "take2 23 24");
        assertThat(sitting.legal("take3")).hasSize(23).contains("take3 15 16 17");
    }

    @Test
    @DisplayName("3.2 Taken tokens lie in consecutive slots, none of them empty")
    void anEmptySlotBreaksARow() {
        var sitting = Sitting.of(2).play("take3 2 3 4", "keep");
        assertThat(sitting.hand(0)).containsExactly(2, 3, 4);
        assertThat(sitting.legal("take2")).contains("take2 0 1").doesNotContain("take2 1 2");
        assertThat(sitting.legal("take3")).contains("take3 5 6 7").doesNotContain("take3 0 1 2");
        assertThat(sitting.legal("take2 1 "))
                .as("1 and 5 do not follow each other")
                .isEmpty();
    }

    @Test
    @DisplayName("3.2 links=grid: connected on the square")
    void withGridLinksTokensTouchOnTheSquare() {
        var sitting = Sitting.of(2, "links=grid");
        assertThat(sitting.legal())
                .hasSize(25 + 40 + 94 + 1)
                .contains("take2 0 15", "take3 0 1 15", "take3 0 1 16", "take3 16 23 24")
                .doesNotContain("take2 0 16", "take3 0 1 17", "take3 0 2 16");
        sitting.play("take3 0 1 16", "keep");
        assertThat(sitting.legal())
                .contains("take2 2 17", "take2 14 15")
                .doesNotContain("take2 15 16", "take3 2 16 17");
    }

    @Test
    @DisplayName("3.2 Exactly one action, and passing is one")
    void thereIsOneActionATurn() {
        assertThat(Sitting.of(2).play("take1 0").mover()).isEqualTo(1);
        assertThat(Sitting.of(2).play("pass").mover()).isEqualTo(1);
        assertThat(Sitting.of(2).give(0, 0, 1).play("hire 0").mover()).isEqualTo(1);
    }

    @Test
    @DisplayName("3.2 In an empty market there is nothing to take")
    void anEmptyMarketLeavesThePass() {
        var sitting = Sitting.of(2, "tokens=4").give(1, 0, 1, 2, 3);
        assertThat(sitting.legal()).containsExactly("pass");
        assertThat(sitting.play("pass").legal("return")).isEmpty();
    }

    @Test
    @DisplayName("3.3 A builder costs what it requires")
    void aBuilderCostsWhatItRequires() {
        assertThat(Sitting.of(2).give(0, 5).legal("hire")).as("K").isEmpty();
        assertThat(Sitting.of(2).give(0, 5, 6).legal("hire")).as("KB").containsExactly("hire 0");
        assertThat(Sitting.of(2).give(0, 5, 6, 7).legal("hire"))
                .as("KBG")
                .containsExactly("hire 0", "hire 1", "hire 5");
        assertThat(Sitting.of(2).give(0, 9, 5).legal("hire"))
                .as("4 is not on offer")
                .isEmpty();
    }

    @Test
    @DisplayName("3.3 The player's builders provide part of it")
    void buildersProvidePartOfTheCost() {
        var sitting = Sitting.of(2).join(0, 0).give(0, 6, 7);
        assertThat(sitting.legal("hire")).containsExactly("hire 1", "hire 5");
        assertThat(Sitting.of(2).join(1, 0).give(0, 6, 7).legal("hire"))
                .as("another player's builders do not")
                .containsExactly("hire 1");
    }

    @Test
    @DisplayName("3.3 What is provided beyond the requirement counts for nothing")
    void theCostOfAColourIsNeverBelowNothing() {
        var sitting = Sitting.of(2).join(0, 0).join(0, 5).join(0, 1);
        assertThat(sitting.offer(1)).contains(4);
        assertThat(sitting.legal("hire 4")).as("K B B K provided, K W required").isEmpty();
        assertThat(sitting.give(0, 9).legal("hire 4")).containsExactly("hire 4");
    }

    @Test
    @DisplayName("3.3 A cost of nothing is a free hire")
    void aCostOfNothingIsAFreeHire() {
        var sitting = Sitting.of(2).join(0, 5).give(0, 0, 1, 2).play("hire 0");
        assertThat(sitting.hand(0)).containsExactly(0, 1, 2);
        assertThat(sitting.scores()).containsExactly(15, 0);
        assertThat(sitting.mover()).isEqualTo(1);
    }

    @Test
    @DisplayName("3.3 No change is given")
    void noChangeIsGiven() {
        var sitting = Sitting.of(2).give(0, 0, 1, 12).play("hire 0");
        assertThat(sitting.hand(0)).as("KK and BB for KB").containsExactly(12);
    }

    @Test
    @DisplayName("3.3 The player chooses among the payments")
    void thePlayerChoosesThePayment() {
        var sitting = Sitting.of(2).give(0, 0, 1, 5, 6, 12).play("hire 0");
        assertThat(sitting.mover()).isEqualTo(0);
        assertThat(sitting.legal()).containsExactly("pay 0 1", "pay 0 6", "pay 1 5", "pay 5 6");
        sitting.play("pay 1 5");
        assertThat(sitting.hand(0)).containsExactly(0, 6, 12);
        assertThat(sitting.mover()).isEqualTo(1);
    }

    @Test
    @DisplayName("3.3 No payment has a token that can be left out")
    void noPaymentHasANeedlessToken() {
        var sitting = Sitting.of(2).tokenIs(6, "KB").give(0, 0, 1, 6).play("hire 0");
        assertThat(sitting.legal()).containsExactly("pay 0 1", "pay 6");
    }

    @Test
    @DisplayName("3.3 Where there is one way to pay nobody is asked")
    void oneWayToPayIsNotAsked() {
        var sitting = Sitting.of(2).give(0, 5, 6, 7).play("hire 0");
        assertThat(sitting.mover()).isEqualTo(1);
        assertThat(sitting.hand(0)).containsExactly(7);
    }

    @Test
    @DisplayName("3.3 The points count at once, and so does what is provided")
    void theBuilderJoinsAtOnce() {
        var sitting = Sitting.of(2).give(0, 0, 1, 2, 6, 7).play("hire 5", "pay 0 6 7");
        assertThat(sitting.scores()).containsExactly(10, 0);
        assertThat(sitting.offer(2)).containsExactly(8, 6, 7);
        sitting.play("keep", "pass");
        assertThat(sitting.legal("hire")).as("KB provided, BB and GG in hand").containsExactly("hire 0", "hire 1");
    }

    @Test
    @DisplayName("3.4 A player takes at most what fits")
    void aPlayerTakesAtMostWhatFits() {
        var eight = Sitting.of(2).give(0, 5, 6, 7, 8, 9, 10, 11, 13);
        assertThat(eight.legal("take3")).isEmpty();
        assertThat(eight.legal("take2")).isNotEmpty();
        var nine = Sitting.of(2).give(0, 5, 6, 7, 8, 9, 10, 11, 13, 14);
        assertThat(nine.legal("take2")).isEmpty();
        assertThat(nine.legal("take1")).hasSize(16);
    }

    @Test
    @DisplayName("3.4 A player who holds ten tokens takes none")
    void aFullHandTakesNothing() {
        var sitting = Sitting.of(2).give(0, TEN);
        assertThat(sitting.legal("take")).isEmpty();
        assertThat(sitting.legal()).contains("hire 0").endsWith("pass");
    }
}
