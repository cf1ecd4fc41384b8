package plateau.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import plateau.contract.Breach;
import plateau.contract.Clause;
import plateau.contract.Contract;
import plateau.contract.RandomGame;
import plateau.contract.Sample;
import plateau.core.Game;

/// Enough random games are played to see what is rare.
class SampleTest {
    /// Forgets to share the win where nobody is ahead.
    private static final class ForgetsDraws extends BrokenCards.Faulty {
        ForgetsDraws(Game game, int players) {
            super(game, players);
        }

        @Override
        public double payoff(int player) {
            return score(player) > score(1 - player) ? 1 : 0;
        }
    }

    private static final Sample SAMPLE = Sample.of(new BrokenCards(ForgetsDraws::new), 2, 1);

    @Test
    void manyShortGamesArePlayedAndTheRareOnesLookedThrough() {
        assertThat(SAMPLE.games()).hasSize(1000);
        assertThat(SAMPLE.chosen()).hasSizeBetween(60, 63);
        assertThat(SAMPLE.chosen()).anyMatch(RandomGame::isDrawn);
        assertThat(SAMPLE.chosen()).extracting(RandomGame::plies).contains(longest());
        assertThat(Sample.of(new Cards(2), 2, 7, 3).chosen()).hasSize(3);
    }

    private static int longest() {
        return SAMPLE.games().stream().mapToInt(RandomGame::plies).max().orElseThrow();
    }

    @Test
    void whatIsWrongInADrawOnlyIsFound() {
        var first = SAMPLE.games().getFirst();
        var drawn =
                SAMPLE.games().stream().filter(RandomGame::isDrawn).findFirst().orElseThrow();
        for (var clause : Contract.clauses()) {
            if (clause instanceof Clause.OfManyGames many && many.name().equals("payoffs share one win")) {
                many.check(first);
                assertThatThrownBy(() -> many.check(drawn))
                        .isInstanceOf(Breach.class)
                        .hasMessageContaining("the sum of the payoffs [0.0, 0.0] is 0.0");
            }
        }
    }
}
