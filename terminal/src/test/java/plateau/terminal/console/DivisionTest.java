package plateau.terminal.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plateau.core.picture.Picture;

class DivisionTest {
    private static Picture picture(int rows, int kept) {
        var picture = new Picture();
        picture.keepFrom(rows - kept);
        for (int row = 0; row < rows; row++) {
            picture.put(row, 0, "row " + row);
        }
        return picture;
    }

    @Test
    void whatIsHeldStaysInSightBelowABoardThatHasNotRoom() {
        var division = Division.of(new Region(1, 2, 10, 40), picture(30, 3));
        assertThat(division.board()).isEqualTo(new Region(1, 2, 7, 40));
        assertThat(division.rows()).isEqualTo(27);
        assertThat(division.kept()).contains(new Window(new Region(8, 2, 3, 40), 27, 0));
    }

    @Test
    void whatFitsIsOneAndWhatIsTooSmallKeepsItsBoard() {
        var region = new Region(0, 0, 10, 40);
        assertThat(Division.of(region, picture(10, 3)).kept())
                .as("all of it fits")
                .isEmpty();
        assertThat(Division.of(region, picture(30, 0)).kept())
                .as("nothing is held")
                .isEmpty();
        var small = Division.of(new Region(0, 0, 8, 40), picture(30, 3));
        assertThat(small.kept()).as("five rows of the board would be left").isEmpty();
        assertThat(small.board().height()).isEqualTo(8);
    }

    @Test
    void otherWordsKeepWhatIsKept() {
        assertThat(picture(9, 2).withWords(word -> word.replace("row", "ligne")).kept())
                .isEqualTo(2);
    }
}
