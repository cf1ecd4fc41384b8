package plateau.games.munificence;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.games.munificence.Power.FAVOR_ROB;
import static plateau.games.munificence.Power.GENTRY_MASTER;
import static plateau.games.munificence.Power.GUILD_PANIC;
import static plateau.games.munificence.Power.MARKET_PANIC;
import static plateau.games.munificence.Power.MASTERS_HAND;
import static plateau.games.munificence.Power.TOKEN_ROB;
import static plateau.games.munificence.Power.TURN_ROB;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import plateau.core.State;

/// The rules page, sections 3.5 and 3.6: the seven powers.
class MunificencePowersRulesTest {
    private static final int[] TEN = {5, 6, 7, 8, 9, 10, 11, 13, 14, 15};

    /// Player 0 can hire builder 0, which has these powers, for the tokens 0 and 1.
    private static Sitting hiring(int players, Power... powers) {
        return Sitting.of(players).give(0, 0, 1).builderHas(0, powers);
    }

    /// Player 0 holds ten tokens, and builder 0, which has these powers, is free.
    private static Sitting hiringWithAFullHand(Power... powers) {
        return Sitting.of(2).join(0, 5).give(0, TEN).builderHas(0, powers);
    }

    @Test
    @DisplayName("3.5 Token rob takes one token from another player")
    void tokenRobTakesATokenFromAnother() {
        var sitting = hiring(3, TOKEN_ROB).give(1, 17, 9).give(2, 4).play("hire 0");
        assertThat(sitting.mover()).isEqualTo(0);
        assertThat(sitting.legal()).containsExactly("rob 1 9", "rob 1 17", "rob 2 4");
        sitting.play("rob 1 17");
        assertThat(sitting.hand(0)).containsExactly(17);
        assertThat(sitting.hand(1)).containsExactly(9);
        assertThat(sitting.mover()).isEqualTo(1);
    }

    @Test
    @DisplayName("3.5 Token rob needs room and a token to take")
    void tokenRobNeedsRoomAndAToken() {
        var full = hiringWithAFullHand(TOKEN_ROB).give(1, 0, 1).play("hire 0");
        assertThat(full.hand(1)).containsExactly(0, 1);
        assertThat(full.mover()).isEqualTo(1);
        var poor = hiring(2, TOKEN_ROB).play("hire 0");
        assertThat(poor.mover()).isEqualTo(1);
        assertThat(poor.figure(MunificenceFigure.POWERS_ACTED)).isZero();
    }

    @Test
    @DisplayName("3.5 The powers of a robbed token do not act")
    void thePowersOfARobbedTokenDoNotAct() {
        var sitting = hiring(2, TOKEN_ROB).give(1, 12).play("hire 0");
        assertThat(sitting.hand(0)).containsExactly(12);
        assertThat(sitting.mover()).isEqualTo(1);
        assertThat(sitting.figure(MunificenceFigure.POWERS_ACTED)).isEqualTo(1);
    }

    @Test
    @DisplayName("3.5 The powers of paid tokens do not act")
    void thePowersOfPaidTokensDoNotAct() {
        var sitting = hiring(2).tokenHas(0, MARKET_PANIC, GUILD_PANIC).play("hire 0");
        assertThat(sitting.mover()).isEqualTo(1);
        assertThat(sitting.figure(MunificenceFigure.POWERS_ACTED)).isZero();
    }

    @Test
    @DisplayName("3.5 Turn rob skips the next player: with two, the same player moves again")
    void turnRobOfTwoPlayers() {
        var sitting = hiring(2, TURN_ROB).play("hire 0");
        assertThat(sitting.mover()).isEqualTo(0);
        assertThat(sitting.legal()).contains("pass");
        assertThat(sitting.play("pass").mover()).isEqualTo(1);
    }

    @Test
    @DisplayName("3.5 Turn rob skips the next player: with three, the one after moves")
    void turnRobOfThreePlayers() {
        var sitting = hiring(3, TURN_ROB).play("hire 0");
        assertThat(sitting.mover()).isEqualTo(2);
        assertThat(sitting.play("keep", "pass").mover()).isEqualTo(0);
        assertThat(sitting.play("pass").mover()).as("one turn only").isEqualTo(1);
    }

    @Test
    @DisplayName("3.5 A skipped turn does not count as a turn")
    void aSkippedTurnIsNoTurn() {
        var sitting = hiring(2, TURN_ROB).play("hire 0");
        assertThat(sitting.figure(MunificenceFigure.TURNS)).isEqualTo(1);
        assertThat(sitting.play("pass").figure(MunificenceFigure.TURNS)).isEqualTo(2);
    }

    @Test
    @DisplayName("3.5 Gentry master gives a favor, for a later turn")
    void gentryMasterGivesAFavor() {
        var sitting = hiring(2, GENTRY_MASTER).play("hire 0");
        assertThat(sitting.favors()).containsExactly(1, 1);
        assertThat(sitting.mover()).isEqualTo(1);
        assertThat(sitting.play("keep", "pass").legal()).contains("keep");
    }

    @Test
    @DisplayName("3.5 Master's hand takes a token that shares a colour with what is provided")
    void mastersHandTakesATokenOfASharedColour() {
        var sitting = hiring(2, MASTERS_HAND).tokenIs(8, "KR").play("hire 0");
        assertThat(sitting.legal())
                .as("black tokens; 0 has been paid and lies in its old slot")
                .containsExactly("call 0", "call 5", "call 8", "call 10", "call 15", "call 20");
        sitting.play("call 8");
        assertThat(sitting.hand(0)).containsExactly(8);
        assertThat(sitting.token(8)).isEqualTo(-1);
    }

    @Test
    @DisplayName("3.5 Master's hand: the token's powers act")
    void thePowersOfACalledTokenAct() {
        var sitting = hiring(2, MASTERS_HAND).tokenHas(10, GUILD_PANIC).play("hire 0", "call 10");
        assertThat(sitting.mover()).isEqualTo(0);
        assertThat(sitting.legal()).contains("oust 3");
    }

    @Test
    @DisplayName("3.5 Master's hand needs room and a token of such a colour")
    void mastersHandNeedsRoomAndAToken() {
        var full = hiringWithAFullHand(MASTERS_HAND).play("hire 0");
        assertThat(full.mover()).isEqualTo(1);
        assertThat(full.hand(0)).hasSize(10);
        var none = Sitting.of(2).join(0, 5).builderHas(0, MASTERS_HAND).give(1, 0, 5, 10, 15, 20);
        assertThat(none.play("hire 0").mover()).isEqualTo(1);
        assertThat(none.hand(0)).isEmpty();
    }

    @Test
    @DisplayName("3.5 Market panic moves one market token to an empty slot")
    void marketPanicMovesAToken() {
        var sitting = Sitting.of(2).give(1, 3).play("take1 12");
        assertThat(sitting.legal()).hasSize(23 * 2).contains("panic 0 3", "panic 24 12");
        sitting.play("panic 11 3");
        assertThat(sitting.square()).isEqualTo("""
                         0  1  2 11  4
                        15 16 17 18  5
                        14 23 24 19  6
                        13 22 21 20  7
                         .  . 10  9  8
                        """);
        assertThat(sitting.hand(0)).containsExactly(12);
        assertThat(sitting.mover()).isEqualTo(1);
    }

    @Test
    @DisplayName("3.5 Favor rob takes a favor from another player who has one")
    void favorRobTakesAFavor() {
        var sitting = Sitting.of(4).tokenHas(7, FAVOR_ROB).favors(1, 1, 0, 2);
        sitting.play("take1 7");
        assertThat(sitting.legal()).containsExactly("favor 1", "favor 3");
        sitting.play("favor 3");
        assertThat(sitting.favors()).containsExactly(2, 1, 0, 1);
    }

    @Test
    @DisplayName("3.5 A favor robbed by a return is for a later turn")
    void aRobbedFavorIsForALaterTurn() {
        var sitting = Sitting.of(2).tokenHas(7, FAVOR_ROB).favors(1, 1).play("pass", "return 7");
        assertThat(sitting.favors()).as("used one, took one").containsExactly(0, 1);
        assertThat(sitting.legal()).contains("pass").doesNotContain("keep");
    }

    @Test
    @DisplayName("3.5 Guild panic sends one builder on offer to the back of its queue")
    void guildPanicReplacesABuilder() {
        var sitting = Sitting.of(2).tokenHas(7, GUILD_PANIC).play("take1 7");
        assertThat(sitting.legal()).containsExactly("oust 0", "oust 1", "oust 2", "oust 5", "oust 6", "oust 7");
        sitting.play("oust 1");
        assertThat(sitting.offer(1)).containsExactly(0, 3, 2);
        sitting.join(1, 0).join(1, 3);
        assertThat(sitting.offer(1)).as("4 was waiting, then 1").containsExactly(4, 1, 2);
    }

    @Test
    @DisplayName("3.5 Guild panic with nobody waiting: the builder comes back")
    void guildPanicWithoutAQueue() {
        var sitting = Sitting.of(2, "builders=3").tokenHas(7, GUILD_PANIC);
        sitting.play("take1 7", "oust 1");
        assertThat(sitting.offer(1)).containsExactly(0, 1, 2);
        assertThat(sitting.figure(MunificenceFigure.POWERS_ACTED)).isEqualTo(1);
    }

    @Test
    @DisplayName("3.5 The powers act in the order of the slots, and of the table for one token")
    void powersActInOrder() {
        var sitting = Sitting.of(3)
                .tokenHas(6, GUILD_PANIC)
                .tokenHas(8, FAVOR_ROB, MARKET_PANIC)
                .play("take3 6 7 8");
        assertThat(sitting.legal("oust")).hasSize(6);
        assertThat(sitting.play("oust 0").legal("panic")).hasSize(22 * 3);
        assertThat(sitting.play("panic 0 7").legal()).containsExactly("favor 1", "favor 2");
        assertThat(sitting.play("favor 1").mover()).isEqualTo(1);
    }

    @Test
    @DisplayName("3.5 The order of a builder's powers: rob, skip, favor, and a called token's last")
    void aBuildersPowersActInOrder() {
        var sitting = Sitting.of(3)
                .give(0, 0, 1)
                .give(1, 2, 3)
                .builderHas(0, MASTERS_HAND, TOKEN_ROB, TURN_ROB)
                .tokenHas(5, MARKET_PANIC)
                .play("hire 0");
        assertThat(sitting.legal()).containsExactly("rob 1 2", "rob 1 3");
        sitting.play("rob 1 2");
        assertThat(sitting.legal("call")).hasSize(5);
        sitting.play("call 5");
        assertThat(sitting.legal("panic")).isNotEmpty();
        sitting.play("panic 4 5");
        assertThat(sitting.mover()).as("player 1 is skipped").isEqualTo(2);
        assertThat(sitting.figure(MunificenceFigure.POWERS_ACTED)).isEqualTo(4);
    }

    @Test
    @DisplayName("3.5 targets=random: the lot chooses")
    void theLotMayChooseTheTarget() {
        var sitting = Sitting.of(2, "targets=random").play("take1 12");
        assertThat(sitting.mover()).isEqualTo(State.CHANCE);
        assertThat(sitting.legal()).hasSize(24).contains("panic 0 12");
        assertThat(sitting.play("panic 0 12").mover()).isEqualTo(1);
    }

    @Test
    @DisplayName("3.5 Where there is one target nobody is asked")
    void oneTargetIsNotAsked() {
        var sitting = Sitting.of(2).tokenHas(7, FAVOR_ROB).play("take1 7");
        assertThat(sitting.mover()).isEqualTo(1);
        assertThat(sitting.favors()).containsExactly(1, 0);
        assertThat(sitting.figure(MunificenceFigure.POWERS_ACTED)).isEqualTo(1);
    }

    @Test
    @DisplayName("3.6 A power without a possible target does nothing")
    void aPowerWithoutATargetDoesNothing() {
        var sitting = Sitting.of(2, "tokens=4", "builders=3")
                .join(1, 0)
                .join(1, 1)
                .join(1, 2)
                .give(1, 0, 1, 2)
                .favors(0, 0)
                .tokenHas(3, MARKET_PANIC, FAVOR_ROB, GUILD_PANIC)
                .play("take1 3");
        assertThat(sitting.mover()).isEqualTo(1);
        assertThat(sitting.hand(0)).isEqualTo(List.of(3));
        assertThat(sitting.figure(MunificenceFigure.POWERS_ACTED)).isZero();
    }
}
