package plateau.games.tilings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/// The rules page, section 6: influence. On the boards `2a` is the second tile laid, of kind `a`.
class TilingsInfluenceRulesTest {
    private static Table table(int players, int size) {
        return Table.of(players, "size=" + size, "first=random", Table.RED_AND_BLUE);
    }

    /// Player 0 laid tiles 1, 3 and 5, player 1 tiles 2, 4 and 6; 0,2 is a gap.
    private static Table gap() {
        return gap("king=struck");
    }

    private static Table gap(String king) {
        return Table.of(2, "size=4", "first=random", Table.RED_AND_BLUE, king).lay("""
                        1a 2a .  6a
                        .  3a 4a 5a
                        .  .  .  .
                        .  .  .  .
                        """);
    }

    private static final String GAP_BEFORE_THE_KING = """
                      ●0    ■1
               0,0   177*   87
               0,1    88   177*
               0,3     0    99*
               1,1    98*   88
               1,2    89   178*
               1,3    99*   89
            """;

    @Test
    @DisplayName("6.1 each occupied cell keeps a number per player, others nothing")
    void eachOccupiedCellKeepsANumberPerPlayer() {
        var table = table(3, 3).play("first 1,1", "kind0", "1,1");
        assertThat(table.influence("1,1")).containsExactly(100, 0, 0);
        assertThat(table.influence("0,1")).containsExactly(0, 0, 0);
    }

    @Test
    @DisplayName("6.2 a tile laid near adds 90, then 80, 70 … for its layer, and 100 on its own cell")
    void theSameCellYieldsLessEachTime() {
        var table = table(9, 3).play("first 1,1", "kind0", "1,1");
        table.play("kind0", "0,1", "kind0", "0,0", "kind0", "0,2", "kind0", "1,0");
        table.play("kind0", "1,2", "kind0", "2,0", "kind0", "2,1");
        assertThat(table.influence("1,1")).containsExactly(100, 90, 80, 70, 60, 50, 40, 30, 0);
        assertThat(table.influence("2,1")).containsExactly(0, 0, 0, 0, 0, 0, 0, 100, 0);
        assertThat(table.influence("2,0"))
                .as("its own counter: 2,1 is the first tile near it")
                .containsExactly(0, 0, 0, 0, 0, 0, 100, 90, 0);
        table.play("kind0", "2,2");
        assertThat(table.influence("1,1"))
                .as("and the round's wear")
                .containsExactly(99, 89, 79, 69, 59, 49, 39, 29, 19);
    }

    @Test
    @DisplayName("6.2 corners are near, two cells away is not")
    void theEightCellsAroundAreNear() {
        var table = table(2, 4);
        table.lay("""
                1a 2a 3a .
                .  4a .  .
                .  .  .  .
                .  .  .  .
                """);
        assertThat(table.influence("0,0"))
                .as("100; player 1 from 0,1 (90) and from the corner 1,1 (80); not 0,2; two rounds")
                .containsExactly(98, 168);
    }

    @Test
    @DisplayName("6.3 the owners of a cell are all players with the greatest influence there")
    void allWithTheGreatestInfluenceOwnACell() {
        var table = table(2, 5).lay("""
                                .  .  .  .  .
                                .  .  5a .  .
                                .  4a 1a 2a 3a
                                .  .  .  .  .
                                .  .  .  .  .
                                """);
        assertThat(table.influence("2,2"))
                .as("100 + 70 and 90 + 80, less two rounds")
                .containsExactly(168, 168);
        assertThat(table.owners("2,2")).containsExactly(0, 1);
        assertThat(table.owners("2,4")).containsExactly(0);
    }

    @Test
    @DisplayName("6.3 where nobody has influence everybody is an owner")
    void everybodyOwnsACellWithoutInfluence() {
        var table = Table.of(2, "size=1", "deck=40 red red red red").play("kind0", "0,0");
        assertThat(table.owners("0,0")).containsExactly(0);
        table.state.influence.king(0, table.state.layout);
        table.state.influence.king(0, table.state.layout);
        assertThat(table.influence("0,0")).containsExactly(0, 0);
        assertThat(table.owners("0,0")).containsExactly(0, 1);
    }

    @Test
    @DisplayName("6.4 after the last player's turn every positive influence drops by 1")
    void influenceWearsOffEveryRound() {
        var table = table(2, 3).play("first 1,1", "kind0", "1,1", "kind1", "skip");
        assertThat(table.influence("1,1")).as("0 stays 0").containsExactly(99, 0);
        table.play("king 0,0", "kind0", "0,1");
        assertThat(table.influence("1,1")).as("in the middle of a round").containsExactly(189, 0);
        table.play("kind1", "skip");
        assertThat(table.influence("1,1")).containsExactly(188, 0);
    }

    @Test
    @DisplayName("6.4 worn to nothing, influence grows again from 0")
    void influenceDoesNotFallBelowNothing() {
        var influence = new Influence(new TilingsBoard(2, false), 2, Tilings.King.STRUCK);
        var layout = new TileLayout(new TilingsBoard(2, false));
        influence.place(0, 0, layout);
        layout.place(0, Sides.of(Colour.RED, Colour.RED, Colour.RED, Colour.RED));
        for (int round = 0; round < 150; round++) {
            influence.endRound();
        }
        assertThat(influence.of(0, 0)).isZero();
        influence.place(1, 0, layout);
        assertThat(influence.of(0, 0)).isEqualTo(90);
    }

    @Test
    @DisplayName("6.4 the King may fall on any cell; on an empty one nothing happens")
    void theKingOnAnEmptyCellDoesNothing() {
        var table = gap();
        assertThat(table.legal()).hasSize(16).contains("king 0,0", "king 0,2", "king 3,3");
        assertThat(table.influenceView()).isEqualTo(GAP_BEFORE_THE_KING);
        assertThat(table.play("king 0,2").influenceView()).isEqualTo(GAP_BEFORE_THE_KING);
    }

    @Test
    @DisplayName("6.4 the King's cell costs its owners 50, and so do the runs from it up to a gap")
    void theKingStrikesUnbrokenRuns() {
        assertThat(gap().play("king 0,0").influenceView())
                .as("player 0 on 0,0 and 0,1; not on 0,3 behind the gap, nor below")
                .isEqualTo("""
                                  ●0    ■1
                           0,0   127*   87
                           0,1    38   177*
                           0,3     0    99*
                           1,1    98*   88
                           1,2    89   178*
                           1,3    99*   89
                        """);
    }

    @Test
    @DisplayName("6.4 with king=each every cell of the runs costs its own owners 50")
    void theKingStrikesEachCellsOwnOwners() {
        assertThat(gap("king=each").play("king 0,0").influenceView())
                .as("player 0 on 0,0, player 1 on 0,1; nobody behind the gap")
                .isEqualTo("""
                                  ●0    ■1
                           0,0   127*   87
                           0,1    88   127*
                           0,3     0    99*
                           1,1    98*   88
                           1,2    89   178*
                           1,3    99*   89
                        """);
    }

    @Test
    @DisplayName("6.4 runs go left and up; what is lost stops at 0")
    void theKingStrikesToTheLeftAndUp() {
        assertThat(gap().play("king 1,3").influenceView())
                .as("player 0 on 1,3, on 1,2 and 1,1 to the left, on 0,3 above")
                .isEqualTo("""
                                  ●0    ■1
                           0,0   177*   87
                           0,1    88   177*
                           0,3     0    99*
                           1,1    48    88*
                           1,2    39   178*
                           1,3    49    89*
                        """);
    }

    @Test
    @DisplayName("6.4 runs go right and down")
    void theKingStrikesToTheRightAndDown() {
        var table = table(2, 3).lay("""
                                .  .  .
                                .  1a 2a
                                .  4a 3a
                                """);
        var before = """
                          ●0    ■1
                   1,1   178*  158
                   1,2    89   178*
                   2,1     0    99*
                   2,2    99*   89
                """;
        assertThat(table.influenceView()).isEqualTo(before);
        assertThat(table.copy().play("king 1,2").influenceView()).isEqualTo("""
                                  ●0    ■1
                           1,1   178*  108
                           1,2    89   128*
                           2,1     0    99*
                           2,2    99*   39
                        """);
        assertThat(table.copy().play("king 2,1").influenceView()).isEqualTo("""
                                  ●0    ■1
                           1,1   178*  108
                           1,2    89   178*
                           2,1     0    49*
                           2,2    99*   39
                        """);
    }

    @Test
    @DisplayName("6.4 several owners all lose")
    void allOwnersLose() {
        var table = table(2, 5).lay("""
                                .  .  .  .  .
                                .  .  5a .  .
                                .  4a 1a 2a 3a
                                .  .  .  .  .
                                .  .  .  .  .
                                """);
        table.play("kind1", "skip");
        assertThat(table.influence("2,2")).containsExactly(167, 167);
        assertThat(table.play("king 2,2").influence("2,2")).containsExactly(117, 117);
    }
}
