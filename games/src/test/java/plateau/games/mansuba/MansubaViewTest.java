package plateau.games.mansuba;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.picture.Picture;
import plateau.core.text.Json;
import plateau.core.text.Plain;

/// The rules page, section 12: the view, and what one points at in a picture.
class MansubaViewTest {
    private static final String BOARD = """
            t0_0 . . .
            p0_0 . . p1
            .    . . k1_1
            """;

    private static String json(Scene scene) {
        return Json.write(Plain.of(scene.state.view(State.NOBODY)));
    }

    @Test
    @DisplayName("12 the view has the world, the rounds, the start places and all pieces")
    void theViewHasAll() {
        assertThat(json(Scene.of(BOARD, "surface=flat", "landslide=5"))).isEqualTo("""
                        {"mover":0,"scores":[0,0],"width":4,"height":3,"surface":"flat",\
                        "terrain":"octagonal","nextLandslide":[{"round":5,"terrain":"triangular"}],\
                        "round":0,"roundLimit":24,"turnOf":0,"release":50,"releaseCost":"free",\
                        "pawnSteps":1,"elephant":"diamond","elephantSteps":2,"jumps":"simple",\
                        "capture":true,"sanctuary":true,"victory":"simple",\
                        "starts":[{"place":"0,0","player":0},{"place":"1,0","player":0},\
                        {"place":"2,3","player":1}],\
                        "pieces":[{"place":"0,0","kind":"tower","player":0,"start":"0,0"},\
                        {"place":"1,0","kind":"pawn","player":0,"start":"1,0"},\
                        {"place":"1,3","kind":"pawn","player":1,"start":"1,3"},\
                        {"place":"2,3","kind":"king","player":1,"start":"2,3"}],\
                        "captured":[],"returning":[]}\
                        """);
    }

    @Test
    @DisplayName("12 the view has the captured pieces in order and the one that may come back")
    void theViewHasTheCapturedPieces() {
        var scene = Scene.of(BOARD, "surface=flat", "release-cost=turn", "sanctuary=off");
        scene.play("0,0 0,3", "1,3 0,3", "1,0 1,1");
        scene.play("0,3 0,2", "1,1 0,2", "2,3 1,1");
        var view = scene.state.view(0);
        assertThat(view.captured())
                .containsExactly(
                        new MansubaView.Placed("0,3", Piece.TOWER, 0, "0,0"),
                        new MansubaView.Placed("0,2", Piece.PAWN, 1, "1,3"));
        assertThat(view.returning()).isEmpty();
        scene.play("free 0,3");
        assertThat(scene.state.view(0).returning())
                .containsExactly(new MansubaView.Placed("0,3", Piece.TOWER, 0, "0,0"));
        assertThat(scene.state.view(0).turnOf()).isEqualTo(0);
        assertThat(scene.state.view(0).mover()).isEqualTo(State.CHANCE);
    }

    @Test
    @DisplayName("10.2 a second view counts the pieces of each player and lists those captured")
    void aSecondViewListsTheCapturedPieces() {
        var scene = Scene.of(BOARD, "surface=flat", "landslide=0", "sanctuary=off");
        scene.play("0,0 0,3", "1,3 0,3");
        var view = scene.state.view(State.NOBODY);
        assertThat(view.pictures()).containsExactly("board", "captured");
        assertThat(view.picture("captured", Selection.NONE)).hasToString("""
                        player  pieces  captured
                             0       1         1  t 0,3
                             1       2         0
                        """);
        assertThat(view.picture("board", Selection.NONE))
                .hasToString(view.picture().toString());
    }

    @Test
    @DisplayName("12 no landslide is told that will not come, and nobody's turn before the lot")
    void whatIsNotThereIsEmpty() {
        assertThat(Scene.of(BOARD, "landslide=0").state.view(0).nextLandslide()).isEmpty();
        var late = Scene.of(BOARD, "surface=flat", "landslide=2", "round-limit=2")
                .state
                .view(0);
        assertThat(late.nextLandslide()).isEmpty();
        assertThat(Scene.start(2).state.view(0).turnOf()).isEqualTo(State.NOBODY);
    }

    @Test
    @DisplayName("12 every place is a spot, in each band of a wide world")
    void everyPlaceIsASpot() {
        var picture = Scene.of(BOARD).state.view(0).picture();
        assertThat(picture.words())
                .containsExactly("0,0", "0,1", "0,2", "0,3", "1,0", "1,1", "1,2", "1,3", "2,0", "2,1", "2,2", "2,3");
        assertThat(picture.wordAt(1, 3)).isEqualTo("0,0");
        assertThat(picture.wordAt(1, 6)).isEqualTo("0,0");
        assertThat(picture.wordAt(1, 7)).isEqualTo("0,1");
        assertThat(picture.wordAt(1, 2)).as("a label").isEmpty();
        assertThat(picture.wordAt(3, 18)).isEqualTo("2,3");
        var wide = Scene.start(2, "width=30", "height=4").state.view(0).picture();
        assertThat(wide.words()).hasSize(120);
        assertThat(wide.toString().lines().toList().get(8)).startsWith(" 1   ·");
        assertThat(wide.wordAt(8, 4)).isEqualTo("1,18");
    }

    @Test
    @DisplayName("12 a captured piece is a spot for freeing it, where that is a move")
    void aCapturedPieceIsASpot() {
        var moves = new String[] {"0,0 0,3", "1,3 0,3"};
        var scene = Scene.of(BOARD, "surface=flat", "release-cost=turn").play(moves);
        var choice = Selection.of(scene.state);
        var picture = scene.state.view(0).picture(choice);
        assertThat(picture.toString().lines().toList().get(5)).isEqualTo("captured: t● 0,3");
        assertThat(picture.wordAt(5, 12)).isEqualTo("free");
        scene.play("1,0 1,1", "0,3 0,2");
        var chosen = Selection.of(scene.state).choose("free");
        var second = scene.state.view(0).picture(chosen);
        assertThat(second.wordAt(5, 12)).isEqualTo("0,3");
        assertThat(withoutMove(moves).wordAt(5, 12)).isEmpty();
    }

    private static Picture withoutMove(String... moves) {
        return Scene.of(BOARD, "surface=flat", "release=0")
                .play(moves)
                .state
                .view(0)
                .picture();
    }
}
