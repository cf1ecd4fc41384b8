package plateau.games.piles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static plateau.games.piles.PilesText.game;
import static plateau.games.piles.PilesText.play;
import static plateau.games.piles.PilesText.played;
import static plateau.games.piles.PilesText.position;
import static plateau.games.piles.PilesText.stacks;
import static plateau.games.piles.PilesText.tops;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import plateau.core.Moves;
import plateau.core.Result;
import plateau.core.State;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.testkit.Golden;
import plateau.testkit.Playthrough;

/// The rules in their order, a test or more for each number. How stacks are written is told by
/// [PilesText].
class PilesRulesTest {
    private static final Options<Piles> OPTIONS = Options.of(Piles.class);

    private static final String[] EXAMPLE = {
        "1,1", "2,1", "1,1", "2,2", "2,1", "3,2", "3,1", "1,3",
        "2,2", "2,1", "1,3", "3,3", "1,2", "3,2", "1,1", "3,2"
    };

    private static List<String> legal(State state) {
        var legal = new Moves();
        state.legalMoves(legal);
        return IntStream.of(legal.toArray()).mapToObj(state::notation).toList();
    }

    @Test
    @DisplayName("One to 26 players")
    void oneTo26Players() {
        var piles = OPTIONS.defaults();
        assertThat(piles.seatable()).hasSize(26).contains(1, 26);
        var everybody = new String[26];
        Arrays.setAll(everybody, player -> "1,1");
        var state = played(piles, 26, everybody);
        assertThat(state.mover()).as("the first again").isZero();
        assertThat(state.view(0).closeUp("1,1")).contains(" ●1\n").contains("26\n");
        assertThatThrownBy(() -> piles.begin(27)).isInstanceOf(BadInput.class).hasMessageContaining("1 to 26 players");
    }

    @Test
    @DisplayName("1.1 The board is a square of 1 to 50 cells a side, 5 by default")
    void aSideHas1To50Cells() {
        assertThat(OPTIONS.defaults().size()).isEqualTo(5);
        for (int size : List.of(1, 50)) {
            assertThat(legal(game(size).start(2))).hasSize(size * size);
        }
        for (int size : List.of(0, 51)) {
            assertThatThrownBy(() -> OPTIONS.parse(List.of("size=" + size)))
                    .isInstanceOf(BadInput.class)
                    .hasMessage("size must be 1 to 50, not " + size);
        }
    }

    @Test
    @DisplayName("1.1 Cells are (line, column), both from 1")
    void cellsAreLineAndColumnFrom1() {
        assertThat(legal(game(2).start(2))).containsExactly("1,1", "1,2", "2,1", "2,2");
        assertThat(tops(played(game(3), 2, "1,3"))).isEqualTo("""
                        - - 1
                        - - -
                        - - -
                        """);
    }

    @Test
    @DisplayName("1.1 All stacks are empty at the start, and a player's colour is its number")
    void allIsEmptyAndAColourIsAPlayersNumber() {
        assertThat(tops(played(game(2), 3))).isEqualTo("""
                        - -
                        - -
                        """);
        assertThat(tops(played(game(2), 3, "1,1", "1,2", "2,1"))).isEqualTo("""
                        1 2
                        3 -
                        """);
    }

    @Test
    @DisplayName("2.1 A token goes on top of what is there, and no cell is forbidden")
    void aTokenGoesOnTopOfAnyCell() {
        var state = played(game(2), 3, "1,1", "1,1", "1,1");
        assertThat(stacks(state)).isEqualTo("""
                        123 -
                        -   -
                        """);
        assertThat(legal(state)).containsExactly("1,1", "1,2", "2,1", "2,2");
    }

    @Test
    @DisplayName("2.2 Two equal tokens vanish and a token goes to each of four neighbours")
    void anActivatedCellSendsATokenToFourNeighbours() {
        var state = position(3, """
                        -  2  -
                        3  21 2
                        -  23 -
                        """);
        assertThat(stacks(play(state, "2,2"))).isEqualTo("""
                        -   21  -
                        31  2   21
                        -   231 -
                        """);
    }

    @Test
    @DisplayName("2.2 There are three neighbours at the side and two in the corner")
    void thereAreFewerNeighboursAtTheSideAndInTheCorner() {
        assertThat(stacks(play(position(2, "- 1 -\n- - -\n- - -"), "1,2"))).isEqualTo("""
                        1 - 1
                        - 1 -
                        - - -
                        """);
        assertThat(stacks(play(position(2, "- - -\n- - -\n- - 1"), "3,3"))).isEqualTo("""
                        - - -
                        - - 1
                        - 1 -
                        """);
    }

    @Test
    @DisplayName("2.2 Only the two top tokens count")
    void onlyTheTwoTopTokensCount() {
        assertThat(stacks(play(position(2, "12 -\n-  -"), "1,1"))).isEqualTo("""
                        121 -
                        -   -
                        """);
    }

    @Test
    @DisplayName("2.3 A neighbour whose two top tokens are now equal is activated in turn")
    void aNeighbourIsActivatedInTurn() {
        var state = position(2, """
                        1  21 2
                        2  -  -
                        -  -  -
                        """);
        assertThat(stacks(play(state, "1,1"))).isEqualTo("""
                        -  2  21
                        21 1  -
                        -  -  -
                        """);
    }

    @Test
    @DisplayName("2.3 An activated cell receives nothing more this turn, not even when it is empty")
    void anActivatedCellReceivesNothingMore() {
        assertThat(stacks(play(position(2, "1 1\n1 -"), "1,1"))).isEqualTo("""
                        - -
                        - -
                        """);
        assertThat(stacks(play(position(2, "1 1 -\n1 1 -\n- - -"), "1,1"))).isEqualTo("""
                        - - 1
                        - - 1
                        1 1 -
                        """);
    }

    @Test
    @DisplayName("2.4 A cell with another top is activated by two arriving tokens")
    void anotherTopNeedsTwoArrivingTokens() {
        assertThat(stacks(play(position(2, "1 1 -\n1 2 -\n- 2 -"), "1,1"))).isEqualTo("""
                        -  -  1
                        -  2  1
                        1  21 -
                        """);
    }

    @Test
    @DisplayName("2.4 One arriving token stays on a cell with another top")
    void oneArrivingTokenStaysOnAnotherTop() {
        assertThat(stacks(play(position(2, "1 -\n2 -"), "1,1"))).isEqualTo("""
                        -  1
                        21 -
                        """);
    }

    @Test
    @DisplayName("3.1 The game ends after a turn that leaves no empty cell; most tops win")
    void theGameEndsWhenNoCellIsEmptyAndMostTopsWin() {
        var state = position(2, "2 1\n1 -");
        assertThat(state.isOver()).isFalse();
        play(state, "2,2");
        assertThat(state.isOver()).isTrue();
        assertThat(legal(state)).isEmpty();
        assertThat(Result.finished(state).scores()).containsExactly(3, 1);
        assertThat(Result.finished(state).payoffs()).containsExactly(1.0, 0.0);
    }

    @Test
    @DisplayName("3.1 A turn that empties a cell does not end the game")
    void aTurnThatEmptiesACellDoesNotEndTheGame() {
        var state = play(position(2, "1 2\n2 -"), "1,1");
        assertThat(stacks(state)).isEqualTo("""
                        -  21
                        21 -
                        """);
        assertThat(state.isOver()).isFalse();
    }

    @Test
    @DisplayName("3.1 Only tops are counted, at any time of the game")
    void onlyTopsAreCountedAtAnyTime() {
        assertThat(Result.scores(position(3, "12 2\n31 -"))).containsExactly(1, 2, 0);
    }

    @Test
    @DisplayName("3.1 Equal is a draw")
    void equalIsADraw() {
        var state = play(position(3, "2 1\n2 -"), "2,2");
        assertThat(Result.finished(state).payoffs()).containsExactly(0.5, 0.5, 0.0);
    }

    @Test
    @DisplayName("4.1 The turn limit is 40 · size² by default and always positive")
    void theTurnLimitIs40TimesTheCellsAndPositive() {
        assertThat(OPTIONS.defaults().turnLimit()).isEqualTo(1000);
        assertThat(OPTIONS.parse(List.of("size=3")).turnLimit()).isEqualTo(360);
        assertThatThrownBy(() -> OPTIONS.parse(List.of("turn-limit=0")))
                .isInstanceOf(BadInput.class)
                .hasMessage("turn-limit must be 1 to 1000000000, not 0");
    }

    @Test
    @DisplayName("4.1 When the turn limit is reached the board is scored as it stands")
    void theTurnLimitEndsTheGameAsItStands() {
        var limited = new Piles(3, 3, 0, false);
        assertThat(played(limited, 2, "1,1", "1,2").isOver()).isFalse();
        var state = played(limited, 2, "1,1", "1,2", "1,3");
        assertThat(state.isOver()).isTrue();
        assertThat(Result.finished(state).scores()).containsExactly(2, 1);
    }

    @Test
    @DisplayName("4.2 A cell takes no more tokens by hand than its limit")
    void aCellTakesNoMoreByHandThanItsLimit() {
        assertThat(OPTIONS.defaults().cellLimit()).isZero();
        var capped = new Piles(2, 1000, 2, false);
        var state = played(capped, 2, "1,1", "1,1");
        assertThat(legal(state)).containsExactly("1,2", "2,1", "2,2");
    }

    @Test
    @DisplayName("4.2 What comes by a chain reaction does not count towards the limit")
    void whatComesByAChainReactionDoesNotCount() {
        var capped = new Piles(2, 1000, 1, false);
        var state = position(capped, 2, "1 -\n- -");
        play(state, "1,1");
        assertThat(stacks(state)).isEqualTo("""
                        - 1
                        1 -
                        """);
        assertThat(legal(state)).containsExactly("1,2", "2,1", "2,2");
    }

    @Test
    @DisplayName("4.2 When no cell is left the board is scored as it stands")
    void theGameEndsAsItStandsWhenNoCellIsLeft() {
        var capped = new Piles(1, 1000, 1, false);
        assertThat(played(capped, 1, "1,1").isOver()).isTrue();
        var state = position(new Piles(2, 1000, 1, false), 1, "1 -\n- -");
        play(state, "1,1", "1,2", "2,1", "2,2");
        assertThat(tops(state)).contains("-");
        assertThat(state.isOver()).isTrue();
        assertThat(Result.finished(state).payoffs()).containsExactly(1.0);
    }

    @Test
    @DisplayName("4.2 With cell-limit-stops=on the game stops as soon as one cell has its limit")
    void aCellAtItsLimitStopsTheGameIfAskedFor() {
        assertThat(OPTIONS.defaults().cellLimitStops()).isFalse();
        var stopping = new Piles(2, 1000, 2, true);
        assertThat(played(stopping, 2, "1,1", "1,2").isOver()).isFalse();
        var state = played(stopping, 2, "1,1", "1,2", "1,1");
        assertThat(state.isOver()).isTrue();
        assertThat(state.cause()).isEqualTo("cell-limit");
        assertThat(stacks(state)).as("the last turn is played to its end").isEqualTo("""
                        -  21
                        1  -
                        """);
        assertThat(Result.finished(state).scores()).containsExactly(2, 0);
    }

    @Test
    @DisplayName("4.2 Without a limit there is nothing to stop at")
    void withoutALimitNothingStops() {
        var state = played(new Piles(2, 1000, 0, true), 2, "1,1", "1,2", "1,1", "1,1");
        assertThat(state.isOver()).isFalse();
    }

    @Test
    @DisplayName("4.3 report: no limit but the full board, and none is told")
    void theReportHasNoLimitButTheFullBoard() {
        var report = OPTIONS.parse("report", List.of());
        assertThat(report).isEqualTo(new Piles(5, 1_000_000_000, 0, false));
        assertThat(report.start(2).view(0).status().toString()).contains("limit=0");
        assertThat(OPTIONS.defaults().start(2).view(0).status().toString()).contains("limit=1000");
    }

    @Test
    @DisplayName("4.4 What ended the game is told, a full board before a limit")
    void whatEndedTheGameIsTold() {
        assertThat(position(2, "2 1\n1 -").cause()).isEmpty();
        assertThat(play(position(2, "2 1\n1 -"), "2,2").cause()).isEqualTo("board-full");
        assertThat(played(new Piles(3, 2, 0, false), 2, "1,1", "1,2").cause()).isEqualTo("turn-limit");
        var closed = position(new Piles(2, 4, 1, false), 1, "1 -\n- -");
        play(closed, "1,1", "1,2", "2,1", "2,2");
        assertThat(closed.cause()).as("the turn limit, too").isEqualTo("cells-closed");
        assertThat(played(new Piles(1, 1, 1, false), 1, "1,1").cause()).isEqualTo("board-full");
        assertThat(played(new Piles(2, 1, 1, true), 1, "1,1").cause())
                .as("the turn limit, too")
                .isEqualTo("cell-limit");
    }

    @Test
    @DisplayName("5.1 The board from above: cells three wide, numbered, empty ones blank, heights below")
    void theBoardIsSeenFromAbove() {
        assertThat(position(12, "3 - -\n- 12 -\n- - 1").view(State.NOBODY).picture())
                .hasToString("""
                             1   2   3
                           +---+---+---+
                         1 |▲3 |   |   |
                           +---+---+---+
                         2 |   |■2 |   |
                           +---+-2-+---+
                         3 |   |   |●1 |
                           +---+---+---+
                        """);
    }

    @Test
    @DisplayName("5.1 A stack is shown from top to bottom")
    void aStackIsShownFromTopToBottom() {
        var state = position(3, "12 -\n-  -");
        assertThat(state.view(0).closeUp("1,1")).isEqualTo("""
                        1,1:
                           ■2
                           ●1
                        """);
        assertThat(state.view(0).closeUp("1,2")).isEqualTo("1,2: -\n");
    }

    @Test
    @DisplayName("6.1 The worked example of a chain reaction")
    void theWorkedChainReactionComesOut() {
        var state = position(3, """
                        -  2  2  -
                        -  31 -  -
                        2  31 31 31
                        2  -  2  31
                        """);
        assertThat(tops(play(state, "3,2"))).isEqualTo("""
                        - 1 1 1
                        1 3 - -
                        1 3 3 3
                        1 - 2 3
                        """);
    }

    @Test
    @DisplayName("6.2 The worked example of a whole game")
    void theWorkedGameComesOut() {
        var state = played(game(3), 2, EXAMPLE);
        assertThat(EXAMPLE).hasSize(16);
        assertThat(tops(state)).isEqualTo("""
                        2 1 1
                        1 2 2
                        2 2 2
                        """);
        assertThat(state.isOver()).isTrue();
        assertThat(Result.scores(state)).containsExactly(3, 6);
    }

    @Test
    @DisplayName("6.2 The worked game, move by move")
    void theWorkedGameGoesAsItWentBefore() {
        var piles = OPTIONS.parse("small", List.of());
        Golden.check("piles/example-6.2.txt", Playthrough.of(piles, 2, List.of(EXAMPLE)));
    }
}
