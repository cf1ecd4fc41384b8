package plateau.games.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The rules page, section 12: what people are shown.
class CarcassonnePictureRulesTest {
    @Test
    @DisplayName("12.1 the land, the tile drawn, points, followers, tiles to draw")
    void theLandAndWhatIsLeft() {
        var table = Table.of(2).turns("F 1,0 north city@13", "B -1,0 north monastery@13").play("X");
        assertThat(table.picture())
                .isEqualTo(
                        """
                               -2    -1     0     1     2

                           1

                                   ····· ··r·c c···c
                           0       ·B1 · ·Dr c cF0*c
                                   ····· ··r·c c···c

                          -1


                             ··r··       >player 0: 0 points, 6 followers
                             rX· r        player 1: 0 points, 6 followers
                             ··r··        68 tiles to draw
                        """);
    }

    @ParameterizedTest(name = "12.1 {0}: {1} / {2} / {3}")
    @CsvSource({
        "I, ····c, ·I· c, ·ccc\\",
        "N, cccc·, cN· ·, c····",
        "H, c···c, cH· c, c···c",
        "C, ccccc, cCc*c, ccccc"
    })
    void citiesThatAreNotJoinedAreKeptApartByAStroke(
            String letter, String north, String middle, String south) {
        var table = Table.of(2).turns("C".equals(letter) ? "R 1,0 west none" : "U 0,1 north none");
        var lines = table.play(letter).picture().lines().toList();
        int last = lines.size() - 1;
        assertThat(lines.get(last - 2)).startsWith("     " + north + " ");
        assertThat(lines.get(last - 1)).startsWith("     " + middle + " ");
        assertThat(lines.get(last)).startsWith("     " + south + " ");
    }

    @Test
    @DisplayName("12.1 the stroke turns with the tile")
    void theStrokeTurnsWithTheTile() {
        assertThat(Table.of(2).turns("I 1,0 south none").picture())
                .contains("··r·c \\ccc·\n   0       ·Dr c cI· ·\n           ··r·c c····\n");
        assertThat(Table.of(2).turns("I 1,0 east none").picture())
                .contains("··r·c c····\n   0       ·Dr c cI· ·\n           ··r·c /ccc·\n");
    }

    @Test
    @DisplayName("12.1 one is one: 1 point, 1 follower")
    void oneIsOne() {
        var table = Table.of(2, "followers=2").turns("W 0,-1 south road@8");
        assertThat(table.picture()).contains("player 0: 0 points, 1 follower\n");
        var ended = Table.whole(2, "followers=7", "E -1,0 north city@2");
        assertThat(ended.picture()).contains("player 0: 1 point, ");
    }
}
