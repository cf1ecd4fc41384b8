package plateau.terminal.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.bots.Bots;
import plateau.games.Games;

class PairTest {
    @Test
    void theUsualPairsAreAllThatTheBotsAllow() {
        var bots = List.of("random", "greedy", "easy", "medium", "hard", "mcts", "uct", "classic");
        assertThat(Pair.usual(bots, List.of("classic")))
                .map(Pair::toString)
                .containsExactly(
                        "hard/medium",
                        "medium/easy",
                        "easy/random",
                        "hard/greedy",
                        "hard/classic",
                        "greedy/random",
                        "mcts:time=300ms/uct:time=300ms",
                        "mcts:steps=4000/mcts:steps=1000",
                        "mcts:steps=1000/mcts:steps=250",
                        "mcts:steps=250/mcts:steps=60",
                        "mcts:steps=60/random");
        assertThat(Pair.usual(List.of("random", "greedy", "classic"), List.of("classic")))
                .containsExactly(new Pair("greedy", "random"));
    }

    @Test
    void everyGameHasUsualPairsOfBotsThatThereAre() {
        for (var options : Games.all()) {
            var game = options.defaults();
            var pairs = Pair.usual(game);
            assertThat(pairs).contains(new Pair("greedy", "random")).doesNotHaveDuplicates();
            for (var pair : pairs) {
                assertThat(Bots.parse(pair.a(), game).plays(game)).isTrue();
                assertThat(Bots.parse(pair.b(), game).plays(game)).isTrue();
            }
        }
    }
}
