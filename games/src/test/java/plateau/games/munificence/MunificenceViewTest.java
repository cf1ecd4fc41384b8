package plateau.games.munificence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import plateau.core.Event;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.picture.Picture;
import plateau.core.text.Json;
import plateau.core.text.Plain;

/// The rules page, section 12: what everybody may know, as data, and where one points at it.
class MunificenceViewTest {
    private static MunificenceView view(Sitting sitting) {
        return sitting.state.view(State.NOBODY);
    }

    @Test
    @DisplayName("11.1 A second view tells how the turn stands and what each player has")
    void aSecondViewTellsNumbers() {
        var sitting = Sitting.of(2, "colours=2", "levels=1", "tokens=4", "builders=4", "points=20")
                .give(0, 1)
                .join(1, 1);
        assertThat(view(sitting).pictures()).containsExactly("board", "statistics");
        assertThat(view(sitting).picture("statistics", Selection.NONE)).hasToString("""
                        phase: action

                        player  points  favors  tokens  builders
                        >    0       0       0       1         0
                             1       5       1       0         1

                        colour  market       0       1
                             K       3       0       0
                             B       1       2     0+1

                        player  builder  provided  points
                             1        1         B       5
                        """);
    }

    @Test
    @DisplayName("12.1 A view tells everything, as plain data")
    void aViewTellsEverything() {
        var sitting = Sitting.of(2, "colours=2", "levels=1", "tokens=4", "builders=4", "points=20")
                .tokenHas(3, Power.MARKET_PANIC, Power.GUILD_PANIC)
                .give(0, 1)
                .join(1, 1);
        assertThat(Json.write(Plain.of(view(sitting))))
                .isEqualTo("""
                        {"mover":0,"scores":[0,5],"phase":"action","turnOf":0,"powers":[],\
                        "hired":[],"hasActed":false,"skipsNext":false,"turn":0,"turnLimit":100,\
                        "goal":20,"handLimit":10,"colours":"KB","links":"path",\
                        "targets":"player","side":2,\
                        "market":[\
                        {"slot":0,"line":0,"column":0,\
                        "tokens":[{"token":0,"worth":"KK","powers":[]}]},\
                        {"slot":1,"line":0,"column":1,"tokens":[]},\
                        {"slot":2,"line":1,"column":1,\
                        "tokens":[{"token":2,"worth":"K","powers":[]}]},\
                        {"slot":3,"line":1,"column":0,\
                        "tokens":[{"token":3,"worth":"B","powers":["market-panic","guild-panic"]}]}],\
                        "returnOrder":RETURNS,\
                        "guild":[{"level":1,"offers":[\
                        {"place":0,"builder":{"builder":0,"required":"KB","provided":"K",\
                        "points":5,"powers":[]}},\
                        {"place":1,"builder":{"builder":3,"required":"KB","provided":"B",\
                        "points":5,"powers":["token-rob"]}},\
                        {"place":2,"builder":{"builder":2,"required":"KB","provided":"K",\
                        "points":5,"powers":[]}}],\
                        "waiting":[]}],\
                        "players":[{"points":0,"favors":0,"provided":"",\
                        "tokens":[{"token":1,"worth":"BB","powers":[]}],"builders":[]},\
                        {"points":5,"favors":1,"provided":"B","tokens":[],\
                        "builders":[{"builder":1,"required":"KB","provided":"B",\
                        "points":5,"powers":[]}]}]}""".replace("RETURNS", Json.write(view(sitting).returnOrder())));
        assertThat(view(sitting).returnOrder()).containsExactlyInAnyOrder(0, 1, 2, 3);
    }

    @Test
    @DisplayName("12.1 The queue of a level is told, the next builder first")
    void theQueueIsTold() {
        var sitting = Sitting.of(2).play("pass", "renew 1");
        var level = view(sitting).guild().getFirst();
        assertThat(level.waiting()).extracting(MunificenceView.Builder::builder).containsExactly(1, 2);
        assertThat(level.offers())
                .extracting(offer -> offer.builder().builder())
                .containsExactly(3, 4, 0);
    }

    @Test
    @DisplayName("12.1 The powers that wait are told, and the builder whose power acts")
    void thePowersThatWaitAreTold() {
        var sitting = Sitting.of(2)
                .builderHas(0, Power.TOKEN_ROB, Power.TURN_ROB)
                .give(0, 0, 1, 5)
                .give(1, 2, 3);
        var payment = view(sitting.play("hire 0"));
        assertThat(payment.phase()).isEqualTo(MunificenceState.Phase.PAYMENT);
        assertThat(payment.hired()).containsExactly(0);
        assertThat(payment.powers()).isEmpty();
        var target = view(sitting.play("pay 0 1"));
        assertThat(target.phase()).isEqualTo(MunificenceState.Phase.TARGET);
        assertThat(target.powers()).containsExactly(Power.TOKEN_ROB, Power.TURN_ROB);
        assertThat(target.hired()).containsExactly(0);
        assertThat(target.hasActed()).isTrue();
        var after = view(sitting.play("rob 1 2"));
        assertThat(after.hired()).isEmpty();
        assertThat(after.turn()).isEqualTo(1);
    }

    @Test
    @DisplayName("12.1 That the next turn is skipped, and a token's power, are told")
    void aTokensPowerHasNoBuilder() {
        var sitting = Sitting.of(3)
                .builderHas(0, Power.TURN_ROB, Power.MASTERS_HAND)
                .tokenHas(20, Power.MARKET_PANIC)
                .give(0, 0, 1);
        var hand = view(sitting.play("hire 0"));
        assertThat(hand.skipsNext()).isTrue();
        var panic = view(sitting.play("call 20"));
        assertThat(panic.powers()).containsExactly(Power.MARKET_PANIC);
        assertThat(panic.hired()).isEmpty();
    }

    @Test
    @DisplayName("12.1 Before the first and after the last turn it is nobody's")
    void beforeAndAfterItIsNobodysTurn() {
        var sitting = Sitting.before(2, "turns=1");
        assertThat(view(sitting).turnOf()).isEqualTo(State.NOBODY);
        assertThat(view(sitting.play("first1")).turnOf()).isEqualTo(1);
        assertThat(view(sitting.play("pass")).turnOf()).isEqualTo(State.NOBODY);
    }

    /// The picture when some words are chosen, of which the moves of the position need not be.
    private static Picture chosen(Sitting sitting, String... words) {
        return view(sitting).picture(Selection.of(sitting.state).chooseAll(List.of(words)));
    }

    @Test
    @DisplayName("12.2 As long as no word is chosen, and for who looks on, there is nothing to point at")
    void withoutAWordThereIsNothingToPointAt() {
        var sitting = Sitting.of(2);
        assertThat(chosen(sitting).words()).isEmpty();
        assertThat(view(sitting).picture().words()).isEmpty();
    }

    @Test
    @DisplayName("12.2 After take, return, call and panic one points at slots")
    void onePointsAtSlots() {
        var sitting = Sitting.of(2).tokenHas(2, Power.MARKET_PANIC);
        var picture = chosen(sitting, "take2");
        assertThat(picture.words()).hasSize(25).contains("0", "24");
        assertThat(picture.wordAt(0, 8)).isEqualTo("1");
        assertThat(picture.wordAt(0, 12)).as("BB").isEqualTo("1");
        assertThat(picture.wordAt(0, 13)).isEmpty();
        assertThat(picture.wordAt(2, 0)).isEqualTo("15");
        assertThat(chosen(sitting, "take2", "1").words()).hasSize(25);
        assertThat(chosen(sitting, "take2", "1").toString())
                .as("what is chosen has a star")
                .startsWith(" 0 KK ── 1*BB ── 2 GG");
        sitting.play("take1 2", "panic 0 2");
        assertThat(chosen(sitting, "return").wordAt(0, 3)).as("an empty slot").isEqualTo("0");
    }

    @Test
    @DisplayName("12.2 After hire and oust one points at builders, after renew at levels")
    void onePointsAtBuildersAndLevels() {
        var sitting = Sitting.of(2).give(0, 0, 1);
        var hire = chosen(sitting, "hire");
        assertThat(hire.words()).containsExactly("0", "1", "2", "5", "6", "7");
        assertThat(hire.wordAt(11, 8)).isEqualTo("0");
        assertThat(hire.wordAt(11, 15)).as("points").isEqualTo("0");
        assertThat(hire.wordAt(11, 16)).isEmpty();
        assertThat(hire.wordAt(12, 20)).as("powers").isEqualTo("5");
        var renew = chosen(sitting.play("pass"), "renew");
        assertThat(renew.words()).containsExactly("1", "2");
        assertThat(renew.wordAt(12, 4)).isEqualTo("2");
    }

    @Test
    @DisplayName("12.2 After pay one points at tokens, after rob at a player and then at its tokens")
    void onePointsAtTokensAndPlayers() {
        var sitting = Sitting.of(3)
                .builderHas(0, Power.TOKEN_ROB)
                .give(0, 0, 1, 5)
                .give(1, 2)
                .give(2, 3);
        var pay = chosen(sitting.play("hire 0"), "pay");
        assertThat(pay.words()).containsExactly("0", "1", "5", "2", "3");
        sitting.play("pay 0 1");
        var rob = chosen(sitting, "rob");
        assertThat(rob.words()).containsExactly("0", "1", "2");
        assertThat(rob.wordAt(16, 1)).isEqualTo("1");
        assertThat(rob.wordAt(16, 10)).isEqualTo("1");
        assertThat(rob.wordAt(16, 11)).isEmpty();
        var token = chosen(sitting, "rob", "1");
        assertThat(token.words()).containsExactly("5", "2", "3");
    }

    @Test
    @DisplayName("12.2 After favor one points at players")
    void onePointsAtPlayersForAFavor() {
        var sitting = Sitting.of(3).tokenHas(7, Power.FAVOR_ROB).play("take1 7");
        assertThat(chosen(sitting, "favor").words()).containsExactly("0", "1", "2");
    }

    @Test
    @DisplayName("11.1 Chosen tokens and builders have a star, and the status says who is to be paid")
    void whatIsChosenHasAStar() {
        var sitting = Sitting.of(2).give(0, 0, 1, 5);
        assertThat(chosen(sitting, "hire", "0").toString()).contains("L1 +2   0*KB>K 5");
        sitting.play("hire 0");
        assertThat(chosen(sitting, "pay", "0").toString()).contains("tokens 0*KK 1:BB 5:K\n");
        assertThat(view(sitting).status())
                .containsExactly(
                        Event.of("turn", "turn", 1, "limit", 100),
                        Event.of("goal", "points", 1000),
                        Event.of("payment", "builder", 0));
    }

    @Test
    @DisplayName("11.1 Where tokens are taken that touch on the square there is no path")
    void onTheGridThereIsNoPath() {
        assertThat(view(Sitting.of(2, "links=grid")).picture().toString()).doesNotContain("─", "│");
    }
}
