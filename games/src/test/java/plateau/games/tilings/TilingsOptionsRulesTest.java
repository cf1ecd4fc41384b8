package plateau.games.tilings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import plateau.core.options.Options;

/// The rules page, section 7: torus, turned tiles, own decks.
class TilingsOptionsRulesTest {
    private static final String FOUR_COLOURS = "deck=40 red blue green yellow";

    /// Red all along, with blue at the east and the west end.
    private static final String ROW_DECK = "deck=9 red red red red; 9 red red blue red; 9 red red red blue";

    private static Table torus(int size, String... settings) {
        var all = new ArrayList<>(List.of(settings));
        all.add("size=" + size);
        all.add("torus=on");
        all.add("first=random");
        all.add(Table.RED_AND_BLUE);
        return Table.of(2, all.toArray(String[]::new));
    }

    @Test
    @DisplayName("7 all options are off by default")
    void theOptionsAreOffByDefault() {
        var game = Table.game();
        assertThat(game.torus()).isFalse();
        assertThat(game.rotations()).isFalse();
        assertThat(game.deck()).hasToString("standard");
        assertThat(game.level()).isEqualTo(Tilings.Level.INFLUENCE);
        assertThat(game.first()).isEqualTo(Tilings.FirstCell.CENTRE);
    }

    @Test
    @DisplayName("7 torus: sides join, so a corner has four neighbours")
    void onATorusSidesJoin() {
        var table = torus(4).play("first 0,0", "kind0", "0,0", "kind2");
        assertThat(table.reach())
                .as("blue to the west, so not to the east of the red tile")
                .isEqualTo("""
                        o . . x
                        x . . .
                        . . . .
                        x . . .
                        """);
    }

    @Test
    @DisplayName("7 torus: motifs wrap")
    void onATorusMotifsWrap() {
        var table = torus(3, "level=motifs", "motifs=surrounded");
        table.lay("""
                1a 2a 3a
                4a .  .
                5a .  .
                """);
        assertThat(table.scores()).as("the corner has tiles at all sides").containsExactly(10, 0);
    }

    @Test
    @DisplayName("7 torus: on size 2 a tile at two sides is one neighbour, but closes both sides")
    void onATorusOfSizeTwoATileIsOneNeighbour() {
        var deck = "deck=9 blue blue blue blue; 9 red blue blue blue; 9 blue blue red red";
        var contrast = Table.of(2, "size=2", "torus=on", "level=motifs", "motifs=contrast", deck);
        contrast.play("kind0", "1,1", "kind2", "0,1");
        assertThat(contrast.scores()).as("one tile above and below").containsExactly(0, 0);
        var closed = Table.of(2, "size=2", "torus=on", "level=motifs", "motifs=surrounded", deck);
        closed.play("kind0", "1,1", "kind0", "0,1", "kind0", "1,0");
        assertThat(closed.scores()).containsExactly(10, 0);
    }

    @Test
    @DisplayName("7 torus: zones wrap")
    void onATorusZonesWrap() {
        var flat = Table.of(2, "size=3", "level=zones", "motifs=none", "first=random", ROW_DECK);
        var torus = Table.of(2, "size=3", "level=zones", "motifs=none", "first=random", "torus=on", ROW_DECK);
        for (var table : List.of(flat, torus)) {
            table.play("first 0,1", "kind0", "0,1", "kind1", "0,2", "kind2", "0,0");
        }
        assertThat(flat.scores()).as("blue ends apart: 1 and 1").containsExactly(9 + 1, 1);
        assertThat(torus.scores()).as("blue ends meet: 4 shared").containsExactly(9 + 2, 2);
    }

    @Test
    @DisplayName("7 torus: influence wraps")
    void onATorusInfluenceWraps() {
        var table = torus(4).play("first 0,0", "kind0", "0,0", "kind0", "0,3");
        assertThat(table.influence("0,0")).containsExactly(99, 89);
        var corner = torus(4).play("first 0,0", "kind0", "0,0", "kind1", "skip", "king 1,1");
        corner.play("kind0", "3,0", "kind0", "3,3");
        assertThat(corner.influence("0,0"))
                .as("99 + 90 − 1; 3,3 is the second tile near: 80 − 1")
                .containsExactly(188, 79);
    }

    @Test
    @DisplayName("7 torus: runs wrap, and on a full line each cell loses once")
    void onATorusTheKingStrikesEachCellOnce() {
        var table = torus(3).lay("1a 2a 3a\n.  .  .\n.  .  .");
        table.play("kind1", "skip");
        assertThat(table.owners("0,1")).containsExactly(1);
        assertThat(table.influence("0,0")).containsExactly(178, 88);
        assertThat(table.play("king 0,1").influence("0,0")).containsExactly(178, 38);
    }

    @Test
    @DisplayName("7 torus: on size 1 the tile is not beside itself")
    void onATorusOfSizeOneACellIsAlone() {
        var table = Table.of(2, "size=1", "torus=on", FOUR_COLOURS).play("kind0", "0,0");
        assertThat(table.scores()).as("four zones of one tile").containsExactly(4, 0);
        assertThat(table.influence("0,0")).containsExactly(100, 0);
        table.play("kind0", "skip", "king 0,0");
        assertThat(table.influence("0,0")).containsExactly(49, 0);
    }

    @Test
    @DisplayName("7 rotations: turnN is N quarter turns counter-clockwise, north becomes west")
    void tilesMayBeTurned() {
        var table = Table.of(2, "size=1", "level=tiles", "rotations=on", FOUR_COLOURS)
                .play("kind0");
        assertThat(table.legal()).containsExactly("0,0 turn0", "0,0 turn1", "0,0 turn2", "0,0 turn3");
        assertThat(tile(table.copy().play("0,0 turn0"))).isEqualTo("red blue green yellow");
        assertThat(tile(table.copy().play("0,0 turn1"))).isEqualTo("green yellow blue red");
        assertThat(tile(table.copy().play("0,0 turn2"))).isEqualTo("blue red yellow green");
        assertThat(tile(table.copy().play("0,0 turn3"))).isEqualTo("yellow green red blue");
    }

    private static String tile(Table table) {
        return Sides.title(table.state.layout.tile(0));
    }

    @Test
    @DisplayName("7 rotations: every turn that fits is offered, also those that look the same")
    void everyTurnThatFitsIsOffered() {
        var table = Table.of(2, "size=2", "rotations=on", Table.RED_AND_BLUE);
        table.play("kind0", "1,1 turn0", "kind0");
        assertThat(table.legal())
                .containsExactly(
                        "0,1 turn0",
                        "0,1 turn1",
                        "0,1 turn2",
                        "0,1 turn3",
                        "1,0 turn0",
                        "1,0 turn1",
                        "1,0 turn2",
                        "1,0 turn3");
        table.play("0,1 turn0", "king 0,0", "kind2");
        assertThat(table.legal())
                .as("its blue west side must not touch red: turned south or east it would")
                .containsExactly("0,0 turn0", "0,0 turn1", "0,0 turn3", "1,0 turn0", "1,0 turn1", "1,0 turn3");
    }

    @Test
    @DisplayName("7 deck: a game with a deck of one's own replays from its options")
    void aDeckIsAnOptionLikeAnyOther() {
        var game = Table.game("deck=3 red blue green dark-green\n# none\n2 white white white white");
        var options = Options.<Tilings>of(Tilings.class);
        assertThat(options.json(game)).containsEntry("deck", "3 red blue green dark-green; 2 white white white white");
        assertThat(options.fromJson(options.json(game))).isEqualTo(game);
    }
}
