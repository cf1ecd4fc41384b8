package plateau.games.piles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import plateau.core.Event;
import plateau.core.Selection;
import plateau.core.State;
import plateau.core.text.Json;
import plateau.core.text.Plain;

/// The rules page, section 10: what everybody sees, as data, and where one points at it.
class PilesViewTest {
    @Test
    @DisplayName("10.1 A view tells everything, as plain data")
    void aViewTellsEverything() {
        var state = PilesText.played(new Piles(2, 9, 1, false), 2, "1,1", "2,2");
        assertThat(Json.write(Plain.of(state.view(State.NOBODY)))).isEqualTo("""
                        {"mover":0,"scores":[1,1],"size":2,"turn":2,"turnLimit":9,\
                        "stacks":[{"cell":"1,1","tokens":[0],"open":false},\
                        {"cell":"1,2","tokens":[],"open":true},\
                        {"cell":"2,1","tokens":[],"open":true},\
                        {"cell":"2,2","tokens":[1],"open":false}]}""");
    }

    @Test
    @DisplayName("10.2 One points at cells, whatever stands there")
    void onePointsAtCells() {
        var picture = PilesText.position(2, "1 -\n- 2").view(0).picture();
        assertThat(picture.words()).containsExactly("1,1", "1,2", "2,1", "2,2");
        assertThat(picture.wordAt(2, 5)).isEqualTo("1,1");
        assertThat(picture.wordAt(4, 9)).isEqualTo("2,2");
        assertThat(picture.wordAt(3, 5)).as("the rule between").isEmpty();
    }

    @Test
    @DisplayName("10.3 A second picture lists what lies on every cell, the uppermost first")
    void theSecondPictureListsTheStacks() {
        var view = PilesText.position(2, "121 -\n- 2").view(0);
        assertThat(view.pictures()).containsExactly("board", "stacks");
        assertThat(view.picture("stacks", Selection.NONE)).hasToString("  1,1   3 ●1 ■2 ●1\n  2,2   1 ■2\n");
        assertThat(view.picture("stacks", Selection.NONE).words()).containsExactly("1,1", "2,2");
        assertThat(view.picture("board", Selection.NONE))
                .hasToString(view.picture().toString());
        assertThat(new Piles(2, 9, 1, false).begin(2).view(0).picture("stacks", Selection.NONE))
                .hasToString("-\n");
    }

    @Test
    @DisplayName("10.1 The status tells the turn and how many there are")
    void theStatusTellsTheTurn() {
        var state = PilesText.played(new Piles(2, 9, 1, false), 2, "1,1", "2,2");
        assertThat(state.view(0).status()).containsExactly(Event.of("turn", "turn", 3, "limit", 9));
    }
}
