package plateau.games.tilings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import plateau.core.Selection;

/// The rules page, section 8: what people are shown.
class TilingsPictureRulesTest {
    @Test
    @DisplayName("8.1 each tile with its four sides, its owner's number and influence")
    void aTileShowsItsSidesOwnerAndInfluence() {
        var table = Table.of(2, "size=3", "deck=40 red blue green green");
        table.play("kind0", "1,1", "kind0", "1,2", "king 0,0", "kind0");
        assertThat(table.picture())
                .isEqualTo(
                        """
                               0     1     2

                         0    ·     ·     ·

                                   rrrr  rrrr
                         1    ·   g0 99gg1 99g
                                   bbbb  bbbb

                         2    ·     ·     ·


                             rrrr
                            g  0 g kind0
                             bbbb
                        """);
    }

    @Test
    @DisplayName("8.1 C+ stands for an influence of 100 and more")
    void muchInfluenceIsWrittenCPlus() {
        var table = Table.of(2, "size=1", Table.RED_AND_BLUE).play("kind0", "0,0");
        assertThat(table.picture()).contains("r0 C+r");
        assertThat(table.play("kind1", "skip").picture()).contains("r0 99r");
        assertThat(table.play("king 0,0").picture()).contains("r0 49r");
    }

    @Test
    @DisplayName("8.1 pl stands for several owners")
    void severalOwnersAreWrittenPl() {
        var table = Table.of(12, "size=1", Table.RED_AND_BLUE).play("kind0", "0,0");
        table.state.influence.king(0, table.state.layout);
        table.state.influence.king(0, table.state.layout);
        assertThat(table.picture()).contains("rpl 0r");
    }

    @Test
    @DisplayName("8.1 below level influence the owner is who laid the tile")
    void withoutInfluenceOnlyTheLayerIsShown() {
        var table = Table.of(12, "size=4", "level=zones", Table.RED_AND_BLUE);
        table.lay(
                """
                8a 9a 10a 11a
                7a .  .   .
                6a .  1a  .
                5a 4a 2a  3a
                """);
        assertThat(table.picture()).contains("r0   r", "r10  r").doesNotContain("C+");
        assertThat(table.state.view(0).pictures()).containsExactly("board");
    }

    @Test
    @DisplayName("8.1 sides are printed in their xterm colours")
    void sidesHaveTheirColours() {
        var table = Table.of(2, "size=1", "deck=2 red blue green yellow").play("kind0", "0,0");
        assertThat(table.state.view(0).picture().coloured())
                .contains("48;5;9mrrrr", "48;5;12mbbbb", "48;5;10mg", "48;5;11my");
    }

    @Test
    @DisplayName("8.1 a second view lists every player's influence cell by cell, owners marked")
    void theSecondViewListsInfluence() {
        var table = Table.of(3, "size=11", Table.RED_AND_BLUE).play("kind0", "5,5", "kind0", "5,6");
        assertThat(table.state.view(0).pictures()).containsExactly("board", "influence");
        assertThat(table.influenceView())
                .isEqualTo(
                        """
                                   0     1     2
                           5,5   100*   90     0
                           5,6     0   100*    0
                        """);
        assertThat(table.state.view(0).picture("board", Selection.NONE).toString())
                .isEqualTo(table.picture());
    }
}
