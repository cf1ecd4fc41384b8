package plateau.terminal.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plateau.core.picture.Picture;

final class LayoutTest {
    @Test
    void onAWideScreenPlayersAndLogAreBesideTheBoard() {
        var layout = Layout.of(new Region(0, 0, 40, 120), 30, 64, 4, 4);
        assertThat(layout.isFolded()).isFalse();
        assertThat(layout.board().width()).isGreaterThanOrEqualTo(64);
        assertThat(layout.players().column()).isGreaterThan(layout.board().width());
        assertThat(layout.log().end()).isEqualTo(36);
        assertThat(layout.foot().end()).isEqualTo(40);
    }

    @Test
    void theRightSideFoldsUnderABoardThatLeavesItNoRoom() {
        var layout = Layout.of(new Region(0, 0, 24, 80), 12, 70, 2, 4);
        assertThat(layout.isFolded()).isTrue();
        assertThat(layout.board().height()).isEqualTo(12);
        assertThat(layout.players().row()).isGreaterThanOrEqualTo(12);
        assertThat(layout.log().height()).isGreaterThanOrEqualTo(3);
    }

    @Test
    void onASmallScreenAWideBoardHasAtLeastHalfOfTheRowsAndTheFootGivesWay() {
        var picture = new Picture();
        for (int row = 0; row < 40; row++) {
            picture.put(row, 0, "x".repeat(50));
        }
        for (int rows = 10; rows < 24; rows++) {
            var layout = Layout.of(new Region(0, 0, rows, 60), picture, picture.height(), picture.width(), _ -> 3, 5);
            assertThat(layout.board().height()).as("%d rows", rows).isGreaterThanOrEqualTo(Math.min(6, rows * 2 / 5));
            assertThat(layout.foot().height()).isGreaterThanOrEqualTo(2);
            assertThat(layout.log().end()).isLessThanOrEqualTo(layout.foot().row());
        }
        var large = Layout.of(new Region(0, 0, 40, 60), picture, picture.height(), picture.width(), _ -> 3, 5);
        assertThat(large.board().height()).isEqualTo(28);
        assertThat(large.foot().height()).isEqualTo(5);
    }

    @Test
    void theSmallestScreenStillHasABoardAndAFoot() {
        for (int rows = 1; rows < 12; rows++) {
            var layout = Layout.of(new Region(0, 0, rows, 20), 30, 60, 4, 4);
            assertThat(layout.board().height()).isPositive();
            assertThat(layout.log().height()).isNotNegative();
            assertThat(layout.foot().height()).isNotNegative();
        }
    }

    @Test
    void aPictureThatWouldBeCutOffHasTheScreenAndTheRestItsCorner() {
        var picture = new Picture();
        for (int row = 0; row < 22; row++) {
            picture.put(row, 0, "x".repeat(row < 4 ? 74 : 62));
        }
        var screen = new Region(0, 0, 24, 80);
        var layout = Layout.of(screen, picture, 22, 74, _ -> 3, 5);
        assertThat(layout.board()).isEqualTo(new Region(0, 0, 22, 80));
        assertThat(layout.players()).isEqualTo(new Region(4, 63, 3, 17));
        assertThat(layout.log()).isEqualTo(new Region(8, 63, 14, 17));
        assertThat(layout.foot()).isEqualTo(new Region(22, 0, 2, 80));
        var wide = Layout.of(new Region(0, 0, 40, 120), picture, 22, 74, _ -> 3, 5);
        assertThat(wide).isEqualTo(Layout.of(new Region(0, 0, 40, 120), 22, 74, 3, 5));
    }

    @Test
    void aWindowMovesOnlyAsFarAsItMust() {
        var region = new Region(0, 0, 10, 10);
        var window = new Window(region, 0, 0);
        assertThat(window.follow(region, 30, 30, 5, 5)).isEqualTo(window);
        var moved = window.follow(region, 30, 30, 9, 20);
        assertThat(moved).isEqualTo(new Window(region, 3, 14));
        assertThat(moved.shows(9, 20)).isTrue();
        assertThat(moved.row(9)).isEqualTo(6);
        assertThat(window.follow(region, 30, 30, 29, 29)).isEqualTo(new Window(region, 20, 20));
    }

    @Test
    void whatFitsIsSeenAsAWhole() {
        var region = new Region(2, 2, 10, 10);
        assertThat(new Window(region, 5, 5).follow(region, 8, 8, 7, 7)).isEqualTo(new Window(region, 0, 0));
    }
}
