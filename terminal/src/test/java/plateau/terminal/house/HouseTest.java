package plateau.terminal.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.core.Game;
import plateau.core.options.Options;
import plateau.core.text.BadInput;
import plateau.games.Games;

class HouseTest {
    private final House house = new House();

    static Stream<Options<Game>> games() {
        return Games.all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameIsTheSameWhenItIsFoundAgainByItsNameAndOptions(Options<Game> options) {
        assertFound(options, options.defaults());
        for (var preset : options.presets()) {
            assertFound(options, options.parse(preset.name(), List.of()));
        }
    }

    private void assertFound(Options<Game> options, Game game) {
        var pairing = House.pairing(options, game, List.of());
        assertThat(house.game(pairing.game(), pairing.options())).isEqualTo(game);
    }

    @Test
    void whatThereIsNotIsRefused() {
        assertThatThrownBy(() -> house.game("pils", Map.of()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("no game 'pils'");
        var piles = Games.named("piles").defaults();
        assertThatThrownBy(() -> house.player("gredy", piles))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("no bot 'gredy' plays piles");
    }

    @Test
    void everyPlayerIsSomebodyNew() {
        var piles = Games.named("piles").defaults();
        assertThat(house.player("greedy", piles)).isNotSameAs(house.player("greedy", piles));
    }
}
