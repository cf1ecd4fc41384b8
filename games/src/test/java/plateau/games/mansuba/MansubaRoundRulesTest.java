package plateau.games.mansuba;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import plateau.core.Moves;
import plateau.core.State;
import plateau.core.luck.Lot;
import plateau.core.text.Text;

/// The rules page, sections 4 and 5: rounds, capture, release and victory.
class MansubaRoundRulesTest {
    private static final String DUEL = """
            .  .  .  .
            p0 .  p1 .
            .  p0 .  p1
            """;

    @Test
    @DisplayName("4.1 the first mover is drawn by lot, all equally likely, then in turn")
    void theFirstMoverIsDrawn() {
        var scene = Scene.start(3, "width=6", "height=6");
        assertThat(scene.mover()).isEqualTo(State.CHANCE);
        assertThat(scene.legal()).containsExactly("first0", "first1", "first2");
        var counts = new int[3];
        var lot = new Lot(5, 0);
        for (int i = 0; i < 3000; i++) {
            var drawn = scene.state.notation(scene.state.drawMove(lot, new Moves()));
            counts[drawn.charAt(drawn.length() - 1) - '0']++;
        }
        // five standard deviations of a binomial count with p = 1/3
        for (int count : counts) {
            assertThat(count).isBetween(870, 1130);
        }
        scene.play("first1");
        var movers = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            movers.append(scene.mover());
            scene.play(scene.legal().getFirst());
        }
        assertThat(movers).hasToString("1201");
    }

    @Test
    @DisplayName("4.1 a player passes only when no piece can move")
    void aPlayerPassesOnlyWhenNoneCanMove() {
        assertThat(Scene.of("p0 p0 p1 p1", "surface=flat", "capture=off", "jumps=none")
                        .legal())
                .containsExactly("pass");
        var scene = Scene.of("p0 p0 p1 .", "surface=flat", "capture=off", "jumps=none");
        assertThat(scene.legal()).containsExactly("pass");
        assertThat(scene.play("pass").legal()).containsExactly("0,2 0,3");
    }

    @Test
    @DisplayName("4.1 a player without pieces passes")
    void aPlayerWithoutPiecesPasses() {
        var scene = Scene.of("p0 p1 . . . .\n. . . . . .", "surface=flat", "release=0");
        scene.play("0,0 0,1");
        assertThat(scene.mover()).isEqualTo(1);
        assertThat(scene.legal()).containsExactly("pass");
    }

    @Test
    @DisplayName("4.2 landing on an enemy captures it; it remembers its place")
    void landingCaptures() {
        var scene = Scene.of(DUEL, "surface=flat").play("2,1 1,2");
        assertThat(scene.board()).isEqualTo("""
                        .  .  .  .
                        p0 .  p0 .
                        .  .  .  p1
                        """);
        assertThat(scene.picture()).contains("captured: p■ 1,2\n");
        assertThat(scene.figure("captures")).isEqualTo(1);
    }

    @Test
    @DisplayName("4.2 capture=off: nobody lands on an enemy")
    void captureMayBeOff() {
        assertThat(Scene.of(DUEL, "surface=flat").legal()).contains("2,1 1,2");
        assertThat(Scene.of(DUEL, "surface=flat", "capture=off").legal())
                .doesNotContain("2,1 1,2")
                .contains("2,1 0,3");
    }

    @Test
    @DisplayName("4.2 sanctuary: no capture on a start place of any player")
    void startPlacesAreASanctuary() {
        for (var start : new String[] {"p1_0", "p1_1"}) {
            var board = Text.format("p0 %s .\n.  .  .", start);
            assertThat(Scene.of(board, "surface=flat").legal()).doesNotContain("0,0 0,1");
            assertThat(Scene.of(board, "surface=flat", "sanctuary=off").legal()).contains("0,0 0,1");
        }
    }

    @Test
    @DisplayName("4.3 at the start of a round a captured piece whose place is empty may come back")
    void aCapturedPieceMayComeBack() {
        var scene = Scene.of(DUEL, "surface=flat").play("2,1 1,2");
        assertThat(scene.mover()).as("its place is not empty").isEqualTo(1);
        scene.play("2,3 2,2", "1,2 0,1");
        assertThat(scene.mover()).isEqualTo(State.CHANCE);
        assertThat(scene.legal()).containsExactly("back 1,2", "stays 1,2");
        var back = Scene.of(DUEL, "surface=flat");
        back.play("2,1 1,2", "2,3 2,2", "1,2 0,1", "back 1,2");
        assertThat(back.board()).isEqualTo("""
                        .  p0 .  .
                        p0 .  p1 .
                        .  .  p1 .
                        """);
        assertThat(back.mover()).isEqualTo(1);
        assertThat(back.figure("releases")).isEqualTo(1);
        scene.play("stays 1,2");
        assertThat(scene.mover()).isEqualTo(1);
        assertThat(scene.play("2,2 2,3").legal())
                .as("at the start of every round")
                .containsExactly("back 1,2", "stays 1,2");
    }

    @Test
    @DisplayName("4.3 in order of capture, all players together, each whose place is empty by then")
    void piecesTryInOrderOfCapture() {
        var scene = Scene.of("""
                        t0 .  .  p1 .  .  .  t1
                        .  .  .  .  .  .  .  .
                        .  .  .  .  .  .  .  .
                        .  .  .  t0 .  .  .  .
                        """, "surface=flat");
        scene.play("0,0 0,3", "0,7 0,3", "3,3 0,3", "pass", "0,3 1,3");
        assertThat(scene.picture()).contains("captured: p■ 0,3  t● 0,3  t■ 0,3\n");
        assertThat(scene.legal()).containsExactly("back 0,3", "stays 0,3");
        scene.play("stays 0,3", "back 0,3");
        assertThat(scene.board()).startsWith(".  .  .  t0");
        assertThat(scene.mover()).as("the third finds its place taken").isEqualTo(1);
        assertThat(scene.picture()).contains("captured: p■ 0,3  t■ 0,3\n");
    }

    @Test
    @DisplayName("4.3 with release percent")
    void releaseIsAChanceInPercent() {
        var state = Scene.of(DUEL, "surface=flat", "release=30");
        state.play("2,1 1,2", "2,3 2,2", "1,2 0,1");
        var lot = new Lot(3, 0);
        long back = IntStream.range(0, 10_000)
                .filter(_ -> state.state
                        .notation(state.state.drawMove(lot, new Moves()))
                        .startsWith("back"))
                .count();
        // five standard deviations of a binomial count with p = 0.3
        assertThat(back).isBetween(2770L, 3230L);
        assertThatThrownBy(() -> Scene.game("release=-1")).hasMessage("release must be 0 to 100, not -1");
        assertThatThrownBy(() -> Scene.game("release=101")).hasMessage("release must be 0 to 100, not 101");
    }

    @Test
    @DisplayName("4.3 release=100: coming back is still a move; release=0: nobody tries")
    void aCertainReleaseIsAMoveAndAnImpossibleOneIsNone() {
        var certain = Scene.of(DUEL, "surface=flat", "release=100");
        certain.play("2,1 1,2", "2,3 2,2", "1,2 0,1");
        assertThat(certain.legal()).containsExactly("back 1,2");
        var never = Scene.of(DUEL, "surface=flat", "release=0");
        never.play("2,1 1,2", "2,3 2,2", "1,2 0,1");
        assertThat(never.mover()).isEqualTo(1);
    }

    @Test
    @DisplayName("4.3 release-cost=turn: trying is the turn's move, for a piece of one's own")
    void tryingMayCostTheTurn() {
        var scene = Scene.of(DUEL, "surface=flat", "release-cost=turn");
        scene.play("2,1 1,2");
        assertThat(scene.legal()).doesNotContain("free 1,2");
        scene.play("2,3 2,2", "1,2 0,1");
        assertThat(scene.mover()).isEqualTo(1);
        assertThat(scene.legal()).contains("free 1,2", "2,2 2,3");
        scene.play("free 1,2");
        assertThat(scene.mover()).isEqualTo(State.CHANCE);
        assertThat(scene.legal()).containsExactly("back 1,2", "stays 1,2");
        scene.play("stays 1,2");
        assertThat(scene.mover()).isEqualTo(0);
        assertThat(scene.legal()).doesNotContain("free 1,2");
        scene.play("1,0 0,0", "free 1,2", "back 1,2");
        assertThat(scene.mover()).isEqualTo(0);
        assertThat(scene.board()).contains(".  .  p1 .");
    }

    @Test
    @DisplayName("4.3 who can only try to free a piece does not pass")
    void aTryIsAMoveThatForbidsToPass() {
        var scene = Scene.of("""
                        p0 p1 .
                        .  .  .
                        """, "surface=flat", "release-cost=turn");
        scene.play("0,0 0,1");
        assertThat(scene.legal()).containsExactly("pass");
        scene.play("pass", "0,1 0,2");
        assertThat(scene.legal()).containsExactly("free 0,1");
    }

    @Test
    @DisplayName("5.1 simple: the piece just moved stands on a start place of another player")
    void aPieceOnAnEnemyStartPlaceWins() {
        var scene = Scene.of("p0 ._0 . \n. ._1 p1", "surface=flat");
        scene.play("0,0 0,1");
        assertThat(scene.mover()).as("its own start place").isEqualTo(1);
        scene.play("1,2 0,2", "0,1 1,1");
        assertThat(scene.mover()).isEqualTo(State.NOBODY);
        assertThat(scene.payoffs()).containsExactly(1.0, 0.0);
        assertThat(scene.figure("decided")).isEqualTo(1);
        assertThat(scene.figure("rounds")).isEqualTo(3);
    }

    @Test
    @DisplayName("5.1 simple: a piece that comes back on an enemy start place has not moved")
    void aReleaseDoesNotWinTheSimpleGame() {
        var scene = Scene.of("p0_1 p1 . . . p0", "surface=flat", "sanctuary=off");
        scene.play("0,5 0,4", "0,1 0,0", "0,4 0,5", "0,0 0,1", "back 0,0");
        assertThat(scene.mover()).isEqualTo(0);
        assertThat(scene.scores()).containsExactly(1, 0);
    }

    @Test
    @DisplayName("5.1 complex: all pieces stand on start places of others")
    void allPiecesHaveToArrive() {
        var scene = Scene.of("p0 ._1 ._1\n. p0 . \np1 . .", "surface=flat", "victory=complex");
        scene.play("0,0 0,1");
        assertThat(scene.mover()).isEqualTo(1);
        assertThat(scene.scores()).containsExactly(1, 0);
        scene.play("2,0 2,1", "1,1 0,2");
        assertThat(scene.mover()).isEqualTo(State.NOBODY);
        assertThat(scene.scores()).containsExactly(2, 0);
        assertThat(scene.payoffs()).containsExactly(1.0, 0.0);
    }

    @Test
    @DisplayName("5.1 complex: nobody wins while a piece of its own is captured")
    void nobodyWinsWhileAPieceIsCaptured() {
        var scene = Scene.of("p0 ._1 .\np0 . .\np1 p1 .", "surface=flat", "victory=complex");
        scene.play("0,0 0,1", "2,0 1,0", "0,1 0,0");
        scene.play("2,1 2,2", "0,0 0,1");
        assertThat(scene.mover()).isEqualTo(1);
        assertThat(scene.scores()).containsExactly(1, 0);
    }

    @Test
    @DisplayName("5.2 nobody wins when the round limit is reached; all share alike")
    void theRoundLimitEndsTheGame() {
        assertThat(Scene.game().roundLimit()).isEqualTo(200);
        assertThat(Scene.game("width=7", "height=20").roundLimit()).isEqualTo(280);
        var scene = Scene.of(DUEL, "surface=flat", "round-limit=2").play("1,0 0,0", "2,3 1,3");
        assertThat(scene.mover()).isEqualTo(State.NOBODY);
        assertThat(scene.payoffs()).containsExactly(0.5, 0.5);
        assertThat(scene.figure("decided")).isEqualTo(0);
    }

    @Test
    @DisplayName("5.2 a win in the last round counts")
    void aWinInTheLastRoundCounts() {
        var scene = Scene.of("p0 ._1\n. p1", "surface=flat", "round-limit=1").play("0,0 0,1");
        assertThat(scene.payoffs()).containsExactly(1.0, 0.0);
    }

    @Test
    @DisplayName("5.3 the score is the number of pieces on enemy start places")
    void theScoreCountsPiecesOnEnemyStartPlaces() {
        var scene = Scene.of("p0_1 p1_0 ._0\np0_0 p1_1 .\n. . .", "surface=flat", "victory=complex");
        assertThat(scene.scores()).containsExactly(1, 1);
        scene.play("1,0 2,0", "1,1 0,2");
        assertThat(scene.scores()).containsExactly(1, 2);
    }

    @Test
    @DisplayName("5.4 what ended the game is told, a win before the round limit")
    void whatEndedTheGameIsTold() {
        var limited = Scene.of(DUEL, "surface=flat", "round-limit=2").play("1,0 0,0");
        assertThat(limited.cause()).isEmpty();
        assertThat(limited.play("2,3 1,3").cause()).isEqualTo("round-limit");
        var simple = Scene.of("p0 ._1\n. p1", "surface=flat", "round-limit=1").play("0,0 0,1");
        assertThat(simple.cause()).isEqualTo("goal-reached");
        var complex = Scene.of("p0 ._1\n. p1", "surface=flat", "victory=complex");
        assertThat(complex.play("0,0 0,1").cause()).isEqualTo("all-arrived");
    }
}
