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

class TerminalRosterTest {
    private final TerminalRoster roster = new TerminalRoster();

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
        var pairing = TerminalRoster.pairing(options, game, List.of());
        assertThat(roster.game(pairing.game(), pairing.options())).isEqualTo(game);
    }

    @Test
    void whatThereIsNotIsRefused() {
        assertThatThrownBy(() -> roster.game("pils", Map.of()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("no game 'pils'");
        var piles = Games.named("piles").defaults();
        assertThatThrownBy(() -> roster.player("gredy", piles))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("no bot 'gredy' plays piles");
    }

    @Test
    void everyPlayerIsSomebodyNew() {
        var piles = Games.named("piles").defaults();
        assertThat(roster.player("greedy", piles)).isNotSameAs(roster.player("greedy", piles));
    }
}
