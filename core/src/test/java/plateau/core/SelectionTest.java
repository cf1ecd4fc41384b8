package plateau.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

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
}
