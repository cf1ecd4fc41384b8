package plateau.games.carcassonne;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import plateau.core.Selection;
import plateau.core.Span;
import plateau.core.picture.Picture;
import plateau.core.text.Json;
import plateau.core.text.Plain;
import plateau.games.carcassonne.CarcassonneView.Feature;

/// The rules page, section 13: what bots and drawings are told; and what one can point at.
class CarcassonneViewTest {
    @Test
    @DisplayName("13 the view as bots read it")
    void theViewAsBotsReadIt() {
        var table = Table.ofKinds("D1 E3", 2).turns("E -1,0 north city@2").play("E");
        var expected = """
                {"mover":1,"turnOf":1,"phase":"place","scores":[0,0],"projected":[1,0],
                "followersLeft":[6,7],"gone":[],"drawn":"E","tilesLeft":1,
                "followers":7,"scoring":"official",
                "tiles":[
                {"cell":"0,0","letter":"D","direction":"north","follower":[]},
                {"cell":"-1,0","letter":"E","direction":"north",
                "follower":[{"player":0,"feature":"city","place":2}]}],
                "features":[
                {"kind":"road","closed":false,"openEnds":2,"owners":[],"followers":[0,0],
                "tiles":1,"rate":1,"shields":0,"shieldRate":0,"cities":0,"points":1,
                "parts":[{"cell":"0,0","places":[13]}]},
                {"kind":"city","closed":false,"openEnds":1,"owners":[],"followers":[0,0],
                "tiles":1,"rate":1,"shields":0,"shieldRate":1,"cities":0,"points":1,
                "parts":[{"cell":"0,0","places":[11]}]},
                {"kind":"field","closed":false,"openEnds":0,"owners":[],"followers":[0,0],
                "tiles":2,"rate":3,"shields":0,"shieldRate":0,"cities":0,"points":0,
                "parts":[{"cell":"0,0","places":[5]},{"cell":"-1,0","places":[13]}]},
                {"kind":"field","closed":false,"openEnds":0,"owners":[],"followers":[0,0],
                "tiles":1,"rate":3,"shields":0,"shieldRate":0,"cities":0,"points":0,
                "parts":[{"cell":"0,0","places":[1]}]},
                {"kind":"city","closed":false,"openEnds":1,"owners":[0],"followers":[1,0],
                "tiles":1,"rate":1,"shields":0,"shieldRate":1,"cities":0,"points":1,
                "parts":[{"cell":"-1,0","places":[2]}]}],
                "kinds":[
                {"letter":"D","copies":1,"left":0,"segments":[
                {"feature":"road","places":[2,8],"follower":13,"shield":false,"touchesCity":false},
                {"feature":"city","places":[10,11,12],"follower":11,"shield":false,"touchesCity":false},
                {"feature":"field","places":[3,4,5,6,7],"follower":5,"shield":false,"touchesCity":false},
                {"feature":"field","places":[1,9],"follower":1,"shield":false,"touchesCity":true}]},
                {"letter":"E","copies":3,"left":1,"segments":[
                {"feature":"city","places":[1,2,3],"follower":2,"shield":false,"touchesCity":false},
                {"feature":"field","places":[4,5,6,7,8,9,10,11,12],"follower":13,"shield":false,
                "touchesCity":true}]}]}
                """;
        assertThat(Json.write(Plain.of(table.view()))).isEqualTo(expected.replace("\n", ""));
    }

    @Test
    @DisplayName("13 a feature says what it is worth, and how")
    void aFeatureSaysWhatItIsWorth() {
        var table = Table.of(2).turns("U 0,1 north none").play("F", "1,0 north");
        var open = last(table, Terrain.CITY);
        assertThat(open.points()).as("2 tiles × 1 + 1 shield × 1").isEqualTo(3);
        assertThat(open.openEnds()).isEqualTo(1);
        table.play("city@13", "E", "2,0 west");
        var closed = last(table, Terrain.CITY);
        assertThat(closed.closed()).isTrue();
        assertThat(List.of(closed.tiles(), closed.rate(), closed.shields(), closed.shieldRate()))
                .containsExactly(3, 2, 1, 2);
        assertThat(closed.points()).isEqualTo(8);
        assertThat(closed.owners()).as("not yet paid").containsExactly(1);
        assertThat(table.view().scores()).containsExactly(0, 0);
        assertThat(table.view().projected()).containsExactly(0, 8);
        table.play("field@13");
        assertThat(table.view().scores()).containsExactly(0, 8);
        assertThat(table.view().projected()).as("and 3 for the field").containsExactly(3, 8);
        assertThat(last(table, Terrain.CITY).owners()).isEmpty();
    }

    /// The feature of a kind whose first tile was laid last.
    private static Feature last(Table table, Terrain kind) {
        return table.view().features().stream()
                .filter(feature -> feature.kind() == kind)
                .reduce((before, after) -> after)
                .orElseThrow();
    }

    @Test
    @DisplayName("13 whose turn it is, and who left")
    void whoseTurnItIsAndWhoLeft() {
        var table = Table.of(3).turns("U 0,1 north none");
        assertThat(table.view().mover()).isEqualTo(-1);
        assertThat(table.view().turnOf()).isEqualTo(1);
        assertThat(table.view().drawn()).isEmpty();
        table.state.leave(1);
        assertThat(table.view().gone()).containsExactly(1);
        assertThat(table.view().phase()).isEqualTo(CarcassonneState.Phase.SKIP);
        assertThat(table.picture()).as("no tile is in hand").doesNotContain("tile");
    }

    @Test
    @DisplayName("12.2 while a tile is to be placed one points at the cells that touch the land")
    void oneCanPointAtTheCellsThatTouchTheLand() {
        var table = Table.of(2).turns("E 1,0 west none").play("U");
        var selection = Selection.of(table.state);
        var picture = table.view().picture(selection);
        assertThat(picture.words())
                .containsExactlyInAnyOrder("0,1", "1,1", "-1,0", "2,0", "0,-1", "1,-1")
                .containsAll(selection.choices());
        assertThat(wordsOfRow(picture, 4))
                .containsExactly("-1,0", "-1,0", "-1,0", "-1,0", "-1,0", "2,0", "2,0", "2,0", "2,0", "2,0");
        assertThat(List.of(picture.wordAt(1, 10), picture.wordAt(3, 14)))
                .as("all of the cell")
                .containsOnly("0,1");
        assertThat(picture.wordAt(1, 9)).as("beside the cell").isEmpty();
        assertThat(table.view().picture(selection.choose("0,1")).words())
                .as("a direction is no place")
                .isEmpty();
        assertThat(table.view().spans()).containsExactly(new Span(-1, 2), new Span(-1, 1));
    }

    @Test
    @DisplayName("12.2 for who only looks every tile is named by its cell")
    void whoOnlyLooksFindsTheTiles() {
        var picture = Table.of(2).turns("E 1,0 west none").view().picture();
        assertThat(picture.words()).contains("0,0", "1,0");
        assertThat(List.of(picture.wordAt(4, 15), picture.wordAt(6, 19))).containsOnly("1,0");
    }

    private static List<String> wordsOfRow(Picture picture, int row) {
        return IntStream.range(0, 40)
                .mapToObj(column -> picture.wordAt(row, column))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    @Test
    @DisplayName("12.2 once it is placed one points at its own features")
    void oneCanPointAtTheFeaturesOfTheTilePlaced() {
        var table = Table.of(2).play("J", "1,0 west");
        var picture = table.view().picture(Selection.of(table.state));
        assertThat(picture.words()).containsExactlyInAnyOrder("city@2", "road@8", "field@5", "field@9");
        assertThat(picture.toString().lines().skip(4).limit(3))
                .containsExactly("          ··│·##·│·D", "   0      ··│·#A·└─B", "          ··│·##·C··");
        assertThat(picture.toString())
                .as("the letters are explained")
                .contains("A city@2       D field@9\n", "tile J       B road@8\n", "  C field@5\n");
        assertThat(wordsOfRow(picture, 4)).containsExactly("city@2", "field@5", "road@8", "field@9", "field@9");
        assertThat(wordsOfRow(picture, 5)).containsExactly("city@2", "field@5", "road@8", "road@8", "road@8");
        assertThat(wordsOfRow(picture, 6)).containsExactly("city@2", "field@5", "field@5", "field@5", "field@5");
    }
}
