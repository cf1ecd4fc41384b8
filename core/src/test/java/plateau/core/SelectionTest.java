package plateau.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.core.text.BadInput;

class SelectionTest {
    private final State state = new Stones(5).start(2);
    private final Selection all = Selection.of(state);

    private int find(String notation) {
        var legal = new Moves();
        state.legalMoves(legal);
        return Selection.find(state, legal, notation);
    }

    @Test
    void theFirstChoicesAreTheFirstWordsEachOnceInTheOrderOfTheMoves() {
        assertThat(all.choices()).containsExactly("take", "all");
        assertThat(all.words()).isEmpty();
        assertThat(all.isComplete()).isFalse();
    }

    @Test
    void aWordNarrowsTheChoice() {
        var taking = all.choose("take");
        assertThat(taking.words()).containsExactly("take");
        assertThat(taking.choices()).containsExactly("one", "two");
        assertThat(taking.isComplete()).isFalse();
    }

    @Test
    void aSelectionNeverChanges() {
        var taking = all.choose("take");
        taking.choose("two");
        assertThat(all.choices()).containsExactly("take", "all");
        assertThat(taking.choices()).containsExactly("one", "two");
    }

    @Test
    void theLastWordFindsTheMove() {
        var chosen = all.chooseAll(List.of("take", "two"));
        assertThat(chosen.isComplete()).isTrue();
        assertThat(chosen.move()).isEqualTo(2);
        assertThat(chosen.choices()).isEmpty();
    }

    @Test
    void aMoveThatAloneIsLeftIsStillToBeNamedToItsEnd() {
        var one = new Moves();
        one.add(2);
        var selection = Selection.of(state, one);
        assertThat(selection.isComplete()).isFalse();
        assertThat(selection.choose("take").isComplete()).isFalse();
    }

    @Test
    void thereIsNoMoveBeforeTheLastWord() {
        assertThatThrownBy(() -> all.choose("take").move())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no move chosen yet: [take]");
    }

    @Test
    void anotherWordIsRefusedWithWhatIsLegal() {
        assertThatThrownBy(() -> all.choose("give"))
                .isInstanceOf(BadInput.class)
                .hasMessage("'give' is not legal here; legal: take all");
        assertThatThrownBy(() -> all.chooseAll(List.of("take", "six")))
                .isInstanceOf(BadInput.class)
                .hasMessage("'take six' is not legal here; legal: one two");
    }

    @Test
    void whereThereIsNoMoveEveryWordIsRefused() {
        assertThatThrownBy(() -> Selection.of(new Stones(0).start(2)).choose("all"))
                .isInstanceOf(BadInput.class)
                .hasMessage("'all' is not legal here; there is no move");
    }

    @Test
    void aWordTooManyIsRefused() {
        assertThatThrownBy(() -> all.chooseAll(List.of("all", "now")))
                .isInstanceOf(BadInput.class)
                .hasMessage("'all now' has a word too many: 'all' is a whole move");
    }

    @Test
    void aWholeNotationIsFound() {
        assertThat(find("take one")).isEqualTo(1);
        assertThat(find("all")).isEqualTo(Stones.ALL);
    }

    @Test
    void aNotationThatIsNotLegalIsRefused() {
        assertThatThrownBy(() -> find("take three"))
                .isInstanceOf(BadInput.class)
                .hasMessage("'take three' is not legal here; legal: one two");
        assertThatThrownBy(() -> find(""))
                .isInstanceOf(BadInput.class)
                .hasMessage("'' is not legal here; legal: take all");
        assertThatThrownBy(() -> find("take two more"))
                .isInstanceOf(BadInput.class)
                .hasMessage("'take two more' has a word too many: 'take two' is a whole move");
    }

    @Test
    void theBeginningOfANotationIsRefusedWithHowItGoesOn() {
        assertThatThrownBy(() -> find("take"))
                .isInstanceOf(BadInput.class)
                .hasMessage("'take' is the beginning of a move; it goes on with one two");
    }

    @Test
    void movesThatAreWrittenTheSameAreTheFaultOfTheGame() {
        var legal = new Moves();
        legal.addAll(new int[] {1, Stones.ALL, Stones.ALL + 1}, 3);
        assertThatThrownBy(() -> Selection.of(state, legal))
                .isInstanceOf(GameFault.class)
                .hasMessage("the game of plateau.core.Stones$Heap is at fault:"
                        + " a move is written 'all' and another 'all'");
        assertThatThrownBy(() -> Selection.find(state, legal, "all"))
                .isInstanceOf(GameFault.class)
                .hasMessageEndingWith("moves 3 and 4 are both written 'all'");
        assertThat(Selection.find(state, legal, "take one")).isEqualTo(1);
    }

    @Test
    void aMoveThatIsTheBeginningOfAnotherIsTheFaultOfTheGame() {
        var words = new Wordy(List.of("a b", "a bc", "a", "ab"));
        assertThatThrownBy(() -> Selection.of(words))
                .isInstanceOf(GameFault.class)
                .hasMessageEndingWith("a move is written 'a' and another 'a b'");
        assertThat(Selection.of(new Wordy(List.of("a b", "a bc", "ab", "a\u0001")))
                        .choices())
                .containsExactly("a", "ab", "a\u0001");
    }

    /// Positions with moves of these names.
    private record Wordy(List<String> names) implements State {
        @Override
        public int players() {
            return 1;
        }

        @Override
        public int mover() {
            return 0;
        }

        @Override
        public void legalMoves(Moves moves) {
            for (int move = 0; move < names.size(); move++) {
                moves.add(move);
            }
        }

        @Override
        public void play(int move) {}

        @Override
        public int score(int player) {
            return 0;
        }

        @Override
        public State copy() {
            return this;
        }

        @Override
        public void copyFrom(State other) {}

        @Override
        public String notation(int move) {
            return names.get(move);
        }

        @Override
        public View view(int viewer) {
            return TextView.of(this, "");
        }
    }
}
