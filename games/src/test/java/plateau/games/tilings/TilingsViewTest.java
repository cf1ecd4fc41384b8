package plateau.games.tilings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import plateau.contract.RandomGame;
import plateau.core.Selection;
import plateau.core.Span;
import plateau.core.State;
import plateau.core.text.Json;
import plateau.core.text.Plain;

/// The rules page, section 11: what everybody may know, as data, and where one points at it.
class TilingsViewTest {
    private static final String TWO_KINDS = "deck=4 red red red red; 4 blue blue blue blue";

    private static TilingsView view(Table table) {
        return table.state.view(State.NOBODY);
    }

    @Test
    @DisplayName("11.1 A view tells all that is public, as plain data")
    void aViewTellsAllThatIsPublic() {
        var table = Table.of(2, "size=2", "motifs=pair", TWO_KINDS);
        table.play("kind0", "1,1", "kind1", "skip", "king 1,1", "kind0");
        assertThat(Json.write(Plain.of(view(table)))).isEqualTo("""
                        {"mover":0,"scores":[1,0],"phase":"tile","turnOf":0,"turn":2,"round":1,\
                        "skipsInARow":1,"mulligansLeft":0,"size":2,"torus":false,"rotations":false,\
                        "level":"influence","motifs":["pair"],"motifPoints":[3],"king":"struck","deal":"shuffled",\
                        "firstCell":"1,1","kingCell":"1,1","front":"kind0","frontSides":"rrrr",\
                        "tiles":[{"cell":"1,1","kind":"kind0","turn":0,"sides":"rrrr",\
                        "player":0,"owners":[0],"influence":[49,0],"near":0}],\
                        "kinds":[{"kind":"kind0","sides":"rrrr","count":4,"unseen":2},\
                        {"kind":"kind1","sides":"bbbb","count":4,"unseen":3}],\
                        "queues":[{"unseen":2,"known":[]},{"unseen":3,"known":["kind1"]}]}""");
    }

    @Test
    @DisplayName("11.1 What is not known yet is empty")
    void whatIsNotKnownYetIsEmpty() {
        var view = view(Table.of(2, "size=2", "first=random"));
        assertThat(view.phase()).isEqualTo(TilingsState.Phase.FIRST_CELL);
        assertThat(view.turnOf()).isEqualTo(0);
        assertThat(List.of(view.firstCell(), view.kingCell(), view.front(), view.frontSides()))
                .containsOnly("");
        assertThat(view.tiles()).isEmpty();
    }

    @Test
    @DisplayName("11.1 Nobody's turn it is once the game is over")
    void nobodysTurnItIsInTheEnd() {
        var table = Table.of(2, "size=1", "level=zones", TWO_KINDS);
        table.play("kind0", "0,0", "kind0", "skip", "kind1", "skip");
        assertThat(view(table).phase()).isEqualTo(TilingsState.Phase.OVER);
        assertThat(view(table).turnOf()).isEqualTo(State.NOBODY);
        assertThat(view(table).tiles().getFirst().influence()).isEmpty();
        assertThat(view(table).turn()).isEqualTo(3);
    }

    @Test
    @DisplayName("11.1 Of a tile that was turned the kind, the turns, and the sides as they lie are told")
    void aTurnedTileTellsItsKindTurnsAndSides() {
        var table = Table.of(2, "size=1", "rotations=on", "deck=2 red blue green yellow");
        assertThat(view(table.play("kind0")).frontSides()).isEqualTo("rbgy");
        var tile = view(table.play("0,0 turn1")).tiles().getFirst();
        assertThat(List.of(tile.kind(), tile.turn(), tile.sides())).containsExactly("kind0", 1, "gybr");
    }

    @Test
    @DisplayName("11.1 The tiles seen and unseen make up the deck, and each shows the sides of its kind")
    void theTilesMakeUpTheDeck() {
        var game = Table.game("size=6", "rotations=on", "torus=on");
        RandomGame.play(game, 3, 1, 400).walk((state, _) -> check((TilingsState) state));
    }

    private static void check(TilingsState state) {
        var view = state.view(State.NOBODY);
        for (var kind : view.kinds()) {
            long laid = view.tiles().stream().filter(tile -> is(tile, kind)).count();
            long known = view.queues().stream()
                    .flatMap(queue -> queue.known().stream())
                    .filter(kind.kind()::equals)
                    .count();
            int front = view.front().equals(kind.kind()) ? 1 : 0;
            assertThat(laid + known + front + kind.unseen()).isEqualTo(kind.count());
        }
        assertThat(view.turn() / 3).isEqualTo(view.round());
    }

    private static boolean is(TilingsView.Tile tile, TilingsView.Kind kind) {
        if (!tile.kind().equals(kind.kind())) {
            return false;
        }
        var sides = kind.sides();
        for (int turn = 0; turn < tile.turn(); turn++) {
            // north, south, east, west: what was east is north
            sides = "" + sides.charAt(2) + sides.charAt(3) + sides.charAt(1) + sides.charAt(0);
        }
        assertThat(tile.sides()).isEqualTo(sides);
        return true;
    }

    @Test
    @DisplayName("11.2 One points at cells, with or without a tile, in both pictures")
    void onePointsAtCells() {
        var table = Table.of(2, "size=2", TWO_KINDS).play("kind0", "1,1", "kind0");
        var board = view(table).picture(Selection.of(table.state));
        assertThat(board.words()).containsExactlyInAnyOrder("0,0", "0,1", "1,0", "1,1");
        assertThat(board.wordAt(2, 6)).as("a dot").isEqualTo("0,0");
        assertThat(board.wordAt(4, 10)).as("the owner").isEqualTo("1,1");
        assertThat(board.wordAt(4, 14)).as("its influence").isEqualTo("1,1");
        assertThat(board.wordAt(3, 10)).as("a side belongs to two").isEmpty();
        assertThat(board.wordAt(0, 6)).as("a label").isEmpty();
        assertThat(board.wordAt(2, 20)).as("the front tile").isEmpty();
        var influence = view(table).picture("influence", Selection.NONE);
        assertThat(influence.words()).containsExactly("1,1");
        assertThat(influence.wordAt(1, 5)).isEqualTo("1,1");
    }

    @Test
    @DisplayName("11.2 Cells go from 0 to the size less one")
    void cellsGoFromZero() {
        var span = new Span(0, 4);
        assertThat(view(Table.of(2, "size=5")).spans()).containsExactly(span, span);
    }

    @Test
    @DisplayName("8.1 the tile is drawn on the cell chosen for it, turned as it is chosen to be")
    void theTileIsDrawnAsItWouldLie() {
        var table = Table.of(2, "size=2", "rotations=on", "deck=8 red blue green yellow")
                .play("kind0");
        var cell = Selection.of(table.state).choose("1,1");
        assertThat(view(table).picture(cell.choose("turn0")).toString())
                .contains("          rrrrr  ")
                .contains("  y ●   g  kind0");
        assertThat(view(table).picture(cell.choose("turn1")).toString())
                .contains("          ggggg  ")
                .contains("  r ●   b  kind0");
        assertThat(view(table).picture(cell))
                .hasToString(view(table).picture(cell.choose("turn0")).toString());
    }
}
