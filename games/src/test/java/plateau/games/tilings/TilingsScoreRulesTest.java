package plateau.games.tilings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.core.text.BadInput;

/// The rules page, section 5: score. On the boards `2a` is the second tile laid, of kind `a`; see
/// [Table#RED_AND_BLUE].
class TilingsScoreRulesTest {
    private static final String SHARED_CENTRE = """
            .  2w .
            4w 1a 3a
            .  5w .
            """;

    private static final String CHAIN = """
            .  .  .  .  .
            .  .  5w .  .
            .  4w 1a 2e 3b
            .  .  .  .  .
            .  .  .  .  .
            """;

    private static Table motifs(String motifs, String board) {
        return Table.of(2, "size=3", "level=motifs", "motifs=" + motifs, Table.RED_AND_BLUE)
                .lay(board);
    }

    private static Table zones(int players, String motifs, String board) {
        return Table.of(players, "size=3", "level=zones", "motifs=" + motifs, Table.RED_AND_BLUE)
                .lay(board);
    }

    @Test
    @DisplayName("5.1 level tiles: a point a tile, the first one included")
    void everyTileIsAPoint() {
        var table = Table.of(2, "size=3", "level=tiles", Table.RED_AND_BLUE);
        assertThat(table.scores()).containsExactly(0, 0);
        assertThat(table.play("kind0", "1,1").scores()).containsExactly(1, 0);
        assertThat(table.play("kind0", "1,2", "kind0", "1,0").scores()).containsExactly(2, 1);
    }

    @Test
    @DisplayName("5.2 level motifs: no more tile points")
    void aLoneTileIsWorthNothing() {
        assertThat(Table.of(2, "level=motifs").play("kind0", "5,5").scores()).containsExactly(0, 0);
    }

    @Test
    @DisplayName("5.2 motif 1, pair: two one-coloured tiles side by side, 3 to the owner of each")
    void aPairPaysThree() {
        var pair = """
                .  .  .
                .  1a 2a
                .  .  .
                """;
        var mixed = """
                .  .  .
                .  1a 2e
                .  .  .
                """;
        var two = """
                .  .  .
                3a 1a 2a
                .  .  .
                """;
        assertThat(motifs("pair", pair).scores()).containsExactly(3, 3);
        assertThat(motifs("pair", mixed).scores()).containsExactly(0, 0);
        assertThat(motifs("pair", two).scores()).as("once a centre").containsExactly(6, 3);
    }

    @Test
    @DisplayName("5.2 motif 2, contrast: one-coloured beside two that are not, 5")
    void aContrastPaysFive() {
        var contrast = """
                .  2w .
                .  1a .
                .  3w .
                """;
        var one = """
                .  2w .
                .  1a 3a
                .  .  .
                """;
        var mixedCentre = """
                .  2w .
                .  1e .
                .  3w .
                """;
        assertThat(motifs("contrast", contrast).scores()).containsExactly(5, 0);
        assertThat(motifs("contrast", one).scores()).containsExactly(0, 0);
        assertThat(motifs("contrast", mixedCentre).scores()).containsExactly(0, 0);
    }

    @Test
    @DisplayName("5.2 motif 3, surrounded: all four neighbour cells hold tiles, 10")
    void asManyAsFourNeighboursPayTen() {
        var surrounded = """
                .  2a .
                5b 1w 3a
                .  4a .
                """;
        var three = """
                .  2a .
                .  1w 3a
                .  4a .
                """;
        assertThat(motifs("surrounded", surrounded).scores()).containsExactly(10, 0);
        assertThat(motifs("surrounded", three).scores()).containsExactly(0, 0);
        var full = Table.of(2, "size=2", "level=motifs", "motifs=surrounded", Table.RED_AND_BLUE);
        assertThat(full.lay("3a 4a\n2a 1a").scores())
                .as("the edge is no neighbour")
                .containsExactly(0, 0);
    }

    @Test
    @DisplayName("5.2 several motifs may share one centre")
    void motifsAddUpOnOneCentre() {
        assertThat(motifs("pair,contrast,surrounded", SHARED_CENTRE).scores())
                .as("3 + 5 + 10 on the centre, 3 for the pair seen from tile 3")
                .containsExactly(21, 0);
    }

    @Test
    @DisplayName("5.3 option motifs names those in play: some, none, by default all")
    void motifsCanBeLeftOut() {
        assertThat(Table.game().motifs()).containsExactlyElementsOf(Motif.OURS);
        assertThat(motifs("none", SHARED_CENTRE).scores()).containsExactly(0, 0);
        assertThat(motifs("pair", SHARED_CENTRE).scores()).containsExactly(6, 0);
        assertThat(motifs("surrounded,contrast", SHARED_CENTRE).scores()).containsExactly(15, 0);
        assertThatThrownBy(() -> Table.game("motifs=pair,star"))
                .hasMessageStartingWith("motifs cannot be 'star': there are pair, contrast, surrounded")
                .hasMessageEndingWith("; what a jar adds is there while PLATEAU_JARS names the jar");
    }

    @Test
    @DisplayName("5.2 option motif-points gives other points to the motifs in play, in their order")
    void motifsCanHaveOtherPoints() {
        assertThat(Table.game().motifPoints()).hasToString("3,5,10");
        assertThat(Table.game("motifs=surrounded").motifPoints()).hasToString("10");
        assertThat(Table.game("motifs=none").motifPoints()).hasToString("none");
        var table = Table.of(2, "size=3", "level=motifs", "motif-points=1,20,300", Table.RED_AND_BLUE);
        assertThat(table.lay(SHARED_CENTRE).scores())
                .as("1 + 20 + 300 on the centre, 1 for the pair seen from tile 3")
                .containsExactly(322, 0);
        assertThat(table.state.figure(4)).as("points-pair").isEqualTo(2);
        assertThat(table.state.view(0).motifPoints()).containsExactly(1, 20, 300);
        var two =
                Table.of(2, "size=3", "level=motifs", "motifs=surrounded,pair", "motif-points=0,7", Table.RED_AND_BLUE);
        assertThat(two.lay(SHARED_CENTRE).scores()).as("pair comes first").containsExactly(7, 0);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
                    motif-points=3,5       | must have a number for each motif in play (pair,contrast,surrounded), not 3,5
                    motif-points=3,5,10,1  | must have a number for each motif in play (pair,contrast,surrounded), not 3,5,10,1
                    motif-points=3,-5,10   | must be numbers from 0 to 1000, separated by commas, not '3,-5,10'
                    motif-points=3,5,1001  | must be numbers from 0 to 1000, separated by commas, not '3,5,1001'
                    motif-points=3,,10     | must be numbers from 0 to 1000, separated by commas, not '3,,10'
                    motif-points=none      | must have a number for each motif in play (pair,contrast,surrounded), not none
                    """)
    @DisplayName("5.2 points that do not go with the motifs are refused")
    void wrongPointsAreRefused(String setting, String why) {
        assertThatThrownBy(() -> Table.game(setting))
                .isInstanceOf(BadInput.class)
                .hasMessage("motif-points " + why);
    }

    @Test
    @DisplayName("5.2 a motif that a jar adds sees the whole board, pays its own points, and may go")
    void aMotifThatAJarAddsSeesTheWholeBoard() {
        Loner.introduce();
        assertThat(Table.game().motifs()).as("unless it is asked for").hasSize(3);
        assertThat(Table.game("motifs=loner,pair").motifPoints()).hasToString("3,7");
        var table = Table.of(2, "size=3", "level=motifs", "motifs=loner,pair", Table.RED_AND_BLUE);
        table.play("kind0", "1,1");
        assertThat(table.scores()).as("alone on its line").containsExactly(7, 0);
        table.play("kind0");
        var events = table.events("1,2").toString();
        table.play("1,2");
        assertThat(table.scores()).as("two pairs, no loner").containsExactly(3, 3);
        assertThat(events).contains("motif.gone", "loner");
        int last = table.state.game.figures().indexOf("points-loner");
        assertThat(table.state.figure(last)).isZero();
        var other = Table.of(2, "size=3", "level=motifs", "motifs=loner", "motif-points=40", Table.RED_AND_BLUE);
        other.play("kind0", "1,1");
        assertThat(other.scores()).containsExactly(40, 0);
        assertThat(other.state.figure(last)).isEqualTo(40);
    }

    @Test
    @DisplayName("5.4 one tile is enough for a zone; sides of one colour are one zone, others another")
    void aLoneTileHasAZoneForEachOfItsColours() {
        assertThat(Table.of(2, "level=zones").play("kind0", "5,5").scores()).containsExactly(1, 0);
        assertThat(Table.of(2, "level=zones").play("kind2", "5,5").scores()).containsExactly(2, 0);
    }

    @Test
    @DisplayName("5.4 a zone of t tiles is worth t² to who owns most of them, shared when tied")
    void aZonePaysItsSquare() {
        var board = """
                .  .  .
                3b 1w 2a
                .  .  .
                """;
        assertThat(zones(2, "none", board).scores())
                .as("red: tiles 1 and 2, 4 shared; blue: tiles 1 and 3, 4 to player 0")
                .containsExactly(6, 2);
    }

    @Test
    @DisplayName("5.4 a colour met again across another colour is another zone")
    void zonesOfOneColourStayApart() {
        var deck = "deck=9 red red blue blue; 9 blue blue blue blue; 9 red red red blue";
        var table = Table.of(2, "size=3", "level=zones", "motifs=none", deck);
        table.play("kind0", "1,1", "kind2", "1,2");
        assertThat(table.scores()).as("blue: 4 shared; red: 1 on each tile").containsExactly(3, 3);
    }

    @Test
    @DisplayName("5.4 tied players get the whole part of their share")
    void aShareOfAZoneIsRoundedDown() {
        var board = """
                .  5a .
                3a 1a 2a
                .  4a .
                """;
        assertThat(zones(3, "none", board).scores())
                .as("25 for two players with two tiles each")
                .containsExactly(12, 12, 0);
    }

    @Test
    @DisplayName("5.4 level zones pays motifs too")
    void zonesKeepTheMotifs() {
        var pair = """
                .  .  .
                .  1a 2a
                .  .  .
                """;
        assertThat(zones(2, "pair", pair).scores()).containsExactly(2 + 3, 2 + 3);
    }

    @Test
    @DisplayName("5.5 level influence: motif points go in full to every owner of the centre")
    void everyOwnerOfAMotifIsPaidInFull() {
        var table = Table.of(2, "size=5", "motifs=contrast", Table.RED_AND_BLUE).lay(CHAIN);
        var without = Table.of(2, "size=5", "motifs=none", Table.RED_AND_BLUE).lay(CHAIN);
        assertThat(table.owners("2,2")).containsExactly(0, 1);
        assertThat(table.scores().get(0) - without.scores().get(0)).isEqualTo(5);
        assertThat(table.scores().get(1) - without.scores().get(1)).isEqualTo(5);
    }

    @Test
    @DisplayName("5.5 level influence: a zone goes to the greatest influence summed over its tiles")
    void aZoneGoesToTheGreatestInfluence() {
        var table = Table.of(2, "size=3", "motifs=none", Table.RED_AND_BLUE);
        assertThat(table.play("kind0", "1,1").scores()).containsExactly(1, 0);
        table.play("kind0", "1,2");
        assertThat(table.influence("1,1")).containsExactly(99, 89);
        assertThat(table.influence("1,2")).containsExactly(0, 99);
        assertThat(table.scores()).as("99 against 188").containsExactly(0, 4);
    }

    @Test
    @DisplayName("5.5 level influence: where nobody has any influence all share")
    void aZoneWithoutInfluenceIsShared() {
        var table = Table.of(2, "size=3", "motifs=none", Table.RED_AND_BLUE);
        table.play("kind0", "1,1", "kind0", "1,2");
        for (int king = 0; king < 4; king++) {
            table.state.influence.king(4, table.state.layout);
        }
        assertThat(table.influence("1,1")).containsExactly(0, 0);
        assertThat(table.influence("1,2")).containsExactly(0, 0);
        assertThat(table.scores()).containsExactly(2, 2);
    }

    @Test
    @DisplayName("5.6 most points win; equal points are a tie")
    void mostPointsWin() {
        var one = Table.of(2, "size=1", "level=tiles", "deck=2 red red red red");
        assertThat(one.play("kind0", "0,0", "kind0", "skip").payoffs()).containsExactly(1.0, 0.0);
        var even = Table.of(2, "size=2", "level=tiles", "deck=2 red red red red");
        assertThat(even.play("kind0", "1,1", "kind0", "0,1").payoffs()).containsExactly(0.5, 0.5);
    }
}
