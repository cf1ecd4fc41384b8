package plateau.games.tilings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import plateau.core.Event;
import plateau.core.Selection;

/// The rules page, section 8: what people are shown.
class TilingsPictureRulesTest {
    @Test
    @DisplayName("8.1 each tile with its four sides, its owner's number and influence")
    void aTileShowsItsSidesOwnerAndInfluence() {
        var table = Table.of(2, "size=3", "deck=40 red blue green green");
        table.play("kind0", "1,1", "kind0", "1,2", "king 0,0", "kind0");
        assertThat(table.picture()).isEqualTo("""
                              0     1     2
                                                 rrrrr
                         0    ·     ·     ·     g ●   g
                                  rrrrr rrrrr    bbbbb
                         1    ·  g●0 99g■1 99g  kind0
                                  bbbbb bbbbb
                         2    ·     ·     ·
                        """);
    }

    @Test
    @DisplayName("8.1 C+ stands for an influence of 100 and more")
    void muchInfluenceIsWrittenCPlus() {
        var table = Table.of(2, "size=1", Table.RED_AND_BLUE).play("kind0", "0,0");
        assertThat(table.picture()).contains("r●0 C+r");
        assertThat(table.play("kind1", "skip").picture()).contains("r●0 99r");
        assertThat(table.play("king 0,0").picture()).contains("r●0 49r");
    }

    @Test
    @DisplayName("8.1 pl stands for several owners")
    void severalOwnersAreWrittenPl() {
        var table = Table.of(12, "size=1", Table.RED_AND_BLUE).play("kind0", "0,0");
        table.state.influence.king(0, table.state.layout);
        table.state.influence.king(0, table.state.layout);
        assertThat(table.picture()).contains("r pl 0r");
    }

    @Test
    @DisplayName("8.1 below level influence the owner is who laid the tile")
    void withoutInfluenceOnlyTheLayerIsShown() {
        var table = Table.of(12, "size=4", "level=zones", Table.RED_AND_BLUE);
        table.lay("""
                8a 9a 10a 11a
                7a .  .   .
                6a .  1a  .
                5a 4a 2a  3a
                """);
        assertThat(table.picture()).contains("r●0   r", "r△10  r").doesNotContain("C+");
        assertThat(table.state.view(0).pictures()).containsExactly("board");
    }

    @Test
    @DisplayName("8.1 sides are printed in their xterm colours")
    void sidesHaveTheirColours() {
        var table = Table.of(2, "size=1", "deck=2 red blue green yellow").play("kind0", "0,0");
        assertThat(table.state.view(0).picture().coloured())
                .contains("48;5;9mrrrrr", "48;5;12mbbbbb", "48;5;10mg", "48;5;11my");
    }

    @Test
    @DisplayName("8.1 a second view lists every player's influence cell by cell, owners marked")
    void theSecondViewListsInfluence() {
        var table = Table.of(3, "size=11", Table.RED_AND_BLUE).play("kind0", "5,5", "kind0", "5,6");
        assertThat(table.state.view(0).pictures()).containsExactly("board", "influence");
        assertThat(table.influenceView()).isEqualTo("""
                                  ●0    ■1    ▲2
                           5,5   100*   90     0
                           5,6     0   100*    0
                        """);
        assertThat(table.state.view(0).picture("board", Selection.NONE).toString())
                .isEqualTo(table.picture());
    }

    @Test
    @DisplayName("8.1 on a chosen cell the tile lies as it would, turned as chosen")
    void theChosenTileLiesAsItWould() {
        var table = Table.of(2, "size=3", "rotations=on", "deck=40 red blue green yellow");
        var cell = Selection.of(table.play("kind0").state).choose("1,1");
        var view = table.state.view(0);
        assertThat(view.picture(cell).toString()).contains("\n 1    ·  y ●   g  ·");
        assertThat(view.picture(cell.choose("turn1")).toString())
                .contains("          ggggg", "\n 1    ·  r ●   b  ·", "          yyyyy");
    }

    @Test
    @DisplayName("8.1 a board of 10 by 10 fits a terminal of 80 by 24 with two lines to spare")
    void tenByTenFits() {
        var lines = Table.of(2, "size=10")
                .play("kind2", "5,5", "kind2")
                .picture()
                .lines()
                .toList();
        assertThat(lines).hasSizeLessThanOrEqualTo(22).allMatch(line -> line.length() <= 80);
    }

    @Test
    @DisplayName("8.1 the status tells turns, skips and the King, and how many tiles each has left")
    void theStatusTellsTurns() {
        var table = Table.of(2, "size=1", Table.RED_AND_BLUE).play("kind0", "0,0", "kind1", "skip");
        var view = table.play("king 0,0").state.view(0);
        assertThat(view.status())
                .containsExactly(
                        Event.of("turn", "turn", 3), Event.of("skips", "skips", 1), Event.of("king", "cell", "0,0"));
        assertThat(view.status(1)).extracting(Event::key).containsExactly("queue");
    }
}
