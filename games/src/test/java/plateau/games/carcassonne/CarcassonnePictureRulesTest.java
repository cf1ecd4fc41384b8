package plateau.games.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.Event;
import plateau.core.Selection;
import plateau.core.picture.Picture;
import plateau.games.carcassonne.Carcassonne.Direction;

/// The rules page, section 12: what people are shown.
class CarcassonnePictureRulesTest {
    @Test
    @DisplayName("12.1 the land, followers by their players' signs, and the tile drawn")
    void theLandAndWhatIsLeft() {
        var table = Table.of(2)
                .turns("F 1,0 north city@13", "B -1,0 north monastery@13")
                .play("X");
        assertThat(table.picture()).isEqualTo("""
                              -2   -1    0    1    2

                           1

                                  ·······│·##···#
                           0      ··■····│·##*●##
                                  ·······│·##···#

                          -1


                             ··│··
                             ──+──  tile X
                             ··│··
                        """);
    }

    @Test
    @DisplayName("12.1 every kind of tile, facing north: cities filled, roads as lines")
    void everyKindOfTile() {
        var view = Table.of(2).view();
        var picture = new Picture();
        for (int i = 0; i < view.kinds().size(); i++) {
            int row = 4 * (i / 8);
            int column = 7 * (i % 8);
            picture.put(row, column, view.kinds().get(i).letter());
            new TilePicture(view.kinds().get(i), Direction.NORTH).draw(picture, row + 1, column);
        }
        assertThat(picture).hasToString("""
                        A      B      C      D      E      F      G      H
                        ·····  ·····  #####  ··│·#  ·###·  #···#  ·###·  #···#
                        ··m··  ··m··  #*###  ··│·#  ·····  #*###  ··#··  #···#
                        ··│··  ·····  #####  ··│·#  ·····  #···#  ·###·  #···#
                        I      J      K      L      M      N      O      P
                        ····#  ·###·  ··│·#  ··│·#  ####·  ####·  ####·  ####·
                        ····#  ··┌──  ──┘·#  ──+·#  #*···  ##···  #*┌──  ##┌──
                        ·###\\  ··│··  ····#  ··│·#  #····  #····  #·│··  #·│··
                        Q      R      S      T      U      V      W      X
                        #####  #####  #####  #####  ··│··  ·····  ·····  ··│··
                        #*###  #####  #*###  #####  ··│··  ──┐··  ──+──  ──+──
                        #···#  #···#  #·│·#  #·│·#  ··│··  ··│··  ··│··  ··│··
                        """);
    }

    @ParameterizedTest(name = "12.1 {0}: {1} / {2} / {3}")
    @CsvSource({"I, ····#, ····#, ·###\\", "N, ####·, ##···, #····", "H, #···#, #···#, #···#", "G, ·###·, ··#··, ·###·"
    })
    void citiesThatAreNotJoinedAreKeptApartByAStroke(String letter, String north, String middle, String south) {
        var table = Table.of(2).turns("U 0,1 north none");
        var lines = table.play(letter).picture().lines().toList();
        int last = lines.size() - 1;
        assertThat(lines.get(last - 2)).startsWith("     " + north);
        assertThat(lines.get(last - 1)).startsWith("     " + middle);
        assertThat(lines.get(last)).startsWith("     " + south);
    }

    @Test
    @DisplayName("12.1 the stroke turns with the tile")
    void theStrokeTurnsWithTheTile() {
        assertThat(Table.of(2).turns("I 1,0 south none").picture())
                .contains("··│·#\\###·\n   0      ··│·##····\n          ··│·##····\n");
        assertThat(Table.of(2).turns("I 1,0 east none").picture())
                .contains("··│·##····\n   0      ··│·##····\n          ··│·#/###·\n");
    }

    @Test
    @DisplayName("12.1 the status tells the tiles left and each player's followers")
    void theStatusTellsWhatIsLeft() {
        var view = Table.of(2, "followers=2").turns("W 0,-1 south road@8").view();
        assertThat(view.status()).containsExactly(Event.of("tiles-left", "tiles", 70));
        assertThat(view.status(0)).containsExactly(Event.of("followers-left", "followers", 1));
        assertThat(view.status(1)).containsExactly(Event.of("followers-left", "followers", 2));
    }

    @Test
    @DisplayName("12.3 on a chosen cell the tile lies as it would, in the first direction that fits")
    void theChosenTileLiesAsItWould() {
        var table = Table.of(2).play("J");
        var cell = Selection.of(table.state).choose("1,0");
        assertThat(cell.choices()).first().isEqualTo("west");
        assertThat(table.view().picture(cell).toString())
                .contains("··│·##·│··\n   0      ··│·##·└──\n          ··│·##····\n");
        var other = Selection.of(table.state).choose("0,1");
        var east = table.view().picture(other.choose("east")).toString();
        assertThat(east).contains("          ····#\n   1      ──┐·#\n          ··│·#\n");
    }
}
