package plateau.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plateau.core.picture.Picture;
import plateau.terminal.CommandTest;

class WidePictureTest extends CommandTest {
    private static Picture board(int cells) {
        var picture = new Picture();
        picture.put(1, 0, "1");
        for (int cell = 0; cell < cells; cell++) {
            picture.put(0, 3 + 4 * cell, String.valueOf(cell));
            picture.put(1, 2 + 4 * cell, "[" + cell + "]");
            picture.spot("1," + cell, 1, 2 + 4 * cell, 1, 3);
        }
        return picture;
    }

    @Test
    void whatIsTooWideIsToldInPartsThatCutNoCellAndHaveTheirMargin() {
        assertThat(WidePicture.of(board(8), 20))
                .extracting(Picture::toString)
                .containsExactly("   0   1   2   3\n1 [0] [1] [2] [3]\n", "   4   5   6   7\n1 [4] [5] [6] [7]\n");
    }

    @Test
    void whatHasRoomIsWhole() {
        var picture = board(8);
        assertThat(WidePicture.of(picture, picture.width())).containsExactly(picture);
    }

    @Test
    void aWideBoardInAPipeIsToldInParts() {
        var ran = run("watch", "tilings", "-b", "30", "-s", "1", "-q");
        assertThat(ran.succeeded().lines())
                .contains("Part 1 of 2, from left to right:", "Part 2 of 2, from left to right:")
                .allMatch(line -> line.length() <= 120)
                .filteredOn(line -> line.startsWith("17 "))
                .as("every part has the numbers of lines")
                .hasSize(2);
        assertThat(run("watch", "tilings", "-b", "10", "-s", "1", "-q").out()).doesNotContain("Part 1");
    }
}
