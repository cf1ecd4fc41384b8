package plateau.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import plateau.contract.Fields;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.core.text.BadInput;

class PerftTest {
    private static final Options<Game> CARDS = Options.of(Cards.class);

    @TestFactory
    Stream<DynamicTest> theCardsAreCountedAsTheFileSays() {
        return Perft.tests("cards.perft", CARDS, Game::start);
    }

    @Test
    void outcomesOfChanceCountLikeMoves() {
        // two cards are dealt, then one of three things is said
        assertThat(Perft.count(new Cards(1).start(2), 3)).isEqualTo(6 * 6 * 3);
    }

    @Test
    void theCountLeavesThePositionAlone() {
        var state = new Cards(1).start(2);
        var before = Fields.of(state);
        Perft.count(state, 4);
        assertThat(before.difference(Fields.of(state))).isEmpty();
    }

    @Test
    void aWrongCountFails() {
        var line = new Perft(List.of("rounds=1"), 2, List.of("card 1"), 1, 7);
        assertThatThrownBy(() -> line.check(CARDS, Game::start))
                .isInstanceOf(AssertionError.class)
                .hasMessageContainingAll("rounds=1 | 2 | card 1 | 1 | 7", "6");
    }

    @Test
    void linesAreReadAndWritten() {
        var text = "rounds=1 / a=b | 3 | card 1 / bet low | 2 | 12";
        assertThat(Perft.read("# comment\n\n" + text + "\n- | 2 | - | 0 | 1"))
                .containsExactly(
                        new Perft(List.of("rounds=1", "a=b"), 3, List.of("card 1", "bet low"), 2, 12),
                        new Perft(List.of(), 2, List.of(), 0, 1))
                .first()
                .hasToString(text);
    }

    @Test
    void aLineThatCannotBeReadIsRefusedByItsNumber() {
        assertThatThrownBy(() -> Perft.read("# ok\n- | two | - | 1 | 6"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("line 2 must be options | players");
        assertThatThrownBy(() -> Perft.read("- | 2 | 1 | 6"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("line 1 must be");
    }
}
