package plateau.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.core.Game;
import plateau.core.options.Options;

/// A correct game with chance and a hidden hand keeps the whole contract.
class CardsContractTest extends GameContract {
    @Override
    protected List<Game> games() {
        return everyPreset(Options.of(Cards.class));
    }

    @Override
    protected int plyLimit() {
        return 100;
    }

    @Test
    void theDefaultsComeFirstAndThenEachPreset() {
        assertThat(games()).containsExactly(new Cards(2), new Cards(5));
    }

    @Test
    void everyNumberOfPlayersIsTried() {
        assertThat(playerCounts(new Cards(2))).containsExactly(2, 3, 4);
    }
}
